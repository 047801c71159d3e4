import ArgumentParser

/// `vipergen new scene`.
struct NewScene: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene",
        abstract: "Adds a scene: its spec, the routes to it, and everything generated from them.",
        usage: "vipergen new scene [<options>] [<name>]",
        discussion: """
            In a terminal, it asks for missing arguments. Specs of scenes that lead to it get another \
            route; every other byte of them stays. Nothing is written when anything is wrong. What else the scene \
            consists of goes into its spec; 'vipergen generate --sync' follows.

            EXAMPLE:
              vipergen new scene Jar --module Shelves --param jarID:Int64
            """
    )

    @Argument(help: "The scene's name.")
    var name: String?

    @Option(help: "The module to add it to.", completion: .sceneModules)
    var module: String?

    @Option(
        help:
            "How its view is written: \(SceneSpec.Style.allCases.map(\.rawValue).joined(separator: ", ")); 'swiftui with combine' also says how the view observes. (default: uikit)",
        completion: .styles
    )
    var style: String?

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp("The class that shows an old screen, with the style legacy.", valueName: "type")
    )
    var className: String?

    @Option(
        name: .customLong("param"),
        help: ArgumentHelp("A parameter of its descriptor. May be repeated.", valueName: "name:Type[=default]")
    )
    var parameters: [String] = []

    @Option(
        name: .customLong("route-from"),
        help: ArgumentHelp(
            "A scene that leads to it, and the name of the route there. May be repeated.",
            valueName: "scene[:route]"
        ),
        completion: .scenes
    )
    var routesFrom: [String] = []

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
            let prompt = Prompt(console: console, takesDefaults: options.yes)
            let parts = SceneParts(
                className: className,
                parameters: parameters,
                routesFrom: routesFrom,
                answers: answers
            )
            let request = try SceneQuestions(prompt: prompt, known: known)
                .asked(name: name, module: module, style: style, parts)
            // Nobody's thinking counts.
            let watch = Stopwatch()
            let change = try request.change(in: known)
            let runner = SpecChangeRun(
                console: console,
                specs: folders.specs,
                output: folders.output,
                isDryRun: options.dryRun
            )
            try runner.carryOut(change, on: known, watch) { SceneNextSteps(request: request, project: $0).text }
        }
    }
}
