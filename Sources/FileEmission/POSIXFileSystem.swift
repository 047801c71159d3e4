/// The real disk.
struct POSIXFileSystem: FileSystem {
    func openFolder(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor {
        try retrying { openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    }

    func openFile(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor {
        try retrying { openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    }

    /// Closes a descriptor. After an interruption it is closed as well, so this isn't retried.
    func close(_ descriptor: Descriptor) throws(SystemError) {
        if closeDescriptor(descriptor) != 0, errno != EINTR { throw .last }
    }

    func kind(of name: String, in folder: Descriptor) throws(SystemError) -> EntryKind {
        var status = stat()
        try retrying { fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
        return EntryKind(mode: UInt32(status.st_mode))
    }

    func kindBehindLinks(of name: String, in folder: Descriptor) throws(SystemError) -> EntryKind {
        var status = stat()
        try retrying { fstatat(folder, name, &status, 0) }
        return EntryKind(mode: UInt32(status.st_mode))
    }

    func permissions(of name: String, in folder: Descriptor) throws(SystemError) -> UInt32 {
        var status = stat()
        try retrying { fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
        return UInt32(status.st_mode) & 0o7777
    }

    func setPermissions(_ permissions: UInt32, of name: String, in folder: Descriptor) throws(SystemError) {
        try retrying { fchmodat(folder, name, mode_t(permissions), 0) }
    }

    func read(_ file: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try retrying { readDescriptor(file, buffer.baseAddress, buffer.count) }
    }

    func createFolder(_ name: String, in folder: Descriptor) throws(SystemError) {
        try retrying { mkdirat(folder, name, 0o777) }
    }

    func createFile(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor {
        try retrying { openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666) }
    }

    func write(_ bytes: UnsafeRawBufferPointer, to file: Descriptor) throws(SystemError) -> Int {
        try retrying { writeDescriptor(file, bytes.baseAddress, bytes.count) }
    }

    func rename(_ name: String, to newName: String, in folder: Descriptor) throws(SystemError) {
        try retrying { renameat(folder, name, folder, newName) }
    }

    func removeFile(_ name: String, in folder: Descriptor) throws(SystemError) {
        try retrying { unlinkat(folder, name, 0) }
    }

    func removeFolder(_ name: String, in folder: Descriptor) throws(SystemError) {
        try retrying { unlinkat(folder, name, AT_REMOVEDIR) }
    }
}

@discardableResult
func retrying<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
    while true {
        let result = call()
        if result >= 0 { return result }
        guard errno == EINTR else { throw .last }
    }
}

private func closeDescriptor(_ descriptor: Descriptor) -> Int32 { close(descriptor) }

private func readDescriptor(_ file: Descriptor, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, start, count)
}

private func writeDescriptor(_ file: Descriptor, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, start, count)
}
