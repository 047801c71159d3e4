import CodeGeneration
import Diagnostics
import Linting
import ProjectModel

/// The sources of the target package, held against the specs.
struct LintRun {
    let output: String
    let jobs: Int?
    var rules = Set(LintRule.allCases)

    /// Reads only. What breaks a rule is in the result; what can't be read is a failure.
    func result(for project: Project) throws(RunFailure) -> LintResult {
        result(for: project, try files(of: project))
    }

    func result(for project: Project, _ files: LintFiles) -> LintResult {
        let package = TargetPackage(output: output)
        return Linter(project: project, rules: rules, jobs: jobs) { package.display($0) }.lint(files)
    }

    /// Where the sources of all modules are.
    func files(of project: Project) throws(RunFailure) -> LintFiles {
        let folder = PackageFolder(path: output.isEmpty ? "." : output)
        let modules = SourceModules.all(of: project)
        let folders = Set(modules.map(\.folder))
        var unreadable: [String] = []
        let found = modules.map { module in
            let files = folder.files(in: module.folder, leavingOut: folders)
            unreadable += files.unreadable
            var sources = LintFiles.Module(module)
            for path in files.paths { sources.add(path) }
            return sources
        }
        if !unreadable.isEmpty { throw .inputOutput(unreadable.map(cannotRead)) }
        return LintFiles(modules: found) { folder.bytes(of: $0) }
    }

    private func cannotRead(_ folder: String) -> Diagnostic {
        Diagnostic(.error, id: "cannot-read", at: nil, "cannot read the folder '\(folder)'")
    }
}
