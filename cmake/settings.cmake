# What every target shares: the language, warnings as errors, the compiler cache, and the two kinds of code.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")

option(TWENTYNINE_WERROR "Treat warnings as errors" ON)
set(TWENTYNINE_SANITIZE "" CACHE STRING "Sanitizers to build with, e.g. address,undefined")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -fdiagnostics-color=auto)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    add_compile_options(-Wno-restrict) # GCC 12 sees overlaps in the library's own string operators
endif()
if(TWENTYNINE_WERROR)
    add_compile_options(-Werror)
endif()
if(TWENTYNINE_SANITIZE)
    add_compile_options(-fsanitize=${TWENTYNINE_SANITIZE} -fno-sanitize-recover=all -fno-sanitize=vptr
                        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${TWENTYNINE_SANITIZE})
    add_compile_definitions(TWENTYNINE_SANITIZED=1)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-Wno-maybe-uninitialized) # the checks put in confuse this warning
    endif()
endif()

# The engine and the table do without exceptions and run-time type information everywhere, as they must on the page.
set(TWENTYNINE_PLAIN_FLAGS -fno-exceptions -fno-rtti)

# twentynine_sources(VARIABLE PATTERN...): the files of a folder; a new file is noticed by the next build.
function(twentynine_sources variable)
    set(found "")
    foreach(pattern IN LISTS ARGN)
        file(GLOB matches CONFIGURE_DEPENDS LIST_DIRECTORIES false "${pattern}")
        list(APPEND found ${matches})
    endforeach()
    list(SORT found)
    set(${variable} "${found}" PARENT_SCOPE)
endfunction()

if(EMSCRIPTEN)
    include(emscripten_helpers)
endif()
