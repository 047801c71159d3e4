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
        return mark
    }

    /// An annotation begins its line of the comment: a mention in the middle of a sentence asks for nothing.
    private static func read(_ comment: String) -> MockMark? {
        for line in comment.split(whereSeparator: \.isNewline) {
            let text = line.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
            if let rest = part(of: text, after: "@mockable") {
                guard rest.first.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true else { continue }
                // The arguments may go on over the next lines.
                let whole = comment[rest.startIndex...]
                return arguments(whole)
            }
            guard let rest = part(of: text, after: "sourcery:") else { continue }
            let words = rest.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            if words.contains("AutoMockable"), words.first != "begin", words.first != "end" { return MockMark() }
        }
        return nil
    }

    private static func part(of text: Substring, after word: String) -> Substring? {
        text.hasPrefix(word) ? text.dropFirst(word.count) : nil
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
