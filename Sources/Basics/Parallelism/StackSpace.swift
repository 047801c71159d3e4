/// The stack space that the running thread has for recursion.
public enum StackSpace {
    /// The stack size of a thread, followed by smaller ones to try if memory is short.
    static let sizes = [256 << 20, 64 << 20, 8 << 20]
    /// The stack size of a thread made elsewhere: the least that a system gives.
    private static let unknown = 256 << 10

    /// The stack size of the running thread in bytes.
    public static var current: Int { noted ?? unknown }

    /// Runs the body with enough stack for recursion: on a thread of its own, unless this already is one.
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

    /// The size that the running thread was created with; `nil` for threads made elsewhere.
    private static var noted: Int? {
        guard let key, let value = pthread_getspecific(key) else { return nil }
        return Int(bitPattern: value)
    }

    /// Does the work and records this stack size for the running thread.
    static func use(_ size: Int, for work: () -> Void) {
        if let key { pthread_setspecific(key, UnsafeRawPointer(bitPattern: size)) }
        work()
    }

    /// The key under which each thread stores its size.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : nil
    }()
}
