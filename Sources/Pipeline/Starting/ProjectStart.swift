/// The folder that a project is started in.
package struct ProjectStart {
    package let console: Console
    package let output: String
    /// The folder of specs, relative to the output.
    package private(set) var specsFolder = "specs"

    package init(console: Console, output: String) {
        self.console = console
        self.output = output
    }

    /// - Parameter specs: the folder of specs as people write it, inside the output; `nil` for the usual one.
    package init(console: Console, output: String, specs: String?) throws(RunFailure) {
        self.init(console: console, output: output)
        guard let specs else { return }
        let parts = specs.split(separator: "/").filter { $0 != "." }
        let around = output.split(separator: "/").filter { $0 != "." }
        guard specs.hasPrefix("/") == output.hasPrefix("/"), parts.count > around.count, !parts.contains(".."),
            parts.starts(with: around)
        else {
            throw .usage([
                Diagnostic(
                    .outputInSpecs,
                    at: nil,
                    "'\(specs)' isn't inside '\(output)', where the app's specs have to lie",
                    notes: [
                        Diagnostic.Note("write '--specs \(TargetPackage(output: output).display("vipergen-specs"))'")
                    ]
                )
            ])
        }
        specsFolder = parts.dropFirst(around.count).joined(separator: "/")
    }

    package var specs: String { TargetPackage(output: output).display(specsFolder) }

    /// The team's own manifest, which isn't generated and stays.
    var teamManifest: [UInt8]? { manifest.flatMap { EmittedHeader.header.marks($0) ? nil : $0 } }

    private var manifest: [UInt8]? { SourceFolder.beginning(of: manifestPath, upTo: 1 << 20) }

    private var manifestPath: String { TargetPackage(output: output).display("Package.swift") }

    package var place: Workplace { Workplace(console: console, specs: specs, output: output) }

    /// - Parameter path: the path from the new package, which may not exist yet, or from the working folder.
    package func requireFolder(ofRuntime path: String?) throws(RunFailure) {
        guard let path else { return }
        let seen = FutureFolder(output)?.path(to: path) ?? path
        if SourceFolder.isRegularFile(SourceFolder.exists(seen) ? seen : path) {
            throw NamedFolder.runtime.failure(path)
        }
    }

    package func requireNoProject() throws(RunFailure) {
        try Workplace(console: console, specs: "specs", output: output).requireOutputOutsideSpecs()
        let elsewhere = "start in another folder with '--output'"
        if let spec = SpecFolder(path: specs).projectFile {
            let command = "\(cd)vipergen generate"
            throw projectExists("'\(spec)' already exists", "continue with '\(command)', or \(elsewhere)")
        }
        if SourceFolder.exists(specs) {
            throw projectExists("'\(specs)' already exists", "move it away, or \(elsewhere)")
        }
        if let manifest, EmittedHeader.header.marks(manifest) {
            throw projectExists(
                "'\(manifestPath)' already exists, generated from specs that are gone",
                "restore '\(specs)', or delete '\(manifestPath)' and run 'vipergen init' again"
            )
        }
        if manifest == nil, SourceFolder.exists(manifestPath) {
            throw projectExists(
                "'\(manifestPath)' already exists, but can't be read",
                "move it away, or \(elsewhere)"
            )
        }
    }

    private func projectExists(_ message: String, _ note: String) -> RunFailure {
        .input([Diagnostic(.projectExists, at: nil, message, notes: [Diagnostic.Note(note)])])
    }

    /// Writes the specs and the package generated from them; nothing if there is any error.
    ///
    /// - Parameters:
    ///   - screen: the screen to fill in.
    ///   - tell: prints the result.
    package func carryOut(
        _ change: SpecChange,
        _ screen: FirstScreen,
        telling tell: (Project, Emitter.Report) -> Void
    ) throws(RunFailure) {
        var stages = Stages(specs: specs, output: output)
        stages.files = change.applied(to: [])
        do {
            let result = try stages.generate()
            var emission = Emission(output: output)
            emission.fillIn = screen.filledIn
            var held = try place.hold(changingSpecs: true)
            try requireNoProject()
            let directory = try held.openOutput()
            let plan = try emission.plan(result.generated, in: directory)
            let steps = change.drafts.map { draft in
                Journal.Step(.create(path: "specs/\(draft.relativePath)", contents: draft.file.bytes))
            }
            var run = ChangeRun(place: place, steps: steps + [EditorSchemas.beginning(in: "specs")], own: directory)
            run.firstScreen = screen
            let follow = { () throws(RunFailure) in
                try EditorSchemas(specs: specs).refresh(result.specs, console)
            }
            try run.carryOut(plan, by: emission, followedBy: follow, telling: { tell(result.project, $0) })
        } catch {
            throw error.mapped(change.told)
        }
    }

    package func nextSteps(_ answers: StartingSpecs) -> String {
        let check = "  \(cd)vipergen check             # lists what to add to your Package.swift\n"
        let xcode = "  \(cd)xcodegen && open \(answers.name).xcodeproj    # on a Mac, where XcodeGen is installed\n"
        return """

            Next:
            \(answers.hasTeamManifest ? check : "")\
              \(cd)swift test                  # passes \(answers.hasTeamManifest ? "when all is added" : "as it is")
              \(cd)swift run \(answers.name)Headless    # starts the app without a screen
            \(answers.hasAppTarget ? xcode : "")\
              edit specs/, then 'vipergen generate --sync'
            """
    }

    /// The command that changes to the new package, before commands that people copy.
    private var cd: String { output == "." ? "" : "cd \(ShellWord.path(output)) && " }
}
