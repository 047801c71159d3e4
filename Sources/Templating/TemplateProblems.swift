/// The problems of a set of templates, without duplicates.
///
/// A partial is checked for each place that includes it; if it fails in several, the notes add up.
struct TemplateProblems {
    private struct Key: Hashable {
        let id: String
        let location: SourceLocation?
        let message: String
    }

    private var positions: [Key: Int] = [:]
    private var diagnostics: [Diagnostic] = []
    private static let mostNotes = 10

    var sorted: [Diagnostic] { diagnostics.sorted() }

    mutating func add(_ diagnostic: Diagnostic) {
        let key = Key(id: diagnostic.id, location: diagnostic.location, message: diagnostic.message)
        guard let position = positions[key] else {
            positions[key] = diagnostics.count
            diagnostics.append(diagnostic)
            diagnostics[diagnostics.count - 1].notes = Array(diagnostic.notes.prefix(Self.mostNotes))
            return
        }
        for note in diagnostic.notes where diagnostics[position].notes.count < Self.mostNotes {
            if !diagnostics[position].notes.contains(note) { diagnostics[position].notes.append(note) }
        }
        if diagnostics[position].fixIt != diagnostic.fixIt { diagnostics[position].fixIt = nil }
    }

    mutating func error(
        _ kind: DiagnosticKind,
        at location: SourceLocation?,
        _ message: String,
        notes: [Diagnostic.Note] = []
    ) {
        add(Diagnostic(kind, at: location, message, notes: notes))
    }
}

extension Diagnostic {
    /// Returns the diagnostic with a similar name as a note and as a fix-it for the text at `range`.
    func suggesting(_ near: String?, for range: Range<Int>, in text: TemplateText) -> Diagnostic {
        guard let near else { return self }
        var result = self
        result.notes.insert(Note("did you mean '\(near)'?"), at: 0)
        let place = SourceRange(start: text.location(at: range.lowerBound), end: text.location(at: range.upperBound))
        result.fixIt = FixIt(range: place, replacement: near)
        return result
    }
}
