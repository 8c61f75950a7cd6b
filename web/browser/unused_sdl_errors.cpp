// SDL words its errors and its log with printf, which is large. The table asks whether something worked and
// never why not, so these stand in for SDL's own and say nothing.
#include <SDL2/SDL.h>

#include <cstdarg>

extern "C" {

// Declared here as SDL declares them in headers that it keeps to itself.
void SDL_LogInit();
void SDL_LogQuit();

int SDL_SetError(const char*, ...) {
    return -1;
}
int SDL_Error(SDL_errorcode) {
    return -1;
}
const char* SDL_GetError() {
    return "";
}
char* SDL_GetErrorMsg(char* text, int room) {
    if (room > 0) *text = '\0';
    return text;
}
void SDL_ClearError() {}

void SDL_LogInit() {}
void SDL_LogQuit() {}
void SDL_LogResetPriorities() {}
void SDL_LogSetAllPriority(SDL_LogPriority) {}
void SDL_LogSetPriority(int, SDL_LogPriority) {}
void SDL_Log(const char*, ...) {}
void SDL_LogDebug(int, const char*, ...) {}
void SDL_LogInfo(int, const char*, ...) {}
void SDL_LogWarn(int, const char*, ...) {}
void SDL_LogError(int, const char*, ...) {}
void SDL_LogCritical(int, const char*, ...) {}
void SDL_LogMessage(int, SDL_LogPriority, const char*, ...) {}
void SDL_LogMessageV(int, SDL_LogPriority, const char*, va_list) {}
}
