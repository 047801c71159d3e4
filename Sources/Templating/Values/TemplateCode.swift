/// Swift code that is laid out at the place where a template prints it.
///
/// For example, a function with a call in it:
///
///     .block("func show() {", [.phrase("navigator.show(", ["recipeID: recipeID", "style: .modal"], ")")])
///
/// Its lines have the indentation of the line that it is printed on.
public enum TemplateCode: Equatable, Sendable {
    /// A line that stays as it is.
    case line(String)
    /// Code on one line if it fits, otherwise with each item on its own line, indented by a step.
    ///
    /// - Parameters:
    ///   - head: the start of the line. For example: `init(`.
    ///   - items: the items, without the commas between them.
    ///   - tail: the end of the line. For example: `) {`.
    ///   - lineLength: the longest line, in characters; with 0 it is always broken.
    indirect case phrase(
        _ head: String,
        _ items: [TemplateCode],
        _ tail: String,
        style: PhraseStyle = .list,
        lineLength: Int = TemplateCode.lineLength
    )
    /// Lines between a first and a last one, indented by a step. The last one may be another block: `} else {`.
    indirect case block(_ head: String, _ body: [TemplateCode], _ tail: TemplateCode = "}")

    /// The layout of a phrase.
    public enum PhraseStyle: Sendable {
        /// Arguments and parameters. For example: `print(a, b)`.
        case list
        /// A list with a trailing comma if each item has its own line. For example: `[a, b]`.
        case literal
        /// Spaces around the items. For example: `update { begin() }`.
        case spaced
    }

    /// The longest line, in characters.
    public static let lineLength = 120
}

extension TemplateCode {
    /// Returns a list in brackets. For example: `.phrase("print(", ["a", "b"], ")")`.
    public static func phrase(
        _ head: String,
        _ items: [String],
        _ tail: String,
        style: PhraseStyle = .list,
        lineLength: Int = TemplateCode.lineLength
    ) -> TemplateCode {
        .phrase(head, items.map { TemplateCode.line($0) }, tail, style: style, lineLength: lineLength)
    }
}

extension TemplateCode: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self = .line(value) }
}

extension [TemplateCode] {
    /// Returns the lines as laid out at a column, without the indentation.
    public func lines(at column: Int) -> [String] {
        guard !isEmpty else { return [] }
        var output = [UInt8](repeating: UInt8(ascii: " "), count: column)
        // No line break, which may also be inside of a line: in a literal.
        var layout = CodeLayout(in: output, lineBreak: 0)
        layout.write(self, to: &output)
        let lines = output.split(separator: 0, omittingEmptySubsequences: false)
        return lines.map { String(decoding: $0.dropFirst(column), as: UTF8.self) }
    }
}
