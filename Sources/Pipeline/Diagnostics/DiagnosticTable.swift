/// All problems that vipergen reports.
package enum DiagnosticTable {
    /// All kinds, sorted by id. Two kinds may share one.
    package static let all: [DiagnosticKind] =
        [
            DiagnosticKind.ofDiagnostics, DiagnosticKind.ofYAMLTree, DiagnosticKind.ofSwiftReading,
            DiagnosticKind.ofSpecReading, DiagnosticKind.ofProjectModel, DiagnosticKind.ofSpecEditing,
            DiagnosticKind.ofTemplateCatalogue, DiagnosticKind.ofTemplating,
            DiagnosticKind.ofFileEmission, DiagnosticKind.ofMockGeneration, DiagnosticKind.ofCodeGeneration,
            DiagnosticKind.ofLinting, DiagnosticKind.ofRules, DiagnosticKind.ofScaffoldSync,
            DiagnosticKind.ofCommandLine,
        ].flatMap(\.self).sorted { $0.id < $1.id }

    package static func kinds(_ id: String) -> [DiagnosticKind] { all.filter { $0.id == id } }

    /// Returns the id closest to a wrong one, or that of a case by its title: `unknown-name` for `unknown-scene`.
    package static func near(_ id: String) -> String? {
        let ids = all.map { ($0.id, $0.id) }
        let titles = all.flatMap { kind in
            kind.explanation.cases.compactMap(\.title).map { ($0.lowercased().replacing(" ", with: "-"), kind.id) }
        }
        let meant = Dictionary(ids + titles) { first, _ in first }
        return meant[id] ?? NearName.find(id, in: meant.keys).flatMap { meant[$0] }
    }
}
