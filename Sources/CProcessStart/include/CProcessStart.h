#ifndef CPROCESSSTART_H
#define CPROCESSSTART_H

/// Nothing to call: linking the module is enough.

#endif
