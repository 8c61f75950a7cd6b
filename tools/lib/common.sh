# Shared by the shell tools: where things are, how steps and failures are told. To be sourced, with
# `set -euo pipefail` already on.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# Where this user's built libraries are kept between clones.
cache_root() { echo "${XDG_CACHE_HOME:-$HOME/.cache}/twentynine"; }

say() { printf '==> %s\n' "$*"; }

# fail WHAT DO: says what went wrong and what to do about it, and ends.
fail() {
    printf '\nStopped: %s\n%s\n' "$1" "$2" >&2
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# Debian's Emscripten looks for its JavaScript helpers where Debian's Node.js would; another Node.js has to be told.
if [[ -d /usr/share/nodejs/acorn ]]; then
    export NODE_PATH="${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs"
fi
