// SDL's software renderer can draw blended lines, points and rectangles, triangles, and pictures that are
// turned. The table draws upright pictures only where there is no WebGL, so these stand in for SDL's own and
// keep some 90 kB of code out of the page. They report that they drew nothing.
#include <SDL2/SDL.h>

extern "C" {

// Declared here as SDL declares them in headers that it keeps to itself.
int SDL_BlendLine(SDL_Surface*, int, int, int, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8);
int SDL_BlendLines(SDL_Surface*, const SDL_Point*, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8);
int SDL_BlendPoint(SDL_Surface*, int, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8);
int SDL_BlendPoints(SDL_Surface*, const SDL_Point*, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8);
int SDL_BlendFillRect(SDL_Surface*, const SDL_Rect*, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8);
int SDL_BlendFillRects(SDL_Surface*, const SDL_Rect*, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8);
int SDL_DrawLine(SDL_Surface*, int, int, int, int, Uint32);
int SDL_DrawLines(SDL_Surface*, const SDL_Point*, int, Uint32);
int SDL_DrawPoint(SDL_Surface*, int, int, Uint32);
int SDL_DrawPoints(SDL_Surface*, const SDL_Point*, int, Uint32);
int SDL_SW_FillTriangle(SDL_Surface*, SDL_Point*, SDL_Point*, SDL_Point*, SDL_BlendMode, SDL_Color, SDL_Color,
                        SDL_Color);
int SDL_SW_BlitTriangle(SDL_Surface*, SDL_Point*, SDL_Point*, SDL_Point*, SDL_Surface*, SDL_Point*,
                        SDL_Point*, SDL_Point*, SDL_Color, SDL_Color, SDL_Color);
void trianglepoint_2_fixedpoint(SDL_Point*);
SDL_Surface* SDLgfx_rotateSurface(SDL_Surface*, double, int, int, int, const SDL_Rect*, double, double,
                                  const SDL_FPoint*);
void SDLgfx_rotozoomSurfaceSizeTrig(int, int, double, const SDL_FPoint*, SDL_Rect*, double*, double*);

int SDL_BlendLine(SDL_Surface*, int, int, int, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
int SDL_BlendLines(SDL_Surface*, const SDL_Point*, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
int SDL_BlendPoint(SDL_Surface*, int, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
int SDL_BlendPoints(SDL_Surface*, const SDL_Point*, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
int SDL_BlendFillRect(SDL_Surface*, const SDL_Rect*, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
int SDL_BlendFillRects(SDL_Surface*, const SDL_Rect*, int, SDL_BlendMode, Uint8, Uint8, Uint8, Uint8) {
    return -1;
}
int SDL_DrawLine(SDL_Surface*, int, int, int, int, Uint32) {
    return -1;
}
int SDL_DrawLines(SDL_Surface*, const SDL_Point*, int, Uint32) {
    return -1;
}
int SDL_DrawPoint(SDL_Surface*, int, int, Uint32) {
    return -1;
}
int SDL_DrawPoints(SDL_Surface*, const SDL_Point*, int, Uint32) {
    return -1;
}
int SDL_SW_FillTriangle(SDL_Surface*, SDL_Point*, SDL_Point*, SDL_Point*, SDL_BlendMode, SDL_Color, SDL_Color,
                        SDL_Color) {
    return -1;
}
int SDL_SW_BlitTriangle(SDL_Surface*, SDL_Point*, SDL_Point*, SDL_Point*, SDL_Surface*, SDL_Point*,
                        SDL_Point*, SDL_Point*, SDL_Color, SDL_Color, SDL_Color) {
    return -1;
}
void trianglepoint_2_fixedpoint(SDL_Point*) {}
SDL_Surface* SDLgfx_rotateSurface(SDL_Surface*, double, int, int, int, const SDL_Rect*, double, double,
                                  const SDL_FPoint*) {
    return nullptr;
}
void SDLgfx_rotozoomSurfaceSizeTrig(int, int, double, const SDL_FPoint*, SDL_Rect*, double*, double*) {}
}
