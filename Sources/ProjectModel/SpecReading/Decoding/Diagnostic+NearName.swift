extension Diagnostic {
    /// Creates an error about a word that may be a misspelling of a near one.
    ///
    /// - Parameter otherwise: the note if there is no near word.
    public init(
        _ kind: DiagnosticKind,
        _ word: Located<String>,
        _ message: String,
        near: String?,
        otherwise: @autoclosure () -> String
    ) {
        self.init(
            kind,
            at: word.location,
            message,
            notes: [near.map { Note(asksFor: $0) } ?? Note(otherwise())],
            fixIt: near.flatMap { FixIt(writing: $0, insteadOf: word.value, at: word.range) }
        )
    }
}
