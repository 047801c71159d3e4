/// The three descriptors that every program starts with.
package enum StandardStreams {
    /// Opens closed descriptors and handles broken pipes. Call it before any file is opened.
    package static func prepare() {
        // The next file to be opened would take the place of a closed one, and be printed into. What can't be written to
        // takes it instead, so that printing fails.
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            if open("/dev/null", O_RDONLY) < 0 { _ = open("/", O_RDONLY) }
        }
        // A reader that leaves must not end a run that is writing files. With a handler, unlike with `SIG_IGN`, the programs
        // that this one starts have the default again.
        signal(SIGPIPE) { _ in }
    }

    /// Writes all bytes, even if the system takes only a part at a time.
    ///
    /// - Returns: the `errno` that kept the rest from being written; `nil` if everything was.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count == 0 {
                return EIO
            } else if errno == EAGAIN {
                // A pipe or terminal that somebody else has told not to block.
                var stream = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&stream, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }

    /// Ends the process as the system does if its reader has left.
    static func endByBrokenPipe() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        // The signal is blocked: the exit code that a shell shows for it.
        exit(128 + SIGPIPE)
    }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, start, count)
}
