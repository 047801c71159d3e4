/// Text, and the way it was written. `no`, `1.0` and `2024-01-01` are text too.
public struct YAMLScalar: Hashable, Sendable {
    /// How a scalar is written.
    public enum Style: String, Hashable, Sendable {
        case plain
        case singleQuoted
        case doubleQuoted
        case literal
        case folded
    }

    /// The text meant, with escapes, folding and indentation undone.
    public var text: String
    public var style: Style

    public init(text: String, style: Style) {
        self.text = text
        self.style = style
    }

    /// Whether it says "nothing": left out, `~` or `null`, without quotes.
    public var isNull: Bool {
        style == .plain && (text.isEmpty || text == "~" || text == "null")
    }
}
