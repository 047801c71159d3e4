import ArgumentParser
import Diagnostics
import Pipeline
import SpecReading

/// `vipergen schema`.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of a kind of spec, for editors.",
        discussion: """
            With it, an editor completes keys, shows what each means, and marks mistakes while you type. In a project, the \
            names of its scenes, services and modules are in it, too.

            EXAMPLE:
              vipergen schema scene > scene.schema.json
            """
    )

    @Argument(help: "The kind of file: project, module or scene.")
    var file: SpecSchema.File

    @OptionGroup var specs: SpecsOption

    func run() throws {
        try Console().run { console in
            // Without a project, or with one that can't be read, any name will do.
            let project = try? Stages(specs: ProjectFolders(specs: specs.specs, output: ".").specs, output: ".")
                .decode().specs
            console.print(SpecSchema(of: file, in: project).json.text(indents: true))
        }
    }
}

extension SpecSchema.File: ExpressibleByArgument {}
