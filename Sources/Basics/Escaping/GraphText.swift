/// Text of specs, which may hold anything, escaped for graph languages.
extension String {
    /// The text in a label of Mermaid, which is Markdown and HTML: only letters, digits and a few marks stay unescaped.
    public var inMermaid: String {
        let plain = " .,:/()_-→·".unicodeScalars
        let escaped = changingScalars { scalar in
            if scalar.breaksOrDrives { return " " }
            let isPlain =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil || plain.contains(scalar)
            return isPlain ? nil : "#\(scalar.value);"
        }
        return "\"\(escaped)\""
    }
}

extension Unicode.Scalar {
    fileprivate var breaksOrDrives: Bool { isControl || self == "\u{2028}" || self == "\u{2029}" }
}
