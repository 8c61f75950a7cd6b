// The C library would tell JavaScript whenever the memory grows. Nobody has to be told: the page makes its
// views of the memory anew each time.
#include <cstddef>

extern "C" void emscripten_notify_memory_growth(std::size_t) {}
