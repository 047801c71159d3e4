/// A single run of a program.
struct TemplateRenderer {
    let shared: SharedProgram
    let view: ProgramView
    let limits: TemplateLimits
    /// The largest size of the output.
    private(set) var outputEnd = 0
    var frames: [RenderingFrame] = []
    /// The stored values that have been computed so far.
    var memos: [TemplateValue?]
    private var visits = 0

    /// - Parameter view: the program's view; must stay valid as long as the renderer is used.
    init(_ shared: SharedProgram, _ view: ProgramView, limits: TemplateLimits, root: TemplateValue, memoCount: Int) {
        self.shared = shared
        self.view = view
        self.limits = limits
        memos = Array(repeating: nil, count: memoCount)
        frames.reserveCapacity(8)
        frames.append(RenderingFrame(value: root))
    }

    /// - Parameter place: the offset of a byte in the output that isn't a space; rendering stops once it is reached.
    /// - Returns: the instruction that printed it, and the number of bytes before it.
    @discardableResult
    mutating func run(
        from entry: Int,
        into output: inout [UInt8],
        until place: Int = .max
    ) throws(TemplateRenderError) -> (instruction: Int, ahead: Int)? {
        outputEnd = output.count + limits.outputBytes
        var (position, last, before) = (entry, entry, output.count)
        while true {
            if output.count > place, !output[place].isBlank { return (last, place - before) }
            if place != .max { (last, before) = (position, output.count) }
            let instruction = view.instructions[position]
            position += 1
            switch instruction {
            case .literal(let start, let end):
                output.append(contentsOf: UnsafeBufferPointer(rebasing: view.literals[start..<end]))
            case .text(let reference): try append(text(reference), to: &output)
            case .code(let reference, let following): try append(code(reference), following: following, to: &output)
            case .codeLine(let reference, let indentation, let otherwise):
                if try !append(code(reference), to: &output) {
                    output.removeLast(indentation)
                    position = otherwise
                }
            case .testNever(let otherwise): position = otherwise
            case .testFlag(let reference, let expected, let otherwise):
                if try flag(reference) != expected { position = otherwise }
            case .testEmptyText(let reference, let otherwise):
                if try !text(reference).isEmpty { position = otherwise }
            case .testEmptyCode(let reference, let expected, let otherwise):
                if try code(reference).isEmpty != expected { position = otherwise }
            case .testEmptyList(let reference, let otherwise):
                if try !list(reference).isEmpty { position = otherwise }
            case .testPosition(let slot, let itemPosition, let expected, let otherwise):
                if frames[slot].isAt(itemPosition) != expected { position = otherwise }
            case .enterText(let reference, let otherwise):
                let text = try text(reference)
                if text.isEmpty { position = otherwise } else { frames.append(RenderingFrame(value: .text(text))) }
            case .enterFields(let reference):
                frames.append(RenderingFrame(value: try fields(reference)))
                forget(reference)
            case .enterList(let reference, let otherwise):
                let items = try list(reference)
                if let first = items.first {
                    try visit(reference, output.count)
                    frames.append(RenderingFrame(value: first, items: items))
                    forget(reference)
                } else {
                    position = otherwise
                }
            case .leave: frames.removeLast()
            case .nextItem(let reference, let body):
                if frames[frames.count - 1].advance() {
                    try visit(reference, output.count)
                    forget(reference)
                    position = body
                } else {
                    frames.removeLast()
                }
            case .finish: return nil
            }
        }
    }

    /// Discards the stored values of the section's previous item.
    private mutating func forget(_ reference: Int) {
        for memo in view.references[reference].inner { memos[memo] = nil }
    }

    /// Counts a list item.
    private mutating func visit(_ reference: Int, _ outputCount: Int) throws(TemplateRenderError) {
        visits += 1
        if visits > limits.visits { throw error(reference, "more than \(limits.visits) list items are rendered") }
        if outputCount > outputEnd { throw error(reference, "the output takes more than \(limits.outputBytes) bytes") }
    }
}
