/// A set of templates, compiled: flat arrays, the entries being places in `instructions`.
struct TemplateProgram: Sendable {
    var texts: [TemplateText] = []
    var entries: [String: Entry] = [:]
    var instructions: [Instruction] = []
    var literals: [UInt8] = []
    /// Where literals come from that templates hold, in their order.
    private var origins: [Origin] = []
    var references: [TemplateReference] = []
    var steps: [TemplateStep] = []

    private struct Origin {
        /// In the literal pool.
        let start: Int
        let template: Int
        /// In the template's text.
        let offset: Int
    }

    /// Where a template begins, and how many values are kept while it is rendered.
    struct Entry: Sendable {
        let start: Int
        let memoCount: Int
    }

    /// The last place that something jumps to.
    private var lastTarget = 0

    /// About what it takes in memory.
    var size: Int { literals.count + 32 * (instructions.count + references.count) }
}

extension TemplateProgram {
    /// A condition whose other way is not known yet.
    static let pending = -1

    @discardableResult
    mutating func emit(_ instruction: Instruction) -> Int {
        instructions.append(instruction)
        return instructions.count - 1
    }

    /// Appends text, to the literal before it when nothing jumps between the two.
    ///
    /// - Parameter template: the one whose text the bytes are a part of.
    mutating func emitLiteral(_ bytes: ArraySlice<UInt8>, of template: Int? = nil) {
        guard !bytes.isEmpty else { return }
        let start = literals.count
        if let template { origins.append(Origin(start: start, template: template, offset: bytes.startIndex)) }
        literals += bytes
        if instructions.count > lastTarget, case .literal(let before, start)? = instructions.last {
            instructions[instructions.count - 1] = .literal(start: before, end: literals.count)
        } else {
            emit(.literal(start: start, end: literals.count))
        }
    }

    /// Where the next instruction will be, for something to jump to.
    mutating func target() -> Int {
        lastTarget = instructions.count
        return lastTarget
    }

    /// Lets the condition at `position` go on after the last instruction when it doesn't hold.
    mutating func endCondition(at position: Int) {
        instructions[position] = instructions[position].jumping(to: target())
    }

    /// The template, and the place in its text, that a byte of the literal pool, or what an instruction prints, comes from.
    func origin(of instruction: Instruction, ahead: Int) -> (text: TemplateText, offset: Int)? {
        switch instruction {
        case .literal(let start, _):
            let place = start + ahead
            guard let origin = origins.last(where: { $0.start <= place }) else { return nil }
            return (texts[origin.template], origin.offset + place - origin.start)
        case .text(let reference), .code(let reference, _), .codeLine(let reference, _, _):
            let reference = references[reference]
            return (texts[reference.template], reference.name.lowerBound)
        default: return nil
        }
    }

    mutating func addReference(_ path: ContextStack.Path, template: Int, name: Range<Int>) -> Int {
        let start = steps.count
        steps += path.steps
        let place = start..<steps.count
        references.append(TemplateReference(slot: path.slot, steps: place, template: template, name: name))
        return references.count - 1
    }
}
