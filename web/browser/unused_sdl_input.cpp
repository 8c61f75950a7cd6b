// What SDL would do with presses, keys, gestures and the full screen. The page's own elements take all of
// that, so these stand in for SDL's own, as those of unused_sdl.cpp do for lines and points.
#include <SDL2/SDL.h>
#include <emscripten/html5.h>

extern "C" {

// Declared here as SDL declares them in headers that it keeps to itself.
struct SDL_WindowData;
void Emscripten_RegisterEventHandlers(SDL_WindowData*);
void Emscripten_UnregisterEventHandlers(SDL_WindowData*);
EM_BOOL Emscripten_HandleCanvasResize(int, const void*, void*);
int SDL_GestureAddTouch(SDL_TouchID);
int SDL_GestureDelTouch(SDL_TouchID);
void SDL_GestureProcessEvent(SDL_Event*);
void SDL_GestureQuit();
int SDL_TouchInit();
int SDL_AddTouch(SDL_TouchID, SDL_TouchDeviceType, const char*);
int SDL_SendTouch(SDL_TouchID, SDL_FingerID, SDL_Window*, SDL_bool, float, float, float);
int SDL_SendTouchMotion(SDL_TouchID, SDL_FingerID, SDL_Window*, float, float, float);
void SDL_DelTouch(SDL_TouchID);
void SDL_TouchQuit();

// Weak: SDL's later versions have more of these, and then all of SDL's own come.
__attribute__((weak)) void Emscripten_RegisterEventHandlers(SDL_WindowData*) {}
__attribute__((weak)) void Emscripten_UnregisterEventHandlers(SDL_WindowData*) {}
__attribute__((weak)) EM_BOOL Emscripten_HandleCanvasResize(int, const void*, void*) {
    return EM_FALSE;
}

int SDL_GestureAddTouch(SDL_TouchID) {
    return 0;
}
int SDL_GestureDelTouch(SDL_TouchID) {
    return 0;
}
void SDL_GestureProcessEvent(SDL_Event*) {}
void SDL_GestureQuit() {}

int SDL_TouchInit() {
    return 0;
}
int SDL_AddTouch(SDL_TouchID, SDL_TouchDeviceType, const char*) {
    return -1;
}
int SDL_SendTouch(SDL_TouchID, SDL_FingerID, SDL_Window*, SDL_bool, float, float, float) {
    return 0;
}
int SDL_SendTouchMotion(SDL_TouchID, SDL_FingerID, SDL_Window*, float, float, float) {
    return 0;
}
void SDL_DelTouch(SDL_TouchID) {}
void SDL_TouchQuit() {}

// Emscripten's, which bring JavaScript with them.
EMSCRIPTEN_RESULT emscripten_request_fullscreen_strategy(const char*, EM_BOOL,
                                                         const EmscriptenFullscreenStrategy*) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_fullscreen() {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_request_pointerlock(const char*, EM_BOOL) {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_pointerlock() {
    return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

// SDL reads the speed of a mouse from hints that nobody sets, with the C library's largest function.
double atof(const char*) {
    return 1;
}
}
