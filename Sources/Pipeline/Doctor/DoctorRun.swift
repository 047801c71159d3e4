/// Checks everything that vipergen needs here, and says how to fix what is wrong.
package struct DoctorRun {
    private let console: Console
    private let folders: ProjectFolders
    private let version: String
    private let isProjectNamed: Bool

    /// - Parameters:
    ///   - isProjectNamed: true if the command line names the specs, which then have to exist.
    ///   - version: the version of this command and of its build.
    package init(console: Console, folders: ProjectFolders, isProjectNamed: Bool, version: String) {
        self.console = console
        self.folders = folders
        self.version = version
        self.isProjectNamed = isProjectNamed
    }

    package func run() throws(RunFailure) {
        row("vipergen", version)
        row("libyaml", YAMLLibrary.version)
        let toolchain = Toolchain()
        row("Swift", toolchain.version ?? "none")
        if let problem = toolchain.problem { console.report([problem]) }
        guard isProjectNamed || SourceFolder.exists(folders.specs) else {
            row("project", "none here; 'vipergen init' starts one, 'vipergen adopt' begins in an app")
            return
        }
        row("specs", folders.specs)
        row("package", folders.output)
        let place = Workplace(console: console, specs: folders.specs, output: folders.output)
        try place.requireNothingInterrupted()
        let stages = Stages(specs: folders.specs, output: folders.output)
        let pin = try stages.decode().specs.project.vipergenVersion
        row("asks for", pin.map { "vipergen \($0.value)" } ?? "any version of vipergen")
        let result = try stages.generate()
        console.report(result.warnings)
        row("project", result.project.name)
        guard SourceFolder.exists(folders.output) else { return row("files", "none yet; run 'vipergen generate'") }
        let emission = Emission(output: folders.output)
        let plan = try emission.plan(result.generated, in: try emission.openForReading())
        tell(plan)
    }

    private func tell(_ plan: Plan) {
        let written = plan.count(of: .unchanged) + plan.count(of: .replace)
        row("files", "\(written) generated, \(plan.count(of: .keep)) yours")
        let count = plan.differences.count
        let state = count == 0 ? "up to date" : "\(count) differ from the specs; run 'vipergen generate'"
        row("state", state)
        let generated = plan.steps.filter { $0.file != nil && $0.file?.ownership != .scaffold }.map(\.path)
        console.report(IgnoredFiles(output: folders.output).warnings(among: generated))
    }

    private func row(_ name: String, _ value: String) {
        console.print(name + String(repeating: " ", count: max(1, 10 - name.count)) + value)
    }
}
