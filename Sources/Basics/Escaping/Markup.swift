extension String {
    /// The text in the content and attributes of XML, SVG and HTML, which allow no control characters.
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

    /// JSON in a `<script>` element, which ends at the first end tag.
    public var inScript: String { replacingScalar("<", with: "\\u003c") }

    /// The text on one line of Markdown, in the middle of a line or in a cell of a table: nothing in it is markup, for
    /// Liquid neither, and what can't be seen is written as in Swift.
    public var inMarkdown: String {
        let onOneLine = changingScalars { ["\t", "\n", "\r"].contains($0) ? " " : nil }.onOneLine
        return onOneLine.changingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            // Liquid and its like read braces before Markdown does, and know no back-slash.
            case "{": "&#123;"
            case "}": "&#125;"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "$", "!": "\\" + String(scalar)
            default: nil
            }
        }
    }

    /// The text in a cell of a Markdown table.
    public var inMarkdownCell: String { replacingScalar("|", with: "\\|") }

    /// Markdown for a terminal, with quotes in place of back-ticks.
    public var withoutMarkdown: String { replacingScalar("`", with: "'") }
}
