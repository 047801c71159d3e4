/// Runs a program once.
struct TemplateRenderer {
    let shared: SharedProgram
    let view: ProgramView
    let limits: TemplateLimits
    /// How long the output may get.
    private(set) var outputEnd = 0
    var frames: [RenderingFrame] = []
    /// The first of the frames that the current procedure can see.
    var base = 0
    var returns: [RenderingReturn] = []
    /// The indentations of the procedures that are being rendered; the current one's is `indentation`.
    var indentationBytes: [UInt8] = []
    var indentation = 0..<0
    var visits = 0

    /// - Parameter view: the program's; must stay valid as long as the renderer is used.
    init(_ shared: SharedProgram, _ view: ProgramView, limits: TemplateLimits, root: TemplateValue) {
        self.shared = shared
        self.view = view
        self.limits = limits
        frames.reserveCapacity(8)
        frames.append(RenderingFrame(value: root))
    }

    mutating func run(from entry: Int, into output: inout [UInt8]) throws(TemplateRenderError) {
        outputEnd = output.count + limits.outputBytes
        var position = entry
        while true {
            let instruction = view.instructions[position]
            position += 1
            switch instruction {
            case .literal(let start, let end):
                output.append(contentsOf: UnsafeBufferPointer(rebasing: view.literals[start..<end]))
            case .text(let reference): try append(text(reference), to: &output)
            case .indentation: output.append(contentsOf: indentationBytes[indentation])
            case .testNever(let otherwise): position = otherwise
            case .testFlag(let reference, let expected, let otherwise):
                if try flag(reference) != expected { position = otherwise }
            case .testEmptyText(let reference, let otherwise):
                if try !text(reference).isEmpty { position = otherwise }
            case .testEmptyList(let reference, let otherwise):
                if try !list(reference).isEmpty { position = otherwise }
            case .testPosition(let slot, let itemPosition, let expected, let otherwise):
                if frames[base + slot].isAt(itemPosition) != expected { position = otherwise }
            case .enterText(let reference, let otherwise):
                let text = try text(reference)
                if text.isEmpty { position = otherwise } else { frames.append(RenderingFrame(value: .text(text))) }
            case .enterFields(let reference): frames.append(RenderingFrame(value: try fields(reference)))
            case .enterList(let reference, let otherwise):
                let items = try list(reference)
                if let first = items.first {
                    try visit(reference, output.count)
                    frames.append(RenderingFrame(value: first, items: items))
                } else {
                    position = otherwise
                }
            case .leave: frames.removeLast()
            case .nextItem(let reference, let body):
                if frames[frames.count - 1].advance() {
                    try visit(reference, output.count)
                    position = body
                } else {
                    frames.removeLast()
                }
            case .call(let call): position = try enter(shared.program.calls[call], from: position, output.count)
            case .finish:
                guard let next = leaveProcedure() else { return }
                position = next
            }
        }
    }
}
