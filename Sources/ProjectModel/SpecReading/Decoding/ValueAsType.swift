/// A value, or a type with a default or a stray sign, in place of a type: `0`, `String = ""`, `Int;`.
struct ValueAsType {
    private let text: String
    private let fragments: FragmentReader

    init(_ text: String, _ fragments: FragmentReader) {
        self.text = text
        self.fragments = fragments
    }

    /// Returns the remedy; `nil` if the text is none of these.
    ///
    /// - Parameters:
    ///   - key: the name of the parameter or field.
    ///   - takesDefault: true if it can have a default.
    func note(key: String, takesDefault: Bool) -> String? {
        if let last = text.last, ";,".contains(last) {
            return isType(String(text.dropLast())) ? "write it as: \(text.dropLast())" : nil
        }
        if let equals = text.firstRange(of: "=") {
            let type = SpecLine.trimmed(text[..<equals.lowerBound])
            let value = SpecLine.trimmed(text[equals.upperBound...])
            guard isType(type), case .success = fragments.expression(value) else { return nil }
            return "write it as: \(key): \(entry(type, value))"
        }
        guard let type = literalType else { return nil }
        return takesDefault
            ? "write it as: \(key): \(entry(type, text))" : "write its type, for example: \(key): \(type)"
    }

    private var literalType: String? {
        if text == "true" || text == "false" { return "Bool" }
        if Int(text) != nil { return "Int" }
        return Double(text) != nil && text.first?.isLetter == false ? "Double" : nil
    }

    private func isType(_ text: String) -> Bool {
        if case .success = fragments.type(text, position: .storage) { true } else { false }
    }

    private func entry(_ type: String, _ value: String) -> String {
        let type = YAMLQuoting.quotedIfNeeded(type, inFlow: true)
        let isLiteral = YAMLQuoting.isQuoted(value)
        return "{ type: \(type), default: \(isLiteral ? value : YAMLQuoting.quotedIfNeeded(value, inFlow: true)) }"
    }
}
