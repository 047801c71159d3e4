import ArgumentParser
import Pipeline
import ProjectModel
import SpecReading

/// `vipergen new scene`.
struct NewScene: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene",
        abstract: "Adds a scene: its spec, the routes to it, and everything generated from them.",
        discussion: """
            In a terminal, it asks for missing arguments. Specs of scenes that lead to it get another \
            route; every other byte of them stays. Nothing is written when anything is wrong.

            EXAMPLE:
              vipergen new scene Jar --module Shelves --param jarID:Int64
            """
    )

    @Argument(help: "The scene's name.")
    var name: String?

    @Option(help: "The module to add it to.")
    var module: String?

    @Flag(help: "Create the module if it doesn't exist.")
    var newModule = false

    @Option(
        help:
            "How its view is written: \(SceneSpec.Style.allCases.map(\.rawValue).joined(separator: ", ")). (default: uikit)"
    )
    var style: String?

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp("The class that shows an old screen, with the style legacy.", valueName: "type")
    )
    var className: String?

    @Option(help: ArgumentHelp("What it is for, in one sentence.", valueName: "text"))
    var summary: String?

    @OptionGroup(title: "Parts of the scene, each may be repeated") var parts: ScenePartOptions
    @OptionGroup var project: ProjectOptions
    @OptionGroup var diagnostics: DiagnosticsOption
    @OptionGroup var options: NewOptions

    func run() throws {
        try diagnostics.console.run { console in
            let folders = project.folders
            if !options.dryRun { try folders.requireNoOtherProject(console) }
            if let line = try Workplace(console: console, specs: folders.specs, output: folders.output)
                .settle(isReading: options.dryRun, Stopwatch())
            {
                return console.tell(line)
            }
            let known = try KnownSpecs(folder: folders.specs)
            let prompt = Prompt(console: console, takesDefaults: options.yes)
            let request = try SceneQuestions(prompt: prompt, known: known)
                .asked(name: name, module: module, style: style, makesModule: newModule, sceneParts)
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

extension NewScene {
    private var sceneParts: SceneParts {
        var scene = SceneParts(className: className)
        scene.summary = summary
        (scene.parameters, scene.uses, scene.state) = (parts.parameters, parts.uses, parts.state)
        (scene.events, scene.previews) = (parts.events, parts.previews)
        (scene.routesFrom, scene.presentation) = (parts.routesFrom, parts.presentation)
        return scene
    }
}

/// What a new scene consists of.
struct ScenePartOptions: ParsableArguments {
    @Option(
        name: .customLong("param"),
        help: ArgumentHelp("A parameter of its descriptor.", valueName: "name:Type[=default]")
    )
    var parameters: [String] = []

    @Option(name: .customLong("use"), help: ArgumentHelp("A service or use case that it uses.", valueName: "name"))
    var uses: [String] = []

    @Option(help: ArgumentHelp("A field of the state that the view shows.", valueName: "name:Type[=default]"))
    var state: [String] = []

    @Option(
        name: .customLong("event"),
        help: ArgumentHelp("An event that the view reports.", valueName: "name[(parameter: Type, …)]")
    )
    var events: [String] = []

    @Option(
        name: .customLong("preview"),
        help: ArgumentHelp("A display state for previews.", valueName: "name[(field: value, …)]")
    )
    var previews: [String] = []

    @Option(
        name: .customLong("route-from"),
        help: ArgumentHelp("A scene that leads to it, and the name of the route there.", valueName: "scene[:route]")
    )
    var routesFrom: [String] = []

    @Option(
        name: .customLong("present"),
        help: "How these routes show it: \(SceneQuestions.presentations.joined(separator: ", "))."
    )
    var presentation = SceneQuestions.presentations[0]
}
