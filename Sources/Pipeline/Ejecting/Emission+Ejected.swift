import Diagnostics
import FileEmission

extension Emission {
    /// Where most generated files are there without their header, one error that says so in place of one for each.
    func namingEjection(_ diagnostics: [Diagnostic], of files: [PlannedFile]) -> [Diagnostic] {
        let planned = files.filter { $0.ownership != .scaffold }
        let ejected = Set(planned.map { "'\(TargetPackage(output: output).display($0.path))' " })
        let taken = diagnostics.filter { isTaken($0, ejected) }
        guard taken.count * 2 > planned.count else { return diagnostics }
        let error = Diagnostic(
            .ejected,
            at: nil,
            "\(taken.count) generated files have no header and are yours: this package was ejected",
            notes: [
                Diagnostic.Note("if the specs are no longer needed, delete them"),
                Diagnostic.Note(
                    "to go back to generated files, delete these files, for example '\(path(of: taken))', and run 'vipergen generate'"
                ),
            ]
        )
        return [error] + diagnostics.filter { !isTaken($0, ejected) }
    }

    private func isTaken(_ diagnostic: Diagnostic, _ beginnings: Set<String>) -> Bool {
        guard diagnostic.kind == .fileInTheWay, let end = diagnostic.message.firstRange(of: "' ") else { return false }
        return beginnings.contains(String(diagnostic.message[..<end.upperBound]))
    }

    private func path(of diagnostics: [Diagnostic]) -> Substring {
        diagnostics.first?.message.dropFirst().prefix { $0 != "'" } ?? ""
    }
}
