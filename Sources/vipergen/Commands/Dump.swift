import ArgumentParser
import CodeGeneration
import Diagnostics
import FileEmission
import ProjectModel
import YAMLTree

/// `vipergen dump`.
struct Dump: ParsableCommand {
    /// What there is to show, in the order in which it comes to be.
    enum Stage: String, CaseIterable, ExpressibleByArgument {
        case yaml
        case specs
        case project
        case files
    }

    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Prints what a stage has made of the specs, as JSON.",
        discussion: """
            'yaml' is the nodes of every file with their places, 'specs' what they were decoded to, 'project' what is left
            when all names are resolved, 'files' what would be written. Of a stage that finds errors, what it could make
            is printed all the same where there is something to print.
            """
    )

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption

    @Option(help: "What to print: yaml, specs, project or files.")
    var stage: Stage

    func run() throws {
        try Console().run { console in
            let pipeline = Pipeline(specs: specs.specs, output: output.output)
            switch stage {
            case .yaml: try dumpNodes(pipeline, console)
            case .specs:
                let (specs, diagnostics) = try pipeline.decode()
                console.print(specs.json.text(indents: true))
                if diagnostics.hasErrors { throw RunFailure.input(diagnostics) }
            case .project: console.print(try pipeline.validate().project.json.text(indents: true))
            case .files: try dumpFiles(pipeline, console)
            }
        }
    }

    private func dumpFiles(_ pipeline: Pipeline, _ console: Console) throws {
        var generated = try pipeline.generate().generated
        let missing = generated.typeScaffolds.filter {
            !SourceFolder.exists(TargetPackage(output: output.output).display($0.path))
        }
        let declared = DeclaredElsewhere(output: output.output).scaffoldsGivingWay(among: missing)
        generated.files.removeAll { declared.contains($0.path) }
        do {
            console.print(try generated.json().text(indents: true))
        } catch {
            throw RunFailure.generator([error.diagnostic])
        }
    }

    private func dumpNodes(_ pipeline: Pipeline, _ console: Console) throws {
        var diagnostics: [Diagnostic] = []
        let files = try pipeline.read().map { file -> JSONValue in
            let reading = YAMLReader().read(file.bytes, path: file.path)
            diagnostics += reading.diagnostics
            return .object([("file", .text(file.path)), ("root", reading.root?.json ?? .null)])
        }
        console.print(JSONValue.list(files).text(indents: true))
        if diagnostics.hasErrors { throw RunFailure.input(diagnostics) }
    }
}
