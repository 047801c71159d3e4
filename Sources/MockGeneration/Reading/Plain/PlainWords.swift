import SwiftReading

/// Words that mean something to Swift in one place or another: where one of them stands as a name, the parser is asked.
enum PlainWords {
    static func isSpecial(_ word: String) -> Bool {
        let count = word.utf8.count
        guard count <= longest, let first = word.utf8.first else { return false }
        // Most names are told from them by their lengths and first letters.
        return firsts[count] & bit(first) != 0 && special.contains(word)
    }

    /// Whether it is a name in ASCII that means nothing else, wherever it stands.
    static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, !first.isDigit, text.utf8.count <= SwiftIdentifier.maximumLength else {
            return false
        }
        return text.isWord && !isSpecial(text)
    }

    private static let special = Set(all)
    private static let longest = 16

    /// For each length, a bit for each letter that a word of it begins with.
    private static let firsts = all.reduce(into: [UInt64](repeating: 0, count: longest + 1)) { firsts, word in
        firsts[word.utf8.count] |= word.utf8.first.map(bit) ?? 0
    }

    private static func bit(_ letter: UInt8) -> UInt64 { 1 << UInt64(letter & 0x3F) }

    /// Labels that code spells in its own way.
    static let areNoLabels: Set<String> = [
        "inout", "let", "var", "isolated", "borrowing", "consuming", "sending", "each",
    ]

    private static let all = [
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
    /// Whether it is made of what words are made of in ASCII. Bytes side by side are sooner looked at than one by one.
    var isWord: Bool {
        var text = self
        return text.withUTF8 { $0.allSatisfy(\.isOfWord) }
    }
}
