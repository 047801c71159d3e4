public import Basics

extension Diagnostic {
    /// Creates an error about a word in place of which a near one may be meant.
    ///
    /// - Parameter otherwise: What to do where there is no near one.
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
