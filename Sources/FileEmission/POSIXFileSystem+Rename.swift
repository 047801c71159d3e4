extension POSIXFileSystem {
    func renameExclusively(_ name: String, to newName: String, in folder: Descriptor) throws(SystemError) {
        #if canImport(Darwin)
            do {
                try retrying { renameatx_np(folder, name, folder, newName, UInt32(RENAME_EXCL)) }
                return
            } catch  where error.isMissingFeature {}
        #endif
        // A hard link never replaces anything. Killed between link and removal, the file is whole under both names, and the
        // next run removes the first one.
        do {
            try retrying { linkat(folder, name, folder, newName, 0) }
        } catch  where error.isMissingFeature {
            return try checkThenRename(name, to: newName, in: folder)
        }
        try removeFile(name, in: folder)
    }

    /// Renames on file systems with neither exclusive renames nor hard links. Only a file that appears between the two
    /// calls is at risk.
    private func checkThenRename(_ name: String, to newName: String, in folder: Descriptor) throws(SystemError) {
        do {
            _ = try kind(of: newName, in: folder)
        } catch  where error.number == ENOENT {
            return try rename(name, to: newName, in: folder)
        }
        throw SystemError(number: EEXIST)
    }
}

extension SystemError {
    fileprivate var isMissingFeature: Bool { [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, EMLINK].contains(number) }
}
