extension Diagnostic {
    /// For other programs: members may be added, but none is renamed or goes.
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
    /// The members that say where something is; `null` each where it is nowhere.
    public static func place(_ location: SourceLocation?) -> [(name: String, value: JSONValue)] {
        [
            ("path", .text(location?.path)),
            ("line", location.map { .number($0.line) } ?? .null),
            ("column", location.map { .number($0.column) } ?? .null),
        ]
    }

    /// An object with what was wrong as one more member; any other value as it is.
    public func adding(_ diagnostics: [Diagnostic]) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members + [("diagnostics", .list(diagnostics.map(\.json)))])
    }
}
