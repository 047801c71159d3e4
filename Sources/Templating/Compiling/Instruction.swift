/// What every item of a list knows about its place.
enum ItemPosition: String, CaseIterable, Sendable {
    case first
    case last
}

/// One component of a name, with the place in its owner's fields where it most likely stands.
struct TemplateStep: Sendable {
    let name: String
    let position: Int
}

/// A name in a template: where its value is found, and where it stands, should that fail.
struct TemplateReference: Sendable {
    let slot: Int
    /// The part of the program's steps that leads from the slot to the value.
    let steps: Range<Int>
    let template: Int
    let name: Range<Int>
    /// Where the value is kept, if the template mentions it again.
    var memo: Int?
    /// What is kept of a frame that is opened for the value, and of those inside of it: for another item all of it is another.
    var inner = 0..<0
}

/// One step of rendering. `otherwise` is where to go on when the condition doesn't hold.
enum Instruction: Sendable {
    /// Appends bytes of the literal pool.
    case literal(start: Int, end: Int)
    /// Appends a text value.
    case text(reference: Int)
    /// Lays a code value out; so many characters follow on its last line.
    case code(reference: Int, following: Int)
    /// Lays a code value out on a line of its own; without any, takes the indentation back.
    case codeLine(reference: Int, indentation: Int, otherwise: Int)

    case testNever(otherwise: Int)
    case testFlag(reference: Int, expected: Bool, otherwise: Int)
    case testEmptyText(reference: Int, otherwise: Int)
    case testEmptyCode(reference: Int, expected: Bool, otherwise: Int)
    case testEmptyList(reference: Int, otherwise: Int)
    case testPosition(slot: Int, ItemPosition, expected: Bool, otherwise: Int)

    /// These three push a value, which is the innermost until `leave`.
    case enterText(reference: Int, otherwise: Int)
    case enterFields(reference: Int)
    case enterList(reference: Int, otherwise: Int)
    case leave
    /// Goes to the list's next item, and back to `body`; leaves the list after its last.
    case nextItem(reference: Int, body: Int)

    case finish
}

extension Instruction {
    /// The same, with a place to go on at when the condition doesn't hold.
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
