extension Diagnostic {
    /// The journal's lines for the finding and its notes, with their fields.
    var journalLines: [(word: String, fields: [[UInt8]])] {
        let texts = [id, severity.rawValue, Self.text(of: location), message]
        return [("finding", texts.map { Array($0.utf8) })]
            + notes.map { ("note", [Array(Self.text(of: $0.location).utf8), Array($0.message.utf8)]) }
    }

    /// A finding from a journal, which has the id alone of its kind.
    init(journal fields: [[UInt8]]) throws(JournalFault) {
        let texts = fields.map { String(decoding: $0, as: UTF8.self) }
        guard texts.count == 4, let severity = Severity(rawValue: texts[1]) else { throw .damaged }
        let place = try Self.location(texts[2])
        self.init(DiagnosticKind(texts[0], severity: severity, ""), at: place, texts[3])
    }

    mutating func addNote(journal fields: [[UInt8]]) throws(JournalFault) {
        let texts = fields.map { String(decoding: $0, as: UTF8.self) }
        guard texts.count == 2 else { throw .damaged }
        notes.append(Note(texts[1], at: try Self.location(texts[0])))
    }

    /// Returns the place as text. For example: `12:8:Sources/Home/Jar.swift`, since a path may have colons.
    private static func text(of location: SourceLocation?) -> String {
        location.map { "\($0.line):\($0.column):\($0.path)" } ?? ""
    }

    private static func location(_ text: String) throws(JournalFault) -> SourceLocation? {
        if text.isEmpty { return nil }
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let line = Int(parts[0]), let column = Int(parts[1]), line > 0, column > 0 else {
            throw .damaged
        }
        return SourceLocation(path: String(parts[2]), line: line, column: column)
    }
}
