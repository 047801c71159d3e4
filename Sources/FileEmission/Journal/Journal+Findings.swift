extension Journal {
    /// A diagnostic for storage in a file, with the id in place of its kind.
    public struct Finding: Hashable, Sendable {
        public var id: String
        public var severity: Diagnostic.Severity
        public var location: SourceLocation?
        public var message: String
        public var notes: [Diagnostic.Note]

        public init(_ diagnostic: Diagnostic) {
            id = diagnostic.id
            severity = diagnostic.severity
            location = diagnostic.location
            message = diagnostic.message
            notes = diagnostic.notes
        }

        /// Returns the diagnostic; the kind must have the finding's id.
        public func diagnostic(of kind: DiagnosticKind) -> Diagnostic {
            Diagnostic(kind, severity: severity, at: location, message, notes: notes)
        }
    }
}

extension Journal.Finding {
    /// The journal's lines for the finding and its notes, with their fields.
    var lines: [(word: String, fields: [[UInt8]])] {
        let texts = [id, severity.rawValue, Self.text(of: location), message]
        return [("finding", texts.map { Array($0.utf8) })]
            + notes.map { ("note", [Array(Self.text(of: $0.location).utf8), Array($0.message.utf8)]) }
    }

    init(_ fields: [[UInt8]]) throws(JournalFault) {
        let texts = fields.map { String(decoding: $0, as: UTF8.self) }
        guard texts.count == 4, let severity = Diagnostic.Severity(rawValue: texts[1]) else { throw .damaged }
        id = texts[0]
        self.severity = severity
        location = try Self.location(texts[2])
        message = texts[3]
        notes = []
    }

    mutating func addNote(_ fields: [[UInt8]]) throws(JournalFault) {
        let texts = fields.map { String(decoding: $0, as: UTF8.self) }
        guard texts.count == 2 else { throw .damaged }
        notes.append(Diagnostic.Note(texts[1], at: try Self.location(texts[0])))
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
