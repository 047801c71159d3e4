extension String {
    /// The name with a capital: `Keyword` for `keyword`, and `AName` for a raw identifier.
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
    /// The name as a part of other names: operators are spelled out.
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

    /// True if it is an operator, such as `==`.
    var isOperator: Bool { kind == .method && name.unicodeScalars.allSatisfy { Member.operatorWords[$0] != nil } }

    /// The labels as words: `ByIdIn` for `fetch(byId:in:)`.
    var labelPhrase: String { parameters.compactMap { $0.label?.capitalizedFirst }.joined() }

    /// The constraints as words: `ValueDecodable` for `<Value: Decodable>` and for the equivalent `where` clause.
    var constraintPhrase: String {
        generics.parameters.compactMap { parameter in parameter.constraint.map { parameter.name + $0.phrase } }.joined()
            + generics.requirements.map { $0.left.phrase + $0.right.phrase }.joined()
    }

    /// The parameter types as words: `IntString` for `(Int, [String])`.
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
    /// The type in letters and digits, as short as names need it: `StringInt`, not `DictionaryOfStringInt`.
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
