#include "CProcessStart.h"

#if defined(__linux__)

#include <stdlib.h>
#include <unistd.h>

/// Of Swift's runtime, which its interpreter calls. Weak: a runtime without it goes on without.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc) __attribute__((weak));

/// Swift's runtime takes the arguments from `/proc`, and before `main` looks there for a folder of its own, without which it aborts.
/// In an empty root there is no `/proc`: the C library has the arguments as well, and a static program has no use for that folder.
/// Priorities up to 100 are the C library's.
__attribute__((constructor(101))) static void doWithoutProc(int argc, char **argv) {
    char link[1];
    if (readlink("/proc/self/exe", link, sizeof link) >= 0) return;
    setenv("SWIFT_ROOT", "/", 0);
    if (_swift_stdlib_overrideUnsafeArgvArgc) _swift_stdlib_overrideUnsafeArgvArgc(argv, argc);
}

#endif
