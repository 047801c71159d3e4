extension SpecEditor {
    /// Returns the bytes with a range replaced, without checking the result.
    ///
    /// For example: `SpecEditor(path: path, bytes: bytes).replacing(fixIt.range, with: fixIt.replacement)`.
    public func replacing(_ range: SourceRange, with replacement: String) -> [UInt8] {
        let text = SpecText(bytes)
        let start = text.offset(of: range.start)
        let edit = TextEdit(replacement, replacing: start..<max(start, text.offset(of: range.end)))
        return [edit].applied(to: bytes)
    }
}
