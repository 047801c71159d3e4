extension FileDecoder {
    /// Reports values of YAML, JSON or other languages that Swift writes differently: `null`, `{}`, `.5`, `2026-01-31`.
    func isYAMLValue(_ node: YAMLNode, for type: SwiftType?, key: String) -> Bool {
        if node.isNull {
            reportKind(of: node, key: key, takes: "a Swift expression", notes: [noteOnNothing(node, type, key)])
            return true
        }
        if case .mapping(let entries) = node.content, entries.isEmpty {
            let value = type.map { YAMLQuoting.quotedIfNeeded($0.exampleValue, inFlow: true) } ?? "\"[:]\""
            let note = "write it as: \(key): \(value)"
            reportKind(of: node, key: key, takes: "a Swift expression", notes: [note])
            return true
        }
        guard case .scalar(let scalar) = node.content, scalar.style == .plain, let type else { return false }
        guard let swift = YAMLWord.swift(for: scalar.text, type) else { return false }
        report(
            .valueTypeMismatch,
            at: node,
            "'\(scalar.text.shown)' is not a value in Swift",
            notes: ["write it as: \(key): \(YAMLQuoting.quotedIfNeeded(swift, inFlow: true))"]
        )
        return true
    }

    private func noteOnNothing(_ node: YAMLNode, _ type: SwiftType?, _ key: String) -> String {
        if let line = lines[node.range.start.line], let fixed = CommentedValue.mended(line) {
            return "YAML reads '#' as the start of a comment; write it as: \(fixed)"
        }
        guard let type else { return "write a Swift expression, for example: \(key): .sample" }
        if type.isOptional { return "write it as: \(key): nil" }
        let value = YAMLQuoting.quotedIfNeeded(type.exampleValue, inFlow: true)
        return "write a value of '\(type.text)', for example: \(key): \(value)"
    }
}

/// Values as other languages write them.
private enum YAMLWord {
    /// Returns the value in Swift; `nil` if the text may already be Swift.
    static func swift(for text: String, _ type: SwiftType) -> String? {
        let word = text.lowercased()
        if ["null", "none", "undefined", "nil"].contains(word), text != "nil" {
            return type.isOptional ? "nil" : type.exampleValue
        }
        if text.hasSuffix("%"), let share = Int(text.dropLast()), (0...100).contains(share) {
            guard type.isNumberLike else { return type.text.hasPrefix("Int") ? "\(share)" : nil }
            let digits = share < 10 ? "0\(share)" : "\(share)"
            return share == 100 ? "1.0" : "0.\(share % 10 == 0 ? String(digits.dropLast()) : digits)"
        }
        guard type.isNumberLike else { return dates.contains(type.text) && isDay(text) ? type.exampleValue : nil }
        let sign = text.hasPrefix("-") ? "-" : ""
        let digits = text.dropFirst(sign.count)
        if word == "\(sign).inf" { return "\(sign).infinity" }
        if digits.hasPrefix("."), isNumber(digits.dropFirst()) { return "\(sign)0\(digits)" }
        if digits.hasSuffix("."), isNumber(digits.dropLast()) { return "\(sign)\(digits)0" }
        return nil
    }

    private static let dates: Set<String> = ["Date", "Date?"]

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Returns true for `2026-01-31`, which Swift takes as a subtraction.
    private static func isDay(_ text: String) -> Bool {
        let parts = text.prefix(10).split(separator: "-")
        return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy(isNumber)
    }
}

extension SwiftType {
    /// A value of the type, for examples.
    var exampleValue: String { zeroValue { _ in ".sample" } ?? "…" }

    fileprivate var isNumberLike: Bool {
        ["Double", "Float", "CGFloat", "Decimal", "TimeInterval", "Float16"].contains { text == $0 || text == $0 + "?" }
    }
}
