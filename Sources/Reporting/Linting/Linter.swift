/// Checks the sources of a project against its specs.
///
/// For example: `Linter(project: project, jobs: 2).lint(files).diagnostics`.
public struct Linter: Sendable {
    let project: Project
    private let rules: Set<LintRule>
    let jobs: Int
    private let display: @Sendable (String) -> String

    /// - Parameters:
    ///   - rules: the rules to check, except those that the project disables.
    ///   - display: returns the path of a file in the target package as the user would write it.
    public init(
        project: Project,
        rules: Set<LintRule> = Set(LintRule.allCases),
        jobs: Int? = nil,
        display: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.project = project
        self.rules = rules.filter {
            !project.lint.isOff($0) && !project.isHalfWay(in: $0)
                && (!project.isResolverOnly || $0.isAboutAdopting)
                && (!$0.isOptIn || project.lint.namesSeverity(of: $0))
        }
        self.jobs = jobs ?? Parallel.cores
        self.display = display
    }

    public func lint(_ files: LintFiles) -> LintResult {
        let context = LintContext(project: project, modules: files.modules.map(\.module), display: display)
        let linted = checkedSources(files)
        var nibs = NibLinter(context: context, rules: rules, unmanaged: project.unmanaged, files: nibFiles(files))
        let unconnected = nibs.unconnectedOutlets()
        let linter = SourceLinter(context: context, rules: rules, given: unconnected, read: files.read)
        let outcomes = Parallel.map(Parallel.chunks(of: linted), jobs: jobs) { $0.map(linter.outcome) }.flatMap(\.self)
        if project.isResolverOnly { return resolverResult(outcomes, files) }
        let nibOutcomes = nibs.outcomes(libraries: Set(outcomes.flatMap { $0.imports ?? [] }))
        var diagnostics = (outcomes + nibOutcomes.nibs).flatMap(\.diagnostics) + nibOutcomes.unread
        if rules.contains(UnusedDependency.rule) {
            diagnostics += unusedDependencies(
                zip(linted, outcomes).map { ($0.module.name, $1.imports) },
                files,
                unmanaged: ownSources(files).filter { project.unmanaged.contain($0.path) },
                linter
            )
        }
        if rules.contains(IncompletePreviews.rule) {
            diagnostics += IncompletePreviews.diagnostics(of: project, in: files, display)
        }
        diagnostics += HandwrittenBuilders(of: project, in: files, jobs: jobs, display: display).diagnostics
        diagnostics += AdoptedBuilders(of: project, in: files, jobs: jobs, display: display).diagnostics
        diagnostics += AdoptedDestinations(project: project, files: files, jobs: jobs, display: display).diagnostics
        diagnostics += UnusedWireframes(project: project, files: files, jobs: jobs).diagnostics
        diagnostics += UnaskedScenes(project: project, files: files, jobs: jobs, display: display).diagnostics
        diagnostics += TeamEnvironment(of: project, files: files, jobs: jobs, display: display).diagnostics()
        diagnostics += linted.map(\.path).filter(LintFiles.liesAmongGenerated).map(misplaced)
        return LintResult(diagnostics: diagnostics.sortedAndUnique(), fileCount: linted.count + nibOutcomes.nibs.count)
    }

    /// Returns the sources in which rules are broken and suppressed.
    func checkedSources(_ files: LintFiles) -> [SourceLinter.File] {
        (ownSources(files) + descriptorSources(files)).filter { !project.unmanaged.contain($0.path) }
    }

    private func ownSources(_ files: LintFiles) -> [SourceLinter.File] {
        files.modules.flatMap { module in
            module.sources.map { SourceLinter.File(path: $0, module: module.module) }
        }
    }

    /// Returns the files without documents if only the resolver is generated.
    private func nibFiles(_ files: LintFiles) -> LintFiles {
        project.isResolverOnly ? LintFiles(modules: [], read: files.read) : files
    }

    /// Returns the result if only the resolver is generated: the rest of the team's code isn't checked.
    private func resolverResult(_ outcomes: [FileOutcome], _ files: LintFiles) -> LintResult {
        let diagnostics =
            outcomes.flatMap(\.diagnostics)
            + AdoptedBuilders(of: project, in: files, jobs: jobs, display: display).diagnostics
            + UnaskedScenes(project: project, files: files, jobs: jobs, display: display).diagnostics
            + TeamEnvironment(of: project, files: files, jobs: jobs, display: display).diagnostics()
        return LintResult(diagnostics: diagnostics.sortedAndUnique(), fileCount: outcomes.count)
    }

    /// Returns the sources of a package whose modules the specs don't list, but which may hold descriptors.
    private func descriptorSources(_ files: LintFiles) -> [SourceLinter.File] {
        guard project.isResolverOnly else { return [] }
        return files.elsewhere.filter { !LintFiles.liesAmongTests($0) }.map {
            SourceLinter.File(path: $0, module: .nowhere)
        }
    }

    /// Reports unused dependencies. Unmanaged and generated sources also count as uses; an unreadable one may use any.
    private func unusedDependencies(
        _ read: [(module: String, imports: Set<String>?)],
        _ files: LintFiles,
        unmanaged: [SourceLinter.File],
        _ linter: SourceLinter
    ) -> [Diagnostic] {
        var imports: [String: Set<String>] = [:]
        for (module, names) in read { imports[module, default: []].formUnion(names ?? []) }
        let unread = Set(read.filter { $0.imports == nil }.map(\.module))
        return UnusedDependency.diagnostics(of: project, imports: imports) { name in
            if unread.contains(name) { return nil }
            let generated = files.modules.filter { $0.module.name == name }.flatMap { module in
                module.generated.map { SourceLinter.File(path: $0, module: module.module) }
            }
            let others = generated + unmanaged.filter { $0.module.name == name }
            return others.reduce(into: Set<String>?.some([])) { all, file in
                if let names = linter.imports(of: file) { all?.formUnion(names) } else { all = nil }
            }
        }
    }

    /// Reports a user's file in a folder of generated ones, which looks as if it were rewritten with them.
    private func misplaced(_ path: String) -> Diagnostic {
        let parts = path.split(separator: "/").filter { $0 != "Generated" }
        return Diagnostic(
            .fileAmongGenerated,
            at: SourceLocation(path: display(path), line: 1, column: 1),
            "this file is yours, but is in a folder of generated files",
            note: "move it, for example to '\(parts.joined(separator: "/"))'"
        )
    }
}
