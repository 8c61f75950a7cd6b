// The C library would leave a program through the system's proc_exit, which would be the one thing that this
// module asks of the page. A module has nowhere to go: it traps.
#include <cstdint>

extern "C" [[noreturn]] void __wasi_proc_exit(std::uint32_t) {
    __builtin_trap();
}
