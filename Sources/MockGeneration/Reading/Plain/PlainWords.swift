/// Words with a special meaning in Swift: if one of them is used as a name, the parser is needed.
enum PlainWords {
    static func isSpecial(_ word: String) -> Bool { special.contains(word) }

    /// Returns true for a name in ASCII without any special meaning.
    static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, !first.isDigit, text.utf8.count <= SwiftIdentifier.maximumLength else {
            return false
        }
        return text.isWord && !isSpecial(text)
    }

    /// Keywords that can't be labels.
    static let areNoLabels: Set<String> = [
        "inout", "let", "var", "isolated", "borrowing", "consuming", "sending", "each",
    ]

    private static let special: WordSet = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while", "any", "async", "await", "each", "nonisolated", "some", "borrowing",
        "consuming", "isolated", "reasync", "sending", "unsafe", "didSet", "willSet", "unowned", "weak", "lazy", "get",
        "set", "actor", "macro", "package", "open", "discard", "then", "copy", "consume", "borrow", "mutating",
        "nonmutating", "optional", "required", "override", "convenience", "dynamic", "final", "indirect", "infix",
        "prefix", "postfix", "distributed", "yield", "dependsOn", "inherits", "of", "module", "unstubbed",
        "stubbedValue",
        "__owned", "__shared", "_const", "__consuming", "_borrow", "_move", "_modify", "_read", "modify", "read", "_",
    ]
}

extension String {
    /// True if it only has bytes of words in ASCII. Contiguous bytes are faster to check.
    var isWord: Bool {
        var text = self
        return text.withUTF8 { $0.allSatisfy(\.isOfWord) }
    }
}
