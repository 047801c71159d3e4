extension JSONBytes {
    /// Opens a file, which is closed when the value goes.
    init(fileAt path: String) throws(DesignFault) {
        let file = OpenFile(path)
        guard file.descriptor >= 0 else { throw Self.unreadable(path) }
        self.init { offset, count throws(DesignFault) in
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
                read = pread(file.descriptor, buffer.baseAddress, count, off_t(offset))
                file.hasFailed = read < 0
                read = max(read, 0)
            }
            if file.hasFailed { throw Self.unreadable(path) }
            return bytes
        }
    }

    private static func unreadable(_ path: String) -> DesignFault {
        DesignFault(
            "can't read '\(path)': \(String(cString: strerror(errno)))",
            "pass another file, or change its permissions",
            at: nil
        )
    }
}

private final class OpenFile {
    let descriptor: Int32
    var hasFailed = false

    init(_ path: String) { descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
