/// Text with its notation. `no`, `1.0` and `2024-01-01` are text too.
public struct YAMLScalar: Hashable, Sendable {
    /// The notation of a scalar.
    public enum Style: String, Hashable, Sendable {
        case plain
        case singleQuoted
        case doubleQuoted
        case literal
        case folded
    }

    /// The text after escapes, folding and indentation are resolved.
    public var text: String
    public var style: Style

    public init(text: String, style: Style) {
        self.text = text
        self.style = style
    }

    /// True if it is null: an omitted value, `~` or `null`, without quotes.
    public var isNull: Bool {
        style == .plain && (text.isEmpty || text == "~" || text == "null")
    }
}
