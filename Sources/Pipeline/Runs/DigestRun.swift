/// Gathers what a team announces since a commit. It only reads.
package struct DigestRun {
    private let revision: String
    private let specs: String
    private let output: String

    private static let option = "--since"

    package init(since revision: String, specs: String, output: String) {
        self.revision = revision
        self.specs = specs
        self.output = output
    }

    /// - Parameter history: the table of the report's numbers, if there is one.
    /// - Returns: the digest, and the problems of the specs and sources.
    /// - Throws: if git has no answer, or the specs of now or of then can't be read.
    package func digest(_ history: ReportHistory?) throws(RunFailure) -> (digest: TeamDigest, problems: [Diagnostic]) {
        let (present, project, warnings) = try Stages(specs: specs, output: output).validateSpecs()
        let git = GitRepository(folder: specs, option: Self.option, isOptional: false)
        let base = try git.base(of: revision)
        let (then, faulty, unread) = try FormerSpecs(specs: specs, git: git).read(base, named: revision)
        let run = LintRun(output: output)
        let (lint, files) = try run.wholeResult(for: project)
        let digest = TeamDigest(
            since: revision,
            from: try commit(base, git),
            to: try commit("HEAD", git),
            changes: ProjectChanges(from: then, faulty: faulty, to: present),
            report: ReportMaker(project: project, files: files).report(lint),
            history: history,
            suppressions: try dated(Linter(project: project).suppressions(in: files))
        )
        return (digest, (warnings + unread + lint.otherProblems).sortedAndUnique())
    }

    private func commit(_ name: String, _ git: GitRepository) throws(RunFailure) -> TeamDigest.Commit {
        let (id, date) = try git.dated(name)
        return TeamDigest.Commit(id: id, date: date)
    }

    /// Adds authors and dates to the suppressions. Git is asked once for each file that has any.
    private func dated(
        _ suppressions: [WrittenSuppression]
    ) throws(RunFailure) -> [TeamDigest.DatedSuppression] {
        let git = GitRepository(folder: output, option: Self.option, isOptional: false)
        try git.requireRepository()
        let byPath = Dictionary(grouping: suppressions, by: \.path)
        let paths = try git.tracked(among: byPath.keys.sorted(by: { $0.precedesInBytes($1) }))
        var commits: [WrittenSuppression: String] = [:]
        var first: Set<String> = []
        for path in paths {
            let written = byPath[path] ?? []
            let blame = try git.blame(path, lines: Set(written.map(\.lineOfGit)).sorted())
            for suppression in written { commits[suppression] = blame.commits[suppression.lineOfGit] }
            first.formUnion(blame.first)
        }
        let authorships = try git.authorships(of: Set(commits.values))
        let isShallow = first.isEmpty ? false : try git.isShallow
        return suppressions.map { suppression in
            let commit = commits[suppression]
            return TeamDigest.DatedSuppression(
                suppression,
                by: commit.flatMap { authorships[$0] },
                mayBeOlder: isShallow && commit.map(first.contains) == true
            )
        }
    }
}
