import ArgumentParser

/// `vipergen dump`.
struct Dump: ParsableCommand {
    /// The stages that can be shown, in order.
    enum Stage: String, CaseIterable, ExpressibleByArgument {
        case yaml
        case specs
        case project
        case files
        case projectSchema = "project-schema"
        case moduleSchema = "module-schema"
        case sceneSchema = "scene-schema"

        /// The kind of spec that the JSON Schema is for.
        var schema: SpecSchema.File? {
            switch self {
            case .projectSchema: .project
            case .moduleSchema: .module
            case .sceneSchema: .scene
            case .yaml, .specs, .project, .files: nil
            }
        }
    }

    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Prints the result of a stage, or what specs may say, as JSON.",
        usage: "vipergen dump [<options>] --stage <stage>",
        discussion: """
            'yaml' is the nodes of every file with their places, 'specs' what they are decoded to, 'project' the same \
            with all names resolved, 'files' what would be written. A stage that finds errors prints what it could make \
            all the same, where there is something to print. 'diagnostics' has what was wrong.

            The others are JSON Schema of a kind of spec, with the names that the project has, for editors and other \
            programs. docs/project-json.md of ViperGen describes 'project', docs/editors.md what editors do.
            """
    )

    @Option(help: "What to print.")
    var stage: Stage

    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        try diagnostics.consoleBesideJSON.run(json: { JSONValue.object([]).adding($0) }) { console in
            let folders = try project.folders
            if let schema = stage.schema {
                let stages = Stages(specs: folders.specs, output: folders.output)
                let isMissing = project.specs != nil && !SourceFolder.exists(folders.specs)
                // Without a project, or with one that can't be read, any name will do.
                let specs = isMissing ? try stages.decode().specs : try? stages.decode().specs
                return console.print(SpecSchema(of: schema, in: specs).text)
            }
            try Workplace(console: console, specs: folders.specs, output: folders.output).requireNothingInterrupted()
            let (value, diagnostics) = try value(from: Stages(specs: folders.specs, output: folders.output))
            let problems = diagnostics.sortedAndUnique()
            console.print(value.adding(problems).text(indents: true))
            guard problems.hasErrors else { return }
            console.report(problems)
            throw RunFailure.input([])
        }
    }

    private func value(from stages: Stages) throws(RunFailure) -> (JSONValue, [Diagnostic]) {
        switch stage {
        case .yaml: return try nodes(stages)
        case .specs:
            let (specs, diagnostics) = try stages.decode()
            return (specs.json, diagnostics)
        case .project:
            let (project, warnings) = try stages.validate()
            return (project.json, warnings)
        case .files: return try files(stages)
        case .projectSchema, .moduleSchema, .sceneSchema: return (.null, [])
        }
    }

    private func files(_ stages: Stages) throws(RunFailure) -> (JSONValue, [Diagnostic]) {
        let result = try stages.generate()
        var generated = result.generated
        let missing = generated.typeScaffolds.filter {
            !SourceFolder.exists(TargetPackage(output: stages.output).display($0.path))
        }
        let elsewhere = DeclaredElsewhere(output: stages.output)
        let declared = try elsewhere.filesGivingWay(among: missing)
        generated.files.removeAll { declared.contains($0.path) }
        let taken = try elsewhere.takenOver(among: generated.yieldingTypes)
        try rendering(try generated.leaveOut(taken))
        return (.object([("files", try rendering(try generated.json()))]), result.warnings)
    }

    private func nodes(_ stages: Stages) throws(RunFailure) -> (JSONValue, [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let files = try stages.read().map { file -> JSONValue in
            let reading = YAMLReader().read(file.bytes, path: file.path)
            diagnostics += reading.diagnostics
            return .object([("file", .text(file.path)), ("root", reading.root?.json ?? .null)])
        }
        return (.object([("files", .list(files))]), diagnostics)
    }
}
