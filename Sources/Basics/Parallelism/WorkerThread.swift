/// A thread whose stack is large enough for Swift's parser on any accepted input. The system hands out its memory only
/// as it is used.
struct WorkerThread {
    private let thread: pthread_t

    /// Creates a thread; `nil` if the system can't.
    init?(_ work: @escaping @Sendable () -> Void) {
        let remembered = Remembered.current
        let work: @Sendable () -> Void = { Remembered.$current.withValue(remembered, operation: work) }
        for size in StackSpace.sizes {
            guard let thread = WorkerThread.start(work, stackSize: size) else { continue }
            self.thread = thread
            return
        }
        return nil
    }

    private static func start(_ work: @escaping @Sendable () -> Void, stackSize: Int) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
        let box = Unmanaged.passRetained(Work { StackSpace.use(stackSize, for: work) })
        #if canImport(Darwin)
            var started: pthread_t?
            let status = pthread_create(&started, &attributes, { Work.run($0) }, box.toOpaque())
        #else
            var started = pthread_t()
            let status = pthread_create(&started, &attributes, { $0.flatMap { Work.run($0) } }, box.toOpaque())
        #endif
        if status == 0 { return started }
        box.release()
        return nil
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
