#define _GNU_SOURCE
#include "COwnThread.h"

#if defined(__linux__)

#include <limits.h>
#include <linux/close_range.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

int takeOwnFolderAndDescriptors(void) {
    // Copies of other descriptors would keep locks and pipes of other threads open.
    if (syscall(SYS_close_range, 3U, UINT_MAX, CLOSE_RANGE_UNSHARE) != 0) return -1;
    return unshare(CLONE_FS);
}

#else

int takeOwnFolderAndDescriptors(void) { return -1; }

#endif
