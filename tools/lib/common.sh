# Shared by the shell tools: where things are, how steps, progress and failures are told. To be sourced, with
# `set -euo pipefail` already on.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# Some automatic runs have no home folder in their environment.
if [[ -z "${HOME:-}" ]]; then
    HOME=$(getent passwd "$(id -u)" | cut -d: -f6)
    export HOME
fi

# Where this user's built libraries are kept between clones.
cache_root() { echo "${XDG_CACHE_HOME:-$HOME/.cache}/twentynine"; }

say() { printf '==> %s\n' "$*"; }

# fail WHAT DO: says what went wrong and what to do about it, and ends.
fail() {
    printf '\nStopped: %s\n%s\n' "$1" "$2" >&2
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# help FILE: prints the comment that opens a script, which is its manual.
help() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$1"; }

# usage FILE: prints the usage that a C++ program holds as its kUsage, for help before anything is built.
usage() { awk '/^\)";/ { exit } sub(/.*R"\(Usage:/, "Usage:") { on = 1 } on' "$1"; }

# only_options TOOL PATTERN ARGS...: refuses all but options that the pattern names, each with its value.
only_options() {
    local tool=$1 pattern=$2
    shift 2
    while (($#)); do
        [[ "$1" =~ ^($pattern)$ ]] || fail "$tool doesn't know '$1'." "See $tool --help."
        if [[ "$1" != *=* ]]; then
            (($# > 1)) || fail "$1 needs a value after it." "See $tool --help."
            shift
        fi
        shift
    done
}

# only_listed TOOL HELP ARGS...: refuses options that this help doesn't list.
only_listed() {
    local tool=$1 text=$2 argument
    shift 2
    for argument; do
        [[ "$argument" != -* || "$text" == *"  ${argument%%=*} "* ]] || fail "$tool doesn't know '$argument'." "See $tool --help."
    done
}

# at_least VERSION WANTED: whether a dotted version is new enough.
at_least() { [[ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -1)" == "$2" ]]; }

# watched LOG COMMAND...: runs a quiet, long command, keeps what it says in LOG, and shows that it is alive: on a
# terminal its latest line, elsewhere a line every quarter of a minute. Returns the command's own status.
watched() {
    local log=$1 status=0 began=$SECONDS told=$SECONDS line
    shift
    mkdir -p "$(dirname "$log")"
    "$@" >"$log" 2>&1 </dev/null &
    local job=$!
    while kill -0 "$job" 2>/dev/null; do
        sleep 0.5
        line=$(tail -n 1 "$log" 2>/dev/null | tr -d '\r\t' | cut -c1-80)
        if [[ -t 1 ]]; then
            printf '\r\033[K    %3ds  %s' "$((SECONDS - began))" "$line"
        elif ((SECONDS - told >= 15)); then
            told=$SECONDS
            printf '    %3ds  %s\n' "$((SECONDS - began))" "$line"
        fi
    done
    [[ -t 1 ]] && printf '\r\033[K'
    wait "$job" || status=$?
    return "$status"
}

# Debian's Emscripten looks for its JavaScript helpers where Debian's Node.js would; another Node.js has to be told.
if [[ -d /usr/share/nodejs/acorn ]]; then
    export NODE_PATH="${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs"
fi

# Lets clones in different folders share what the compiler cache holds.
export CCACHE_BASEDIR="${CCACHE_BASEDIR:-$root}"
export CCACHE_NOHASHDIR=1

# node_for_wasm FILE ARGS...: runs a program that Emscripten made for Node.js. Older ones take the fetch() of newer
# Node.js for a browser's, and fail on the path of a file.
node_for_wasm() {
    if node --no-experimental-fetch -e 0 2>/dev/null; then
        node --no-experimental-fetch "$@"
    else
        node "$@"
    fi
}

# Node.js 18 has the browser's crypto, but not under its global name unless asked.
if have node && (($(node -p 'parseInt(process.versions.node)') < 19)); then
    export NODE_OPTIONS="${NODE_OPTIONS:-} --experimental-global-webcrypto"
fi
