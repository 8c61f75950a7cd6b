# Turns a file into a C++ array, so that a program carries it:
#   cmake -D INPUT=file -D OUTPUT=file.cpp -D HEADER=path -D NAME=kName -D SIZE=bytes -D MAGIC=hex -P embed.cmake
# A file of another size, or one that begins with other bytes, is refused.
file(SIZE "${INPUT}" size)
file(READ "${INPUT}" hex HEX)
string(FIND "${hex}" "${MAGIC}" begin)
if(NOT size EQUAL SIZE OR NOT begin EQUAL 0)
    message(FATAL_ERROR "${INPUT} is damaged or of another version. Take it from the repository again, "
                        "or make it with tools/opening-values.")
endif()
string(REGEX REPLACE "(................................)" "\\1\n" lines "${hex}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${lines}")
get_filename_component(source "${INPUT}" NAME)
file(WRITE "${OUTPUT}" "// The bytes of ${source}; written by the build.
#include \"${HEADER}\"

namespace twentynine::bots {

const std::array<std::uint8_t, ${SIZE}> ${NAME}{
${bytes}};

}  // namespace twentynine::bots
")
