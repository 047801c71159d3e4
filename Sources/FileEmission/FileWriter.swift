/// The three ways to write bytes to the disk.
///
/// Each is safe against the death of the process at any instant. The state after a power failure is up to the file
/// system: nothing is flushed to the device.
struct FileWriter<Disk: FileSystem> {
    let disk: Disk

    /// Writes a new file in place. If interrupted, a proper prefix of the bytes is left.
    func create(_ name: String, _ contents: [UInt8], in folder: Descriptor) throws(SystemError) {
        let file = try disk.createFile(name, in: folder)
        do {
            try fill(file, contents)
        } catch {
            try? disk.removeFile(name, in: folder)
            throw error
        }
    }

    /// Creates a file completely or not at all. Returns false and changes nothing if the name exists.
    func createWhole(_ name: String, _ contents: [UInt8], in folder: Descriptor) throws(SystemError) -> Bool {
        let partial = try createPartial(of: name, contents, in: folder)
        do {
            try disk.renameExclusively(partial, to: name, in: folder)
            return true
        } catch {
            try? disk.removeFile(partial, in: folder)
            guard error.number == EEXIST else { throw error }
            return false
        }
    }

    /// Replaces a file, which is complete before and after.
    ///
    /// - Parameter permissions: the permissions of the new file; `nil` for the system's default.
    func replace(
        _ name: String,
        _ contents: [UInt8],
        in folder: Descriptor,
        permissions: UInt32? = nil
    ) throws(SystemError) {
        let partial = try createPartial(of: name, contents, in: folder)
        do {
            if let permissions { try disk.setPermissions(permissions, of: partial, in: folder) }
            try disk.rename(partial, to: name, in: folder)
        } catch {
            try? disk.removeFile(partial, in: folder)
            throw error
        }
    }

    /// Creates the partial file. The folder is locked, so an existing one is left from a dead run.
    private func createPartial(
        of name: String,
        _ contents: [UInt8],
        in folder: Descriptor
    ) throws(SystemError) -> String {
        let partial = PartialName.of(name)
        do {
            try create(partial, contents, in: folder)
        } catch  where error.number == EEXIST {
            try disk.removeFile(partial, in: folder)
            try create(partial, contents, in: folder)
        }
        return partial
    }

    /// Writes all bytes and closes the file; some file systems report only then that they are full.
    private func fill(_ file: Descriptor, _ contents: [UInt8]) throws(SystemError) {
        do {
            var written = 0
            while written < contents.count {
                written += try disk.write(contents, from: written, to: file)
            }
        } catch {
            try? disk.close(file)
            throw error
        }
        try disk.close(file)
    }
}

extension FileSystem {
    fileprivate func write(_ contents: [UInt8], from start: Int, to file: Descriptor) throws(SystemError) -> Int {
        let result = contents.withUnsafeBytes { bytes in
            Result { () throws(SystemError) in try write(UnsafeRawBufferPointer(rebasing: bytes[start...]), to: file) }
        }
        return try result.get()
    }
}
