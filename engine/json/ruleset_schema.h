// The JSON Schema of a table's rules, for editors and other programs. assets/ruleset.schema.json holds it.
#pragma once

#include <string>

namespace twentynine {

// Draft 2020-12. It says of each field what it may hold by itself; what contradicts what is validate()'s to
// say.
std::string ruleset_schema();

}  // namespace twentynine
