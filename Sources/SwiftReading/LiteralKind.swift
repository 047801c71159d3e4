/// The kinds of expressions whose form alone restricts their type.
enum LiteralKind: Hashable, Sendable, CaseIterable {
    case integer
    case float
    case string
    case boolean
    case `nil`
    case array
    case dictionary
    case tuple
    case closure
}
