/// Text that may hold anything, as it has to stand in a page.
extension String {
    /// In the text and the attributes of XML and HTML, which have no control characters.
    package var inMarkup: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\t", "\n": text.unicodeScalars.append(scalar)
            case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": text.unicodeScalars.append("\u{FFFD}")
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// In JSON inside of a `<script>` element, which ends at its end tag wherever that is.
    package var inScript: String { replacing("<", with: "\\u003c") }
}
