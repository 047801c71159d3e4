/// Text of specs, which may hold anything, as it has to stand in languages for graphs.
extension String {
    /// In a string of Graphviz, whose backslashes begin escapes.
    var inDOT: String {
        let escaped = oneLine.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }

    /// In a label of Mermaid, which is Markdown and HTML: everything but letters, digits and a few marks by number.
    var inMermaid: String {
        let escaped = oneLine.unicodeScalars.map { scalar -> String in
            let isPlain =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || " .,:/()_-→·".unicodeScalars.contains(scalar)
            return isPlain ? String(scalar) : "#\(scalar.value);"
        }
        return "\"\(escaped.joined())\""
    }

    /// Without anything that breaks a line or drives a terminal.
    private var oneLine: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) ? " " : $0 }
            )
        )
    }
}
