/// A value to write into a spec.
///
/// For example: `.mapping([SpecEntry("to", .text("UserProfile")), SpecEntry("present", .text("push"))])`.
public indirect enum SpecValue: Hashable, Sendable {
    /// Text; in quotes only if YAML would read something else without.
    case text(String)
    /// Text that is always in quotes.
    case quoted(String)
    case list([SpecValue])
    case mapping([SpecEntry])
    /// A key without a value.
    case nothing
}

/// A key and its value.
public struct SpecEntry: Hashable, Sendable {
    public var name: String
    public var value: SpecValue

    public init(_ name: String, _ value: SpecValue) {
        self.name = name
        self.value = value
    }
}

extension SpecValue {
    /// Returns a Swift type as people write it in a spec: `[Recipe]` without quotes, `"[Recipe]?"` with.
    public static func swiftType(_ type: String) -> SpecValue {
        guard type.hasPrefix("["), type.hasSuffix("]") else { return .text(type) }
        let element = String(type.dropFirst().dropLast())
        let isPlain = !element.isEmpty && element.utf8.allSatisfy { $0.isWordByte || $0 == UInt8(ascii: ".") }
        return isPlain ? .list([.text(element)]) : .text(type)
    }

    /// The value on one line, in brackets. For example: `{ to: UserProfile, present: push }`.
    public var inBrackets: String {
        switch self {
        case .text(let text): ScalarText.written(text)
        case .quoted(let text): YAMLQuoting.quoted(text)
        case .nothing: ""
        case .list(let items): "[\(items.map(\.inBrackets).joined(separator: ", "))]"
        case .mapping(let entries):
            entries.isEmpty ? "{}" : "{ \(entries.map(\.inBrackets).joined(separator: ", ")) }"
        }
    }
}

extension SpecEntry {
    /// The entry on one line. For example: `to: UserProfile`.
    public var inBrackets: String {
        let name = ScalarText.written(name)
        return value == .nothing ? "\(name):" : "\(name): \(value.inBrackets)"
    }

    /// Returns a line for each key. Lists stay in brackets.
    public func lines(indentation: Int = 0, step: Int = 2) -> [String] {
        let margin = String(repeating: " ", count: indentation)
        if case .text(let text) = value {
            return ["\(margin)\(ScalarText.written(name)): \(ScalarText.written(text, inBrackets: false))"]
        }
        guard case .mapping(let entries) = value, !entries.isEmpty else { return [margin + inBrackets] }
        return ["\(margin)\(ScalarText.written(name)):"]
            + entries.flatMap { $0.lines(indentation: indentation + step, step: step) }
    }
}
