#include "CProcessStart.h"

/* VIPERGEN_COMMIT is a string that Package.swift takes from the environment of the build; see Tests/Scripts/commit. */
const char *vipergen_build_commit(void) {
#ifdef VIPERGEN_COMMIT
    return VIPERGEN_COMMIT;
#else
    return 0;
#endif
}
