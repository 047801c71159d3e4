extension Plan {
    /// Compares the planned files with the target package. It only reads.
    ///
    /// - Parameters:
    ///   - directory: locked if the plan will be carried out, so that no other run writes in between.
    ///   - searched: the folders in which stale generated files are searched for.
    ///   - rootFiles: names of generated files outside of generated folders; one that is no longer planned is stale.
    ///   - naming: returns true for the paths of user files to collect in ``namedFiles``; called from several threads.
    ///   - jobs: the number of files to read at once; the result doesn't depend on it.
    /// - Returns: the plan, which does nothing if any diagnostic is an error, and the diagnostics, sorted.
    public static func make(
        files: [PlannedFile],
        in directory: TargetDirectory,
        header: Header,
        searched: [String] = ["Sources", "Tests"],
        rootFiles: Set<String> = [],
        naming: (@Sendable (String) -> Bool)? = nil,
        jobs: Int? = nil
    ) -> (plan: Plan, diagnostics: [Diagnostic]) {
        let disk = POSIXFileSystem()
        return make(
            files: files,
            in: directory,
            header: header,
            searched: searched,
            rootFiles: rootFiles,
            naming: naming,
            jobs: jobs,
            on: disk
        )
    }

    static func make(
        files: [PlannedFile],
        in directory: TargetDirectory,
        header: Header,
        searched: [String] = ["Sources", "Tests"],
        rootFiles: Set<String> = [],
        naming: (@Sendable (String) -> Bool)? = nil,
        jobs: Int? = nil,
        on disk: some FileSystem
    ) -> (plan: Plan, diagnostics: [Diagnostic]) {
        let jobs = jobs ?? Parallel.cores
        let (tree, faults) = PlanInput(files: files, header: header, jobs: jobs).checked()
        guard let tree, faults.isEmpty else {
            return (Plan(steps: [], isBlocked: true), faults.sortedAndUnique())
        }
        let comparison = TreeComparison(
            files: files,
            tree: tree,
            header: header,
            searched: Set(searched),
            rootFiles: rootFiles,
            naming: naming,
            directory: directory,
            disk: disk
        )
        let findings = comparison.findings(jobs: jobs)
        let diagnostics = findings.diagnostics.sortedAndUnique()
        let steps = steps(files, findings)
        let plan = Plan(
            steps: steps,
            isBlocked: diagnostics.hasErrors,
            obstacles: findings.obstacles,
            namedFiles: findings.namedFiles.sorted()
        )
        return (plan, diagnostics)
    }

    /// Returns the steps sorted by path, which the planned files mostly are already.
    private static func steps(_ files: [PlannedFile], _ findings: Findings) -> [Step] {
        var actions: [Action?] = Array(repeating: nil, count: files.count)
        for (file, action) in findings.actions { actions[file] = action }
        let steps = files.indices.compactMap { position in
            actions[position].map { Step(action: $0, path: files[position].path, file: files[position]) }
        }
        return sorted(steps + findings.removals)
    }

    /// Sorts positions instead of steps: a step holds references, and there are many of them.
    private static func sorted(_ steps: [Step]) -> [Step] {
        let isSorted = steps.indices.dropFirst().allSatisfy { steps[$0 - 1].path <= steps[$0].path }
        if isSorted { return steps }
        return steps.indices.sorted { steps[$0].path < steps[$1].path }.map { steps[$0] }
    }
}
