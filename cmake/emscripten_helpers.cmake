# What a WebAssembly build needs beyond a native one.

# Debian's Emscripten looks for its JavaScript helpers where Debian's own Node.js would look; another Node.js has to
# be told. Compiling needs it as little as linking needs Closure, but both may be asked for by a bare `ninja`.
set(twentynine_environment "")
if(IS_DIRECTORY /usr/share/nodejs/acorn)
    list(APPEND twentynine_environment "NODE_PATH=/usr/share/nodejs")
endif()
set(TWENTYNINE_CLOSURE "${PROJECT_SOURCE_DIR}/node_modules/.bin/google-closure-compiler")
# Emscripten's own package brings the Closure compiler that fits it; Debian's leaves it out.
if(EMSCRIPTEN_ROOT_PATH MATCHES "^/usr/(share|lib)/")
    list(APPEND twentynine_environment "EM_CLOSURE_COMPILER=${TWENTYNINE_CLOSURE}")
endif()
if(twentynine_environment)
    list(JOIN twentynine_environment " " joined)
    set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env ${joined}")
endif()

# Headers of header-only libraries, linked into a folder of their own: /usr/include as a whole would shadow
# Emscripten's C library.
function(twentynine_system_header library header)
    get_filename_component(folder "${header}" DIRECTORY)
    find_path(${library}_FOLDER "${header}" PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
    set(own "${CMAKE_BINARY_DIR}/system-headers/${library}")
    file(MAKE_DIRECTORY "${own}")
    file(CREATE_LINK "${${library}_FOLDER}/${folder}" "${own}/${folder}" SYMBOLIC)
    add_library(${library} INTERFACE)
    target_include_directories(${library} SYSTEM INTERFACE "${own}")
endfunction()

# SDL2: tools/lib/sdl2-wasm decides which one, and builds it.
function(twentynine_add_sdl2)
    set(tool "${PROJECT_SOURCE_DIR}/tools/lib/sdl2-wasm")
    execute_process(COMMAND "${tool}" path OUTPUT_VARIABLE where OUTPUT_STRIP_TRAILING_WHITESPACE
        COMMAND_ERROR_IS_FATAL ANY)
    add_library(sdl2 INTERFACE)
    if(where STREQUAL "port")
        execute_process(COMMAND "${tool}" flag OUTPUT_VARIABLE flag OUTPUT_STRIP_TRAILING_WHITESPACE
            COMMAND_ERROR_IS_FATAL ANY)
        target_compile_options(sdl2 INTERFACE ${flag})
        target_link_options(sdl2 INTERFACE ${flag})
    elseif(EXISTS "${where}/lib/libSDL2.a")
        # SDL's headers are reached as <SDL2/SDL.h>; <SDL.h> works too.
        target_include_directories(sdl2 SYSTEM INTERFACE "${where}/include" "${where}/include/SDL2")
        target_link_libraries(sdl2 INTERFACE "${where}/lib/libSDL2.a")
    else()
        message(FATAL_ERROR "SDL2 for WebAssembly is not built yet: run tools/setup.")
    endif()
endfunction()
