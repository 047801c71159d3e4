/// The files that a branch has changed, to limit a report to them.
package struct ChangedFiles {
    /// The spec files, as diagnostics name them.
    private let specs: Set<String>
    /// The files relative to the target package.
    private let sources: Set<String>
    private let output: String

    /// - Parameter revision: the revision that the branch began at, or that it goes back to.
    /// - Throws: if git has no answer.
    package init(since revision: String, specs: String, output: String) throws(RunFailure) {
        let option = "--changed-since"
        let changed = try GitRepository(folder: specs, option: option).changedFiles(since: revision)
        self.specs = Set(changed.map { TargetPackage(output: specs).display($0) })
        sources = try GitRepository(folder: output, option: option).changedFiles(since: revision)
        self.output = output
    }

    /// Returns the findings in changed files. Problems of missing or unreadable files stay.
    package func filter(_ result: LintResult) -> LintResult {
        let displayed = Set(sources.map { TargetPackage(output: output).display($0) }).union(specs)
        var result = result
        let others = Set(result.otherProblems)
        result.diagnostics.removeAll { diagnostic in
            guard let path = diagnostic.location?.path, !others.contains(diagnostic) else { return false }
            return !displayed.contains(path)
        }
        return result
    }

    /// Returns scenes whose spec or own files changed, and services if the project's spec did.
    package func filter(_ report: MigrationReport, of project: Project) -> MigrationReport {
        let scenes = Dictionary(project.features.map { ($0.name, $0.scenes.map(\.name)) }, uniquingKeysWith: +)
        func touches(_ item: MigrationReport.Item) -> Bool {
            self.touches(item, besides: scenes[item.module] ?? [], in: scenes.keys)
        }
        var report = report
        report.legacyScreens.removeAll { !touches($0) }
        report.adaptedServices.removeAll { !touches($0) }
        report.missingMocks.removeAll { !touches($0) }
        report.missingTests.removeAll { !touches($0) }
        report.missingPreviews.removeAll { !touches($0) }
        return report
    }

    /// - Parameters:
    ///   - scenes: all scenes of its module.
    ///   - modules: the names of all modules.
    private func touches(
        _ item: MigrationReport.Item,
        besides scenes: [String],
        in modules: some Sequence<String>
    ) -> Bool {
        if specs.contains(item.spec) { return true }
        return sources.contains { path in
            let parts = path.split(separator: "/")
            guard parts.contains(where: { $0.isBuilt(from: item.module, among: modules) }) else { return false }
            return parts.dropLast().contains { $0 == item.name }
                || parts.last?.isBuilt(from: item.name, among: scenes) == true
        }
    }
}
