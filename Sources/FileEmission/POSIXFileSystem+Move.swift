extension POSIXFileSystem {
    func move(
        _ name: String,
        in folder: Descriptor,
        to newName: String,
        in newFolder: Descriptor
    ) throws(SystemError) {
        if try kind(of: name, in: folder) == .folder {
            // Takes the place of nothing but an empty folder.
            try retrying { renameat(folder, name, newFolder, newName) }
            return
        }
        // As an exclusive rename: a hard link never replaces anything.
        do {
            try retrying { linkat(folder, name, newFolder, newName, 0) }
        } catch  where error.number == EEXIST {
            guard try areSame(name, folder, newName, newFolder) else { throw error }
        } catch  where [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(error.number) {
            // A file system without hard links.
            guard (try? kind(of: newName, in: newFolder)) == nil else { throw SystemError(number: EEXIST) }
            try retrying { renameat(folder, name, newFolder, newName) }
            return
        }
        try removeFile(name, in: folder)
    }

    private func areSame(
        _ name: String,
        _ folder: Descriptor,
        _ newName: String,
        _ newFolder: Descriptor
    ) throws(SystemError) -> Bool {
        var old = stat()
        var new = stat()
        try retrying { fstatat(folder, name, &old, AT_SYMLINK_NOFOLLOW) }
        try retrying { fstatat(newFolder, newName, &new, AT_SYMLINK_NOFOLLOW) }
        return old.st_dev == new.st_dev && old.st_ino == new.st_ino
    }
}
