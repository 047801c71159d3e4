/// `flock(2)` on an open folder.
struct DirectoryLock {
    private let descriptor: Descriptor
    private let operation: Int32

    /// - Parameter isShared: true if other readers may have the lock at the same time.
    init(_ descriptor: Descriptor, isShared: Bool = false) {
        self.descriptor = descriptor
        operation = isShared ? LOCK_SH : LOCK_EX
    }

    /// Waits for the lock, and reports the wait after a quarter of a second.
    func take(onWait: () -> Void) throws(SystemError) {
        for _ in 0..<25 {
            if try takeNow() { return }
            usleep(10_000)
        }
        onWait()
        try retrying { flock(descriptor, operation) }
    }

    /// Takes the lock if it is free. Returns false if another run has it.
    func takeNow() throws(SystemError) -> Bool {
        do {
            try retrying { flock(descriptor, operation | LOCK_NB) }
            return true
        } catch  where error.number == EWOULDBLOCK {
            return false
        }
    }
}
