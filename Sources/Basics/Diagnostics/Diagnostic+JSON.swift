extension Diagnostic {
    /// The diagnostic for other programs. Members may be added; none is renamed or removed.
    ///
    /// For example: `{"severity":"error","id":"unknown-key","path":"specs/project.yml","line":4,"column":1,"message":"…","notes":[]}`.
    public var json: JSONValue {
        .object(
            [("severity", .text(severity.rawValue)), ("id", .text(id))] + JSONValue.place(location)
                + [
                    ("message", .text(message)),
                    (
                        "notes",
                        .list(notes.map { .object([("message", .text($0.message))] + JSONValue.place($0.location)) })
                    ),
                ]
        )
    }
}

extension JSONValue {
    /// Returns the members that give a place; each is `null` if there is none.
    public static func place(_ location: SourceLocation?) -> [(name: String, value: JSONValue)] {
        [
            ("path", .text(location?.path)),
            ("line", location.map { .number($0.line) } ?? .null),
            ("column", location.map { .number($0.column) } ?? .null),
        ]
    }

    /// Returns an object with the diagnostics as another member, and any other value unchanged.
    public func adding(_ diagnostics: [Diagnostic]) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members + [("diagnostics", .list(diagnostics.map(\.json)))])
    }
}
