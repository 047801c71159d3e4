import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Work on many values at once, with results in the order of the values.
enum Parallel {
    /// How many cores there are.
    static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input],
        jobs: Int,
        _ body: @Sendable (Input) -> Output
    ) -> [Output] {
        let workers = min(jobs, inputs.count)
        guard workers > 1 else { return inputs.map(body) }
        let next = Locked(0)
        let results = Slots<Output>(count: inputs.count)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while true {
                let position = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                guard position < inputs.count else { return }
                results[position] = body(inputs[position])
            }
        }
        return results.taken()
    }

    /// Neighbours together, so that a worker opens a folder once; small enough that the workers end at about the same time.
    static func chunks<Element>(of elements: [Element], weight: (Element) -> Int) -> [ArraySlice<Element>] {
        var chunks: [ArraySlice<Element>] = []
        var start = elements.startIndex
        var load = 0
        for position in elements.indices {
            load += weight(elements[position])
            guard load >= 64 else { continue }
            chunks.append(elements[start...position])
            start = position + 1
            load = 0
        }
        if start < elements.endIndex { chunks.append(elements[start...]) }
        return chunks
    }
}

/// A value that several threads change.
final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let turn = DispatchSemaphore(value: 1)

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        turn.wait()
        defer { turn.signal() }
        return body(&value)
    }
}

/// One place for each result: no two workers ever write to the same one.
private final class Slots<Value>: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<Value?>

    init(count: Int) {
        slots = .allocate(capacity: count)
        slots.initialize(repeating: nil)
    }

    deinit { slots.deinitialize().deallocate() }

    subscript(position: Int) -> Value? {
        get { slots[position] }
        set { slots[position] = newValue }
    }

    func taken() -> [Value] { slots.compactMap { $0 } }
}
