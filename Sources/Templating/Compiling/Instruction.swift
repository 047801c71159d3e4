/// A property of a list item's position.
enum ItemPosition: String, CaseIterable, Sendable {
    case first
    case last
}

/// A component of a name, with its most likely position among the fields of its owner.
struct TemplateStep: Sendable {
    let name: String
    let position: Int
}

/// A name in a template: the path to its value, and its place, for errors.
struct TemplateReference: Sendable {
    let slot: Int
    /// The program's steps that lead from the slot to the value.
    let steps: Range<Int>
    let template: Int
    let name: Range<Int>
    /// The position where the value is stored, if the template uses it again.
    var memo: Int?
    /// The stored values of the frames that are opened for the value; they are discarded for each item.
    var inner = 0..<0
}

/// A step of rendering. `otherwise` is the next position if the condition doesn't hold.
enum Instruction: Sendable {
    /// Appends bytes of the literal pool.
    case literal(start: Int, end: Int)
    /// Appends a text value.
    case text(reference: Int)
    /// Lays out a code value; `following` characters come after it on its last line.
    case code(reference: Int, following: Int)
    /// Lays out a code value on a line of its own, or removes the indentation if it is empty.
    case codeLine(reference: Int, indentation: Int, otherwise: Int)

    case testNever(otherwise: Int)
    case testFlag(reference: Int, expected: Bool, otherwise: Int)
    case testEmptyText(reference: Int, otherwise: Int)
    case testEmptyCode(reference: Int, expected: Bool, otherwise: Int)
    case testEmptyList(reference: Int, otherwise: Int)
    case testPosition(slot: Int, ItemPosition, expected: Bool, otherwise: Int)

    /// This and the next two push a value, which is the innermost one until `leave`.
    case enterText(reference: Int, otherwise: Int)
    case enterFields(reference: Int)
    case enterList(reference: Int, otherwise: Int)
    case leave
    /// Moves to the list's next item, and back to `body`; leaves the list after its last.
    case nextItem(reference: Int, body: Int)

    case finish
}

extension Instruction {
    /// Returns the instruction with the position to continue at if the condition doesn't hold.
    func jumping(to target: Int) -> Instruction {
        switch self {
        case .testNever: .testNever(otherwise: target)
        case .testFlag(let reference, let expected, _):
            .testFlag(reference: reference, expected: expected, otherwise: target)
        case .testEmptyText(let reference, _): .testEmptyText(reference: reference, otherwise: target)
        case .testEmptyCode(let reference, let expected, _):
            .testEmptyCode(reference: reference, expected: expected, otherwise: target)
        case .codeLine(let reference, let indentation, _):
            .codeLine(reference: reference, indentation: indentation, otherwise: target)
        case .testEmptyList(let reference, _): .testEmptyList(reference: reference, otherwise: target)
        case .testPosition(let slot, let position, let expected, _):
            .testPosition(slot: slot, position, expected: expected, otherwise: target)
        case .enterText(let reference, _): .enterText(reference: reference, otherwise: target)
        case .enterList(let reference, _): .enterList(reference: reference, otherwise: target)
        case .literal, .text, .code, .enterFields, .leave, .nextItem, .finish: self
        }
    }
}
