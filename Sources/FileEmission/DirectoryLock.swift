#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// `flock(2)` on an open folder.
struct DirectoryLock {
    private let descriptor: Descriptor

    init(_ descriptor: Descriptor) { self.descriptor = descriptor }

    /// Waits for the lock, and says so after a quarter of a second.
    func take(onWait: () -> Void) throws(SystemError) {
        for _ in 0..<25 {
            if try takeNow() { return }
            usleep(10_000)
        }
        onWait()
        try retrying { flock(descriptor, LOCK_EX) }
    }

    private func takeNow() throws(SystemError) -> Bool {
        do {
            try retrying { flock(descriptor, LOCK_EX | LOCK_NB) }
            return true
        } catch  where error.number == EWOULDBLOCK {
            return false
        }
    }
}
