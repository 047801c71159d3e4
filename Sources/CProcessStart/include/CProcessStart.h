#ifndef CPROCESSSTART_H
#define CPROCESSSTART_H

/// What sets Swift up needs no call: linking the module is enough.

/// The commit that the command was built from; null where the build wasn't told.
const char *vipergen_build_commit(void);

#endif
