#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread with as large a stack as a program's first one has: Swift's parser needs more than the half megabyte that
/// Apple's systems give to others.
struct WorkerThread {
    private static let stackSize = 8 << 20
    private let thread: pthread_t

    /// `nil` when the system gives no more threads.
    init?(_ work: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, WorkerThread.stackSize)
        let box = Unmanaged.passRetained(Work(work))
        #if canImport(Darwin)
            var started: pthread_t?
            let status = pthread_create(&started, &attributes, { Work.run($0) }, box.toOpaque())
        #else
            var started = pthread_t()
            let status = pthread_create(&started, &attributes, { $0.flatMap { Work.run($0) } }, box.toOpaque())
        #endif
        guard status == 0 else {
            box.release()
            return nil
        }
        #if canImport(Darwin)
            guard let started else { return nil }
        #endif
        thread = started
    }

    func join() {
        pthread_join(thread, nil)
    }
}

private final class Work: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    static func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
    }
}
