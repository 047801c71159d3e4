extension FileDecoder {
    /// Reads text of one or more lines, for documentation.
    func prose(_ node: YAMLNode?, key: String) -> String? {
        guard let node, let scalar = scalar(node, key: key, takes: "text", isText: true) else { return nil }
        if reportCut(of: scalar, at: node, key: key) { return nil }
        if let control = scalar.text.unicodeScalars.first(where: \.isUnprintable) {
            let code = String(control.value, radix: 16, uppercase: true)
            report(
                .invalidCharacter,
                at: node,
                "'\(key)' holds the control character U+\(code)",
                notes: ["remove it"]
            )
            return nil
        }
        var text = scalar.text
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }

    /// Returns the meaning of a word that some use for `true` or `false`; `nil` for any other.
    static func meant(by word: String) -> Bool? {
        if ["yes", "on", "y", "true", "1"].contains(word.lowercased()) { return true }
        return ["no", "off", "n", "false", "0"].contains(word.lowercased()) ? false : nil
    }

    /// Reads `true` or `false`, and none of YAML's other words for them.
    func boolean(_ node: YAMLNode?, key: String, default value: Bool) -> Bool {
        guard let node, let scalar = scalar(node, key: key, takes: "'true' or 'false'") else { return value }
        switch (scalar.text, scalar.style) {
        case ("true", .plain): return true
        case ("false", .plain): return false
        default:
            let isQuoted = scalar.style == .doubleQuoted || scalar.style == .singleQuoted
            let note = Self.meant(by: scalar.text).map { ["write it as: \(key): \($0)"] } ?? ["write one of the two"]
            report(
                .invalidValue,
                at: node,
                isQuoted
                    ? "'\(key)' takes true or false, not a text in quotes"
                    : "'\(key)' takes 'true' or 'false', not '\(scalar.text.shown)'",
                notes: note
            )
            return value
        }
    }

    /// Reads a whole number of at most four digits.
    func wholeNumber(_ text: String) -> Int? {
        let isDigits = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return isDigits && text.utf8.count <= 4 ? Int(text) : nil
    }

    /// Reads one of a fixed list of words.
    func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ node: YAMLNode?,
        _: Value.Type,
        key: String
    ) -> Located<Value>? {
        choice(node, among: Array(Value.allCases), key: key)
    }

    func choice<Value: RawRepresentable<String>>(
        _ node: YAMLNode?,
        among values: [Value],
        key: String
    ) -> Located<Value>? {
        var known: [String] { values.map(\.rawValue) }
        var list: String { known.map { "'\($0)'" }.joined(separator: ", ") }
        guard let node, let scalar = scalar(node, key: key, takes: "one of \(list)") else { return nil }
        if let value = values.first(where: { $0.rawValue == scalar.text }) { return Located(value, at: node.range) }
        report(
            .unknownValue,
            Located(scalar.text, at: node.range),
            "'\(key)' can't be '\(scalar.text.shown)'",
            near: NearName.find(scalar.text, in: known),
            otherwise: "write one of \(list)"
        )
        return nil
    }
}
