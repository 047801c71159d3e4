/// A compiled set of templates: flat arrays, with entries as positions in `instructions`.
struct TemplateProgram: Sendable {
    var texts: [TemplateText] = []
    var entries: [String: Entry] = [:]
    var instructions: [Instruction] = []
    var literals: [UInt8] = []
    /// The sources of literals in templates, in their order.
    private var origins: [Origin] = []
    var references: [TemplateReference] = []
    var steps: [TemplateStep] = []

    private struct Origin {
        /// The offset in the literal pool.
        let start: Int
        let template: Int
        /// The offset in the template's text.
        let offset: Int
    }

    /// The start of a template, with the number of stored values for its rendering.
    struct Entry: Sendable {
        let start: Int
        let memoCount: Int
    }

    /// The last jump target.
    private var lastTarget = 0

    /// The approximate size in memory.
    var size: Int { literals.count + 32 * (instructions.count + references.count) }
}

extension TemplateProgram {
    /// The jump target of a condition that isn't known yet.
    static let pending = -1

    @discardableResult
    mutating func emit(_ instruction: Instruction) -> Int {
        instructions.append(instruction)
        return instructions.count - 1
    }

    /// Appends text, to the previous literal if nothing jumps between the two.
    ///
    /// - Parameter template: the template whose text the bytes belong to.
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

    /// Returns the position of the next instruction as a jump target.
    mutating func target() -> Int {
        lastTarget = instructions.count
        return lastTarget
    }

    /// Makes the condition at `position` continue after the last instruction if it doesn't hold.
    mutating func endCondition(at position: Int) {
        instructions[position] = instructions[position].jumping(to: target())
    }

    /// Returns the source of a byte in the literal pool, or of an instruction's output: the template and the offset in
    /// its text.
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
