extension LintResult {
    /// The problems that aren't violations of a rule, such as unreadable files.
    package var otherProblems: [Diagnostic] {
        diagnostics.filter { [nil, .unreadableFile, .nestedTooDeeply].contains(LintRule(rawValue: $0.id)) }
    }

    /// The violations of rules.
    package var violations: [Diagnostic] {
        let others = Set(otherProblems)
        return diagnostics.filter { !others.contains($0) }
    }

    var errorCount: Int { diagnostics.count { $0.severity == .error } }

    /// For example: `Kitchen: 2 errors, 1 warning in 110 files`.
    package func summary(of project: Project) -> String {
        let errors = "\(errorCount) error\(errorCount == 1 ? "" : "s")"
        let warningCount = diagnostics.count - errorCount
        let warnings = "\(warningCount) warning\(warningCount == 1 ? "" : "s")"
        return "\(project.name): \(errors), \(warnings) in \(fileCount) file\(fileCount == 1 ? "" : "s")"
    }

    /// Returns the result for other programs: within a `version`, members may be added, but none is renamed or removed.
    ///
    /// - Parameters:
    ///   - project: the project; `nil` if the run has failed.
    ///   - others: the problems of the specs, or those that made the run fail.
    ///   - accepted: the comparison with a baseline.
    package func json(
        of project: Project?,
        _ others: [Diagnostic],
        _ accepted: Baseline.Comparison<Diagnostic>? = nil
    ) -> JSONValue {
        let members: [(name: String, value: JSONValue)] = [
            ("version", .number(1)),
            ("project", .text(project?.name)),
            ("files", .number(fileCount)),
            ("findings", .list(diagnostics.map(\.finding))),
        ]
        return .object(members + (accepted?.json ?? [])).adding(others)
    }
}

extension Diagnostic {
    fileprivate var finding: JSONValue {
        .object(
            [("rule", .text(id)), ("severity", .text(severity.rawValue))] + JSONValue.place(location)
                + [("message", .text(message)), ("remedy", .text(notes.first?.message))]
        )
    }
}
