extension Emission {
    /// Replaces the errors of files without a header by a single error, if most generated files have lost it.
    func namingEjection(_ diagnostics: [Diagnostic], of files: [PlannedFile], _ plan: Plan) -> [Diagnostic] {
        let taken = plan.obstacles.filter(\.isFile)
        guard let example = taken.map(\.path).min(), taken.count * 2 > files.count(where: { $0.ownership != .scaffold })
        else { return diagnostics }
        let path = TargetPackage(output: output).display(example)
        let error = Diagnostic(
            .ejected,
            at: nil,
            "\(taken.count) generated files have no header and are yours: this package was ejected",
            notes: [
                Diagnostic.Note("if the specs are no longer needed, delete them"),
                Diagnostic.Note(
                    "to go back to generated files, delete these files, for example '\(path)', and run 'vipergen generate'"
                ),
            ]
        )
        let replaced = Set(taken.map(\.diagnostic))
        return [error] + diagnostics.filter { !replaced.contains($0) }
    }
}
