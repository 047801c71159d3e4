import SwiftReading

extension String {
    /// `Keyword` of `keyword`, and `AName` of a raw identifier.
    var capitalizedFirst: String {
        if let first = utf8.first, isWord {
            guard first &- 0x61 < 26 else { return self }
            return String(decoding: [first - 0x20] + utf8.dropFirst(), as: UTF8.self)
        }
        let isRaw = unicodeScalars.contains { $0.isASCII && !$0.properties.isXIDContinue }
        return isRaw ? TypeShape.verbatim(self).phrase : prefix(1).uppercased() + dropFirst()
    }
}

extension Member {
    /// A name that other names can be made of: an operator is spelled out.
    var plainName: String {
        if PlainWords.isName(name) { return name }
        if case .success = SwiftIdentifier.read(name) { return name }
        // A raw identifier: `` `a name` ``.
        guard !name.unicodeScalars.contains(where: { $0.properties.isXIDContinue || $0 == " " }) else {
            let phrase = TypeShape.verbatim(name).phrase
            let plain = phrase.prefix(1).lowercased() + phrase.dropFirst()
            return plain.first?.isNumber == false ? plain : "_" + plain
        }
        let words = name.unicodeScalars.map { Member.operatorWords[$0] ?? "operator" }
        return words.enumerated().map { $0 == 0 ? $1 : $1.capitalizedFirst }.joined()
    }

    /// Whether it is called as `==` is.
    var isOperator: Bool { kind == .method && name.unicodeScalars.allSatisfy { Member.operatorWords[$0] != nil } }

    /// `ByIdIn` of `fetch(byId:in:)`.
    var labelPhrase: String { parameters.compactMap { $0.label?.capitalizedFirst }.joined() }

    /// `ValueDecodable` of `<Value: Decodable>`, and of a `where` that says the same.
    var constraintPhrase: String {
        generics.parameters.compactMap { parameter in parameter.constraint.map { parameter.name + $0.phrase } }.joined()
            + generics.requirements.map { $0.left.phrase + $0.right.phrase }.joined()
    }

    /// `IntString` of `(Int, [String])`.
    var typePhrase: String { parameters.map { $0.type.phrase }.joined() }

    private static let operatorWords: [Unicode.Scalar: String] = [
        "=": "equals", "<": "less", ">": "greater", "+": "plus", "-": "minus", "*": "times", "/": "slash",
        "%": "percent", "&": "and", "|": "or", "^": "caret", "~": "tilde", "!": "not", "?": "question", ".": "dot",
    ]
}

extension Unicode.Scalar {
    fileprivate var isOfName: Bool { isASCII ? UInt8(value).isOfWord : properties.isXIDContinue }
}

extension TypeShape {
    /// The type in letters and digits: `DictionaryOfStringInt` would be long, `StringInt` is what names need.
    var phrase: String {
        var phrase = ""
        var beginsWord = true
        for scalar in text.unicodeScalars {
            guard scalar.isOfName else {
                beginsWord = true
                continue
            }
            phrase += beginsWord ? String(scalar).uppercased() : String(scalar)
            beginsWord = false
        }
        for word in ["Escaping", "Sendable", "Any"] where phrase.hasPrefix(word) && phrase.count > word.count {
            phrase.removeFirst(word.count)
        }
        return phrase
    }
}
