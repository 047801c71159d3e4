/// Decides which values of a template are stored: those used more than once, or for each item of a list, are computed
/// once.
struct MemoPlan {
    private struct Key: Hashable {
        let frame: Int
        let steps: [Int]
    }

    private let firstReference: Int
    private var frameCount = 0
    /// The key of each reference.
    private var keys: [Key] = []
    /// The values that are used for each item of a list within their own frame.
    private var repeated: Set<Key> = []
    /// The frames that are opened for a reference's value, outermost first, numbered in the order of the text.
    private var opened: [(reference: Int, frames: ClosedRange<Int>)] = []

    init(firstReference: Int = 0) {
        self.firstReference = firstReference
    }

    mutating func openFrame() -> Int {
        frameCount += 1
        return frameCount - 1
    }

    mutating func closeFrame(_ frame: Int, of reference: Int) {
        opened.append((reference, frame...(frameCount - 1)))
    }

    /// Adds a reference, in the order of the program.
    mutating func add(_ path: ContextStack.Path, in context: ContextStack) {
        let key = Key(frame: context.frames[path.slot].id, steps: path.steps.map(\.position))
        keys.append(key)
        if context.frames[(path.slot + 1)...].contains(where: \.isItem) { repeated.insert(key) }
    }

    /// Stores in the references of an entry where their values are kept.
    ///
    /// - Returns: the number of stored values.
    func apply(to references: inout [TemplateReference]) -> Int {
        let counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
        let kept = counts.filter { ($0.value > 1 || repeated.contains($0.key)) && !$0.key.steps.isEmpty }.map(\.key)
            .sorted { $0.frame < $1.frame }
        let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        for (offset, key) in keys.enumerated() { references[firstReference + offset].memo = places[key] }
        for (reference, frames) in opened {
            let start = kept.firstIndex { $0.frame >= frames.lowerBound } ?? kept.count
            let end = kept.firstIndex { $0.frame > frames.upperBound } ?? kept.count
            references[reference].inner = start..<end
        }
        return kept.count
    }
}
