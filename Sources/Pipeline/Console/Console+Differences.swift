extension Console {
    /// Shows the files that differ: as a list for people, as problems with places for other programs.
    ///
    /// - Parameters:
    ///   - output: the folder that the paths are relative to.
    ///   - remedy: an imperative. For example: `run 'vipergen generate'`.
    package func show(
        _ differences: [(kind: Plan.Difference, path: String)],
        in output: String,
        remedy: String
    ) {
        guard style.reportsListings else {
            return differences.forEach { print("\($0.kind.rawValue) \($0.path)") }
        }
        report(
            differences.map { kind, path in
                Diagnostic(
                    .outdatedFile,
                    at: SourceLocation(path: TargetPackage(output: output).display(path), line: 1, column: 1),
                    "'\(path)' \(kind.predicate)",
                    notes: [Diagnostic.Note(remedy)]
                )
            }
        )
    }
}

extension Plan.Difference {
    fileprivate var predicate: String {
        switch self {
        case .missing: "is missing"
        case .differs: "isn't what would be generated now"
        case .stale: "is left over: nothing asks for it any more"
        }
    }
}
