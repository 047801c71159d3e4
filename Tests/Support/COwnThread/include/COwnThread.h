#pragma once

/// Gives the running thread, and those that it starts, a working folder and file descriptors of their own; only the standard streams
/// are open then.
///
/// - Returns: 0; -1 where the system has no such thing.
int takeOwnFolderAndDescriptors(void);
