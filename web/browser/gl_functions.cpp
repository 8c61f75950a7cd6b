// SDL asks by name for the functions of WebGL that it draws with. Emscripten would answer from a list of all
// there are, and the page would carry every one of them; this list has those that SDL's renderer asks for.
#include <EGL/egl.h>
#include <GLES2/gl2.h>

#include <array>
#include <string_view>

namespace {

struct Function {
    std::string_view name;
    void (*address)();
};

// Any function, as what SDL is handed: it knows the type that belongs to each name.
template <typename Result, typename... Arguments>
Function named(std::string_view name, Result (*function)(Arguments...)) {
    return {name, reinterpret_cast<void (*)()>(function)};
}

}  // namespace

// Weak: an SDL that brings a list of its own uses that.
extern "C" __attribute__((weak)) __eglMustCastToProperFunctionPointerType eglGetProcAddress(
    const char* name) {
    const std::array functions{
        named("glActiveTexture", &glActiveTexture),
        named("glAttachShader", &glAttachShader),
        named("glBindAttribLocation", &glBindAttribLocation),
        named("glBindBuffer", &glBindBuffer),
        named("glBindFramebuffer", &glBindFramebuffer),
        named("glBindTexture", &glBindTexture),
        named("glBlendEquationSeparate", &glBlendEquationSeparate),
        named("glBlendFuncSeparate", &glBlendFuncSeparate),
        named("glBufferData", &glBufferData),
        named("glBufferSubData", &glBufferSubData),
        named("glCheckFramebufferStatus", &glCheckFramebufferStatus),
        named("glClear", &glClear),
        named("glClearColor", &glClearColor),
        named("glCompileShader", &glCompileShader),
        named("glCreateProgram", &glCreateProgram),
        named("glCreateShader", &glCreateShader),
        named("glDeleteBuffers", &glDeleteBuffers),
        named("glDeleteFramebuffers", &glDeleteFramebuffers),
        named("glDeleteProgram", &glDeleteProgram),
        named("glDeleteShader", &glDeleteShader),
        named("glDeleteTextures", &glDeleteTextures),
        named("glDisable", &glDisable),
        named("glDisableVertexAttribArray", &glDisableVertexAttribArray),
        named("glDrawArrays", &glDrawArrays),
        named("glEnable", &glEnable),
        named("glEnableVertexAttribArray", &glEnableVertexAttribArray),
        named("glFinish", &glFinish),
        named("glFramebufferTexture2D", &glFramebufferTexture2D),
        named("glGenBuffers", &glGenBuffers),
        named("glGenFramebuffers", &glGenFramebuffers),
        named("glGenTextures", &glGenTextures),
        named("glGetAttribLocation", &glGetAttribLocation),
        named("glGetError", &glGetError),
        named("glGetIntegerv", &glGetIntegerv),
        named("glGetProgramInfoLog", &glGetProgramInfoLog),
        named("glGetProgramiv", &glGetProgramiv),
        named("glGetShaderInfoLog", &glGetShaderInfoLog),
        named("glGetShaderiv", &glGetShaderiv),
        named("glGetString", &glGetString),
        named("glGetUniformLocation", &glGetUniformLocation),
        named("glLinkProgram", &glLinkProgram),
        named("glPixelStorei", &glPixelStorei),
        named("glReadPixels", &glReadPixels),
        named("glScissor", &glScissor),
        named("glShaderBinary", &glShaderBinary),
        named("glShaderSource", &glShaderSource),
        named("glTexImage2D", &glTexImage2D),
        named("glTexParameteri", &glTexParameteri),
        named("glTexSubImage2D", &glTexSubImage2D),
        named("glUniform1i", &glUniform1i),
        named("glUniform4f", &glUniform4f),
        named("glUniformMatrix4fv", &glUniformMatrix4fv),
        named("glUseProgram", &glUseProgram),
        named("glVertexAttribPointer", &glVertexAttribPointer),
        named("glViewport", &glViewport),
    };
    for (const Function& function : functions) {
        if (function.name == name) return function.address;
    }
    return nullptr;
}
