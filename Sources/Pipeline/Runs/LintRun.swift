/// Checks the sources of the target package against the specs.
package struct LintRun {
    package let output: String
    package var rules = Set(LintRule.allCases)
    /// The files known to be generated, which needn't be read.
    package var known: Set<String> = []

    package init(
        output: String,
        rules: Set<LintRule> = Set(LintRule.allCases),
        known: Set<String> = []
    ) {
        self.output = output
        self.rules = rules
        self.known = known
    }

    /// Returns the result for commands that check nothing else, with an error if there are no sources at all.
    ///
    /// Only reads. Violations are in the result; unreadable files are failures.
    package func wholeResult(for project: Project) throws(RunFailure) -> (result: LintResult, files: LintFiles) {
        try TargetPackage(output: output).requireModules(of: project)
        let files = try files(of: project)
        var result = result(for: project, files)
        result.diagnostics = (result.diagnostics + missingSources(files)).sortedAndUnique()
        return (result, files)
    }

    package func result(for project: Project, _ files: LintFiles) -> LintResult {
        let package = TargetPackage(output: output)
        return Linter(project: project, rules: rules) { package.display($0) }.lint(files)
    }

    /// Returns the source files of all modules.
    package func files(of project: Project) throws(RunFailure) -> LintFiles {
        let folder = PackageFolder(path: output.isEmpty ? "." : output)
        let modules = SourceModules.all(of: project)
        let folders = Set(modules.map(\.folder))
        let found = modules.map {
            folder.files(in: $0.folder, endings: LintFiles.Module.endings, leavingOut: folders)
        }
        let problems = found.flatMap(\.diagnostics)
        if problems.hasErrors { throw RunFailure(problems.sortedAndUnique()) }
        let foreign = foreign(among: found.flatMap(\.paths), in: folder)
        let files = zip(modules, found).map { module, found in
            var files = LintFiles.Module(module)
            for path in found.paths { files.add(path) { !foreign.contains($0) } }
            return files
        }
        var result = LintFiles(modules: files) { folder.bytes(of: $0) }
        result.allNames = {
            folder.allNames { ["DerivedData", "node_modules"].contains(ForeignFolders.name(of: $0)) }
        }
        // They may be built in any module.
        if !project.adoptedScenes.isEmpty || project.features.flatMap(\.scenes).contains(where: { $0.builder != nil }) {
            let others = folder.allFiles(endings: ["swift", "h"]) { path in
                ForeignFolders.dependencies.contains(ForeignFolders.name(of: path))
            }
            if others.diagnostics.hasErrors { throw RunFailure(others.diagnostics.sortedAndUnique()) }
            let known = Set(found.flatMap(\.paths) + ["Package.swift"])
            result.elsewhere = others.paths.filter { $0.hasSuffix(".swift") && !known.contains($0) }
            result.headers = others.paths.filter { $0.hasSuffix(".h") }
        }
        return result
    }

    /// Returns the sources in folders of generated files that have no header: they are people's own.
    private func foreign(among paths: [String], in folder: PackageFolder) -> Set<String> {
        let header = Header(
            MockOptions.Writer.generate.headerBeginning,
            MockOptions.Writer.mock.headerBeginning
        )
        let unknown = paths.filter {
            !known.contains($0) && $0.hasSuffix(".swift") && LintFiles.liesAmongGenerated($0)
        }
        let foreign = Parallel.map(Parallel.chunks(of: unknown), jobs: Parallel.cores) { paths in
            paths.filter { path in
                guard let beginning = folder.beginning(of: path, upTo: Header.reach) else { return true }
                return !header.marks(beginning) && !header.isTorn(beginning)
            }
        }
        return Set(foreign.flatMap(\.self))
    }

    private func missingSources(_ files: LintFiles) -> [Diagnostic] {
        files.modules.filter { $0.sources.isEmpty && $0.generated.isEmpty }.map { module in
            let folder = TargetPackage(output: output).display(module.module.folder)
            return Diagnostic(
                .missingSources,
                at: nil,
                "there are no sources for the module '\(module.module.name)' in '\(folder)'",
                notes: [Diagnostic.Note("run 'vipergen generate', or delete the module's specs")]
            )
        }
    }
}
