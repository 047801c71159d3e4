#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How much stack the running thread has for recursion.
public enum StackSpace {
    /// What a thread gets, and what is tried where the system has no room for that.
    static let sizes = [256 << 20, 64 << 20, 8 << 20]
    /// Of a thread that somebody else made: the least that a system gives.
    private static let unknown = 256 << 10

    /// In bytes.
    public static var current: Int { noted ?? unknown }

    /// Runs the body where there is room for recursion: on a thread of its own, unless this one is such a thread.
    ///
    /// For example: `StackSpace.withPlenty { Parser.parse(source: text) }`.
    public static func withPlenty<Result>(_ body: @escaping @Sendable () -> Result) -> Result {
        if noted != nil { return body() }
        let result = Locked<Result?>(nil)
        guard
            let thread = WorkerThread({
                let value = body()
                result.withLock { $0 = value }
            })
        else { return body() }
        thread.join()
        return result.withLock { $0 } ?? body()
    }

    static var isPlenty: Bool { noted != nil }

    /// What the running thread was made with; `nil` for those of others.
    private static var noted: Int? {
        guard let key, let value = pthread_getspecific(key) else { return nil }
        return Int(bitPattern: value)
    }

    /// Notes on the running thread that it has this much, and does the work.
    static func use(_ size: Int, for work: () -> Void) {
        if let key { pthread_setspecific(key, UnsafeRawPointer(bitPattern: size)) }
        work()
    }

    /// Where each thread notes its size.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : nil
    }()
}
