import ArgumentParser
import ProjectModel

/// `vipergen new module`.
struct NewModule: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "module",
        abstract: "Adds a module: its spec, and the targets of the package that come of it.",
        discussion: """
            Asks for what is missing, when there is a terminal to ask on. Nothing is written when anything is wrong.

            EXAMPLE:
              vipergen new module Shelves --summary "Where things are."
            """
    )

    @Argument(help: "What the module is called.")
    var name: String?

    @Option(help: "What it is: \(ModuleSpec.Kind.allCases.map(\.rawValue).joined(separator: ", ")). (default: feature)")
    var kind: String?

    @Option(help: ArgumentHelp("What it is for.", valueName: "text"))
    var summary: String?

    @Option(
        name: .customLong("dependency"),
        help: ArgumentHelp(
            "A core module that it imports, beside the project's own. May be repeated.",
            valueName: "module"
        )
    )
    var dependencies: [String] = []

    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var options: NewOptions

    func run() throws {
        try Console().run { console in
            let watch = Stopwatch()
            let known = try KnownSpecs(folder: specs.specs)
            let request = try asked(Prompt(console: console, takesDefaults: options.yes))
            let change = try request.change(in: known)
            let runner = SpecChangeRun(
                console: console,
                specs: specs.specs,
                output: output.output,
                isDryRun: options.dryRun
            )
            _ = try runner.carryOut(change, on: known, watch)
            if !options.dryRun { console.print(nextSteps(request)) }
        }
    }

    private func asked(_ prompt: Prompt) throws -> ModuleRequest {
        let asksForAll = name == nil && prompt.isAnswered
        let name = try prompt.ask(
            .init(
                text: "Name of the module",
                option: "NAME",
                problems: { SpecName(text: $0, kind: .module).problems }
            ),
            given: name
        )
        let standard = ModuleSpec.Kind.feature.rawValue
        let kinds = ModuleSpec.Kind.allCases.map(\.rawValue)
        let kind = try prompt.ask(
            .init(text: "What it is", option: "--kind", standard: standard, choices: kinds),
            given: kind ?? (asksForAll ? nil : standard)
        )
        let summary = try prompt.ask(
            .init(text: "What it is for", option: "--summary", standard: ""),
            given: summary ?? (asksForAll ? nil : "")
        )
        return ModuleRequest(
            name: name,
            kind: kind,
            summary: summary.isEmpty ? nil : summary,
            dependencies: dependencies
        )
    }

    private func nextSteps(_ request: ModuleRequest) -> String {
        let step =
            switch ModuleSpec.Kind(rawValue: request.kind) {
            case .core: "write 'dependencies: [\(request.name)]' in the specs of modules that import it"
            case .legacy: "vipergen new scene NAME --module \(request.name) --style legacy --class OldViewController"
            default: "vipergen new scene NAME --module \(request.name)"
            }
        return "\nNext:\n  \(step)"
    }
}

/// How a command that adds to a project is run.
struct NewOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Take the defaults for what isn't said.")
    var yes = false

    @Flag(help: "Say what would be done, and do nothing.")
    var dryRun = false
}
