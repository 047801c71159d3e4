extension Diagnostic.Note {
    /// Creates the note that asks if a similar name was meant.
    ///
    /// For example: `Diagnostic.Note(asksFor: "client")` is `did you mean 'client'?`.
    public init(asksFor near: String) {
        self.init("did you mean '\(near)'?")
    }
}

extension Diagnostic.FixIt {
    /// Creates the fix that replaces an unknown name with a similar one.
    ///
    /// For example: `Diagnostic.FixIt(writing: "client", insteadOf: "clent", at: range)`.
    ///
    /// - Returns: `nil` if the range holds more than the name, with or without quotes.
    public init?(writing near: String, insteadOf name: String, at range: SourceRange) {
        let (start, end) = (range.start, range.end)
        let extra = end.column - start.column - name.unicodeScalars.count
        guard start.line == end.line, extra == 0 || extra == 2 else { return nil }
        self.init(range: range, replacement: near)
    }
}
