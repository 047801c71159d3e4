typealias Note = Diagnostic.Note

/// What is reported: the message, and a line for each note.
@resultBuilder
enum Words {
    static func buildExpression(_ text: String) -> [Note] { [Note(text)] }
    static func buildExpression(_ note: Note?) -> [Note] { note.map { [$0] } ?? [] }
    static func buildExpression(_ texts: [String]) -> [Note] { texts.map { Note($0) } }
    static func buildExpression(_ notes: [Note]) -> [Note] { notes }
    static func buildPartialBlock(first: [Note]) -> [Note] { first }
    static func buildPartialBlock(accumulated: [Note], next: [Note]) -> [Note] { accumulated + next }
    static func buildOptional(_ notes: [Note]?) -> [Note] { notes ?? [] }
    static func buildEither(first notes: [Note]) -> [Note] { notes }
    static func buildEither(second notes: [Note]) -> [Note] { notes }
    static func buildArray(_ notes: [[Note]]) -> [Note] { notes.flatMap(\.self) }
}

extension Diagnostic {
    /// For example: `Diagnostic(.duplicateName, at: place) { "'Menu' is there already"; "rename one of them" }`.
    init(_ kind: DiagnosticKind, at location: SourceLocation, @Words words: () -> [Note]) {
        let words = words()
        self.init(kind, at: location, words.first?.message ?? "", notes: Array(words.dropFirst()))
    }
}
