import SwiftSyntax

/// Finds the annotations that ask for a mock in the comments before a protocol.
enum MarkReader {
    static func mark(before node: ProtocolDeclSyntax) -> MockMark? {
        var mark: MockMark?
        for piece in node.leadingTrivia {
            switch piece {
            case .docLineComment(let text), .lineComment(let text), .docBlockComment(let text), .blockComment(let text):
                if let found = read(text) { mark = found }
            default: break
            }
        }
        if mark == nil, conformsToMark(node) { mark = MockMark() }
        return mark
    }

    private static func conformsToMark(_ node: ProtocolDeclSyntax) -> Bool {
        node.inheritanceClause?.inheritedTypes.contains { inherited in
            inherited.type.as(IdentifierTypeSyntax.self)?.name.text == "AutoMockable"
        } ?? false
    }

    private static func read(_ comment: String) -> MockMark? {
        if let found = part(of: comment, after: "@mockable") { return arguments(found) }
        guard let found = part(of: comment, after: "sourcery:") else { return nil }
        let words = found.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.contains("AutoMockable") ? MockMark() : nil
    }

    private static func part(of text: String, after word: String) -> Substring? {
        var rest = text[...]
        while let start = rest.firstIndex(of: word[word.startIndex]) {
            rest = rest[start...]
            if rest.hasPrefix(word) { return rest.dropFirst(word.count) }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// `(typealias: T = Int; U = String, override: name = StoreMock)`.
    private static func arguments(_ text: Substring) -> MockMark {
        var mark = MockMark()
        guard text.first == "(", let end = text.lastIndex(of: ")") else { return mark }
        let inner = text[text.index(after: text.startIndex)..<end]
        var key = ""
        for phrase in inner.split(separator: ";").flatMap(splitAtKeys) {
            var phrase = phrase
            if let word = keys.first(where: { phrase.hasPrefix($0 + ":") }) {
                key = word
                phrase = trimmed(phrase.dropFirst(word.count + 1))
            }
            guard let sign = phrase.firstIndex(of: "=") else { continue }
            let value = trimmed(phrase[phrase.index(after: sign)...])
            mark.set(String(trimmed(phrase[..<sign])), to: String(value), of: key)
        }
        return mark
    }

    private static let keys = ["typealias", "override", "module", "rx", "combine", "history", "modifiers"]

    /// Commas part arguments only where a key follows: `T = [Int: (A, B)], override: …`.
    private static func splitAtKeys(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
            let piece = trimmed(piece)
            if let last = parts.last, !keys.contains(where: { piece.hasPrefix($0 + ":") }) {
                parts[parts.count - 1] = last + "," + piece
            } else {
                parts.append(piece)
            }
        }
        return parts
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension MockMark {
    fileprivate mutating func set(_ name: String, to value: String, of key: String) {
        switch (key, name) {
        case ("typealias", _): typealiases[name] = value
        case ("override", "name"): className = value
        case ("module", "prefix"): module = value
        default: break
        }
    }
}
