/// Work on many values at once; the results have the order of the values.
public enum Parallel {
    /// The number of cores.
    public static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Returns the same as `inputs.map(body)`, computed by several threads.
    ///
    /// - Parameter jobs: the number of values to work on at once; the result doesn't depend on it.
    public static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input],
        jobs: Int,
        _ body: @escaping @Sendable (Input) -> Output
    ) -> [Output] {
        let workers = min(jobs, inputs.count)
        guard workers > 1 else {
            return inputs.count > 1 ? StackSpace.withPlenty { inputs.map(body) } : inputs.map(body)
        }
        // Swift's parser needs more stack than a program's first thread has.
        let own = StackSpace.isPlenty ? 1 : 0
        let next = Locked(0)
        let results = Slots<Output>(count: inputs.count)
        let work: @Sendable () -> Void = {
            while true {
                let position = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                guard position < inputs.count else { return }
                results[position] = body(inputs[position])
            }
        }
        let threads = (own..<workers).compactMap { _ in WorkerThread(work) }
        if own == 1 || threads.isEmpty { work() }
        threads.forEach { $0.join() }
        return results.taken()
    }

    /// Returns chunks of neighbours, so that a worker opens a folder once; they are small enough that all workers
    /// finish at about the same time.
    public static func chunks<Element>(
        of elements: [Element],
        weight: (Element) -> Int = { _ in 1 }
    ) -> [ArraySlice<Element>] {
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

/// A slot for each result: no two workers ever write to the same one.
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

    /// Moves the results out of their slots: a copy would touch everything in them.
    func taken() -> [Value] { slots.indices.compactMap { slots[$0].take() } }
}
