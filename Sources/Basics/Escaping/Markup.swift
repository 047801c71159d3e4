extension String {
    /// In the text and the attributes of XML, SVG and HTML, which have no control characters.
    public var inMarkup: String {
        changingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\t", "\n": nil
            case _ where scalar.isControl: "\u{FFFD}"
            case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: nil
            }
        }
    }

    /// In JSON inside of a `<script>` element, which ends at its end tag wherever that is.
    public var inScript: String { replacingScalar("<", with: "\\u003c") }

    /// In a cell of a table of Markdown.
    public var inMarkdownCell: String { replacingScalar("|", with: "\\|") }

    /// Markdown as people read it in a terminal: with quotes in place of back-ticks.
    public var withoutMarkdown: String { replacingScalar("`", with: "'") }
}
