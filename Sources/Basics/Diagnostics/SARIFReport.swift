/// A run as a SARIF 2.1.0 document.
///
/// For example: `SARIFReport(context).document(diagnostics).text(indents: true)`.
struct SARIFReport {
    private let context: ReportContext

    init(_ context: ReportContext) {
        self.context = context
    }

    func document(_ diagnostics: [Diagnostic]) -> JSONValue {
        let rules = rules(usedBy: diagnostics)
        let positions = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let driver: JSONValue = .sparse([
            "name": .text("vipergen"),
            "version": context.version.isEmpty ? .null : .text(context.version),
            "rules": .list(rules.map(\.sarifRule)),
        ])
        let results = diagnostics.map { result($0.mappingPaths(context.pathInRepository), positions[$0.id]) }
        return .object([
            ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .text("2.1.0")),
            (
                "runs",
                .list([
                    .object([
                        ("tool", .object([("driver", driver)])),
                        ("columnKind", .text("unicodeCodePoints")),
                        ("results", .list(results)),
                    ])
                ])
            ),
        ])
    }

    /// Returns the kinds of the diagnostics, one per id: kinds that share an id are one rule.
    private func rules(usedBy diagnostics: [Diagnostic]) -> [DiagnosticKind] {
        var seen: Set<String> = []
        return (context.rules + diagnostics.map(\.kind)).filter { seen.insert($0.id).inserted }
    }

    private func result(_ diagnostic: Diagnostic, _ rule: Int?) -> JSONValue {
        let text = ([diagnostic.message] + diagnostic.notes.filter { $0.location == nil }.map(\.message))
        return .sparse([
            "ruleId": .text(diagnostic.id),
            "ruleIndex": rule.map { .number($0) } ?? .null,
            "level": .text(diagnostic.severity.rawValue),
            "message": .object([("text", .text(text.joined(separator: "\n")))]),
            "locations": .list(diagnostic.location.map { [.object([Self.place($0)])] } ?? []),
            "relatedLocations": .list(diagnostic.notes.compactMap(Self.related)),
            "fixes": .list(diagnostic.fixIt.map { [fix($0, diagnostic)] } ?? []),
        ])
    }

    private static func related(_ note: Diagnostic.Note) -> JSONValue? {
        note.location.map { .object([place($0), ("message", .object([("text", .text(note.message))]))]) }
    }

    private static func place(_ location: SourceLocation) -> (name: String, value: JSONValue) {
        let region: JSONValue = .object([
            ("startLine", .number(location.line)), ("startColumn", .number(location.column)),
        ])
        return ("physicalLocation", .object([artifact(location.path), ("region", region)]))
    }

    private static func artifact(_ path: String) -> (name: String, value: JSONValue) {
        ("artifactLocation", .object([("uri", .text(uri(path)))]))
    }

    private func fix(_ fixIt: Diagnostic.FixIt, _ diagnostic: Diagnostic) -> JSONValue {
        let (start, end) = (fixIt.range.start, fixIt.range.end)
        let region: JSONValue = .object([
            ("startLine", .number(start.line)), ("startColumn", .number(start.column)),
            ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
        ])
        let replacement: JSONValue = .object([
            ("deletedRegion", region),
            ("insertedContent", .object([("text", .text(fixIt.replacement))])),
        ])
        let change: JSONValue = .object([
            Self.artifact(context.pathInRepository(start.path)), ("replacements", .list([replacement])),
        ])
        let description = diagnostic.notes.first?.message ?? diagnostic.message
        return .object([
            ("description", .object([("text", .text(description))])), ("artifactChanges", .list([change])),
        ])
    }

    /// For example: `specs/A%20B.yml`; an absolute path begins with `file://`.
    private static func uri(_ path: String) -> String {
        let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        let encoded = path.utf8.map { byte in
            if unreserved.contains(byte) { return String(Unicode.Scalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }
        return (path.hasPrefix("/") ? "file://" : "") + encoded.joined()
    }
}

extension DiagnosticKind {
    fileprivate var sarifRule: JSONValue {
        .object([
            ("id", .text(id)),
            ("shortDescription", .object([("text", .text(summary))])),
            ("fullDescription", .object([("text", .text(explanation.reason))])),
            (
                "help",
                .object([("text", .text("'vipergen explain \(id)' shows why, with wrong and right examples."))])
            ),
            ("defaultConfiguration", .object([("level", .text(severity.rawValue))])),
        ])
    }
}
