import ArgumentParser

/// `vipergen new module`.
struct NewModule: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "module",
        abstract: "Adds a module: its spec and the targets generated from it.",
        usage: "vipergen new module [<options>] [<name>]",
        discussion: """
            In a terminal, it asks for missing arguments. Nothing is written when anything is wrong.

            EXAMPLE:
              vipergen new module Shelves
            """
    )

    @Argument(help: "The module's name.")
    var name: String?

    @Option(
        help:
            "The kind of module: \(ModuleSpec.Kind.allCases.map(\.rawValue).joined(separator: ", ")). (default: feature)",
        completion: .list(ModuleSpec.Kind.allCases.map(\.rawValue))
    )
    var kind: String?

    @Option(
        name: .customLong("option"),
        help: ArgumentHelp("An answer to what your own templates ask. May be repeated.", valueName: "name=value")
    )
    var answers: [String] = []

    @OptionGroup var options: NewOptions
    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption

    func run() throws {
        try diagnostics.console.run { console in
            guard let folders = try project.settled(console, isReading: options.dryRun) else { return }
            let known = try KnownSpecs(folder: folders.specs)
            let request = try asked(Prompt(console: console, takesDefaults: options.yes), known)
            // Nobody's thinking counts.
            let watch = Stopwatch()
            let change = try request.change(in: known)
            let runner = SpecChangeRun(
                console: console,
                specs: folders.specs,
                output: folders.output,
                isDryRun: options.dryRun
            )
            try runner.carryOut(change, on: known, watch) { _ in nextSteps(request) }
        }
    }

    private func asked(_ prompt: Prompt, _ known: KnownSpecs) throws -> ModuleRequest {
        let asksForAll = name == nil && prompt.isAnswered
        let name = try prompt.ask(
            .init(
                text: "Name of the module",
                option: "NAME",
                problems: { ModuleRequest(name: $0).problems(in: known) }
            ),
            given: name
        )
        let standard = ModuleSpec.Kind.feature.rawValue
        let kinds = ModuleSpec.Kind.allCases.map(\.rawValue)
        let kind = try prompt.ask(
            .init(text: "What it is", option: "--kind", standard: standard, choices: kinds),
            given: kind ?? (asksForAll ? nil : standard)
        )
        var request = ModuleRequest(name: name, kind: kind, answers: answers)
        try request.askForOptions(by: prompt, in: known, all: asksForAll)
        return request
    }

    private func nextSteps(_ request: ModuleRequest) -> String {
        let step =
            switch ModuleSpec.Kind(rawValue: request.kind) {
            case .core: "write 'imports: [\(request.name)]' in the specs of modules that import it"
            case .legacy: "vipergen new scene NAME --module \(request.name) --style legacy --class OldViewController"
            default: "vipergen new scene NAME --module \(request.name)"
            }
        return "\nNext:\n  \(step)"
    }
}

/// The options of commands that add to a project.
struct NewOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Take the defaults for what is missing.")
    var yes = false

    @Flag(help: "Print what would be done, but change nothing.")
    var dryRun = false
}
