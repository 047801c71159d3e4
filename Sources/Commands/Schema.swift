public import ArgumentParser
import Basics
import Pipeline
import ProjectModel

/// `vipergen schema`.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of a kind of spec, for editors.",
        discussion: """
            With it, an editor completes keys, shows what each means, and marks mistakes while you type. In a project, the \
            names of its scenes, services and modules are in it, too.

            Without a kind, those of all kinds are written to '.schemas' beside the specs: 'generate' keeps them up to \
            date from then on, and specs that 'new' makes name theirs to editors. 'init' begins so.

            EXAMPLE:
              vipergen schema scene > scene.schema.json
            """
    )

    @Argument(help: "The kind of spec.")
    var file: SpecSchema.File?

    @OptionGroup var specs: SpecsOption

    func run() throws {
        try Console().run { console in
            try NamedFolder.specs.check(specs.specs)
            let folder = ProjectFolders(specs: specs.specs, output: ".").specs
            let stages = Stages(specs: folder, output: ".")
            guard let file else { return try keep(stages, console) }
            // Without a project, or with one that can't be read, any name will do.
            let project = try? stages.decode().specs
            console.print(SpecSchema(of: file, in: project).text)
        }
    }

    private func keep(_ stages: Stages, _ console: Console) throws(RunFailure) {
        let schemas = EditorSchemas(specs: stages.specs)
        try schemas.start(try stages.decode().specs, console)
        console.tell(schemas.nextSteps)
    }
}

extension SpecSchema.File: ExpressibleByArgument {}
