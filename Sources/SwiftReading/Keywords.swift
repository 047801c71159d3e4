import SwiftSyntax

/// The words that need back-ticks in Swift, by place. The tables were found by compiling each word in each place.
enum Keywords {
    /// Words that are reserved everywhere but after a dot and as a label.
    static let reserved: WordSet = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Words with another meaning wherever a type is referred to.
    static let impossibleTypes: WordSet = [
        "Any", "Protocol", "Self", "Type", "init", "self", "__owned", "__shared", "_const", "borrowing", "consuming",
        "isolated", "reasync", "sending",
    ]

    /// Words that can't be members, not even in back-ticks for each kind of member: `x.self`, `x.Type` and
    /// `x.Protocol`.
    static let impossibleMembers: WordSet = ["Protocol", "Type", "self"]

    static func needingBackticks(as role: SwiftIdentifier.Role) -> WordSet {
        switch role {
        case .type: type
        case .declaration: declaration
        case .statement: statement
        case .local: local
        case .parameterLabel: parameterLabel
        case .argumentLabel: argumentLabel
        case .member: member
        case .module: []
        }
    }

    private static let type = reserved.union(["any", "async", "await", "each", "nonisolated", "some"])
    private static let declaration = reserved.union(["await", "unsafe"])
    /// All words that the parser knows: many of them turn what follows into a declaration or an accessor.
    private static let statement = declaration.union(
        (UInt8.min...UInt8.max).compactMap(Keyword.init(rawValue:)).map { TokenSyntax.keyword($0).text }
    )
    private static let local = reserved.union(["await", "didSet", "unowned", "unsafe", "weak", "willSet"])
    private static let parameterLabel: WordSet = ["inout", "let", "var"]
    private static let argumentLabel: WordSet = ["inout"]
    private static let member: WordSet = ["init"]
}
