extension Diagnostic.Note {
    /// Creates the question whether a near name is meant.
    ///
    /// For example: `Diagnostic.Note(asksFor: "client")` is `did you mean 'client'?`.
    public init(asksFor near: String) {
        self.init("did you mean '\(near)'?")
    }
}

extension Diagnostic.FixIt {
    /// Creates the fix that writes a near name in place of one that nothing has.
    ///
    /// For example: `Diagnostic.FixIt(writing: "client", insteadOf: "clent", at: range)`.
    ///
    /// - Returns: `nil` where more stands in the range than the name, with or without quotes.
    public init?(writing near: String, insteadOf name: String, at range: SourceRange) {
        let (start, end) = (range.start, range.end)
        let extra = end.column - start.column - name.unicodeScalars.count
        guard start.line == end.line, extra == 0 || extra == 2 else { return nil }
        self.init(range: range, replacement: near)
    }
}
