import ArgumentParser
import ProjectModel

/// `vipergen new scene`.
struct NewScene: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene",
        abstract: "Adds a scene: its spec, the routes to it, and all that comes of them.",
        discussion: """
            Asks for what is missing, when there is a terminal to ask on. Specs of scenes that lead to it get a route more;
            every other byte of them stays. Nothing is written when anything is wrong.

            EXAMPLE:
              vipergen new scene Jar --module Shelves --param jarID:Int64 --route-from ShelfList
            """
    )

    @Argument(help: "What the scene is called.")
    var name: String?

    @Option(help: "The module that it goes into.")
    var module: String?

    @Flag(help: "Make the module, where it isn't there.")
    var newModule = false

    @Option(
        help:
            "How its view is written: \(SceneSpec.Style.allCases.map(\.rawValue).joined(separator: ", ")). (default: uikit)"
    )
    var style: String?

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp("What shows an old screen, with the style legacy.", valueName: "type")
    )
    var className: String?

    @Option(help: ArgumentHelp("What it is for.", valueName: "text"))
    var summary: String?

    @OptionGroup(title: "Parts of the scene, each as often as needed") var parts: ScenePartOptions
    @OptionGroup var specs: SpecsOption
    @OptionGroup var output: OutputOption
    @OptionGroup var options: NewOptions

    func run() throws {
        try Console().run { console in
            let watch = Stopwatch()
            let known = try KnownSpecs(folder: specs.specs)
            let prompt = Prompt(console: console, takesDefaults: options.yes)
            let request = try SceneQuestions(prompt: prompt, known: known).asked(self)
            let change = try request.change(in: known)
            let runner = SpecChangeRun(
                console: console,
                specs: specs.specs,
                output: output.output,
                isDryRun: options.dryRun
            )
            let project = try runner.carryOut(change, on: known, watch)
            if !options.dryRun { console.print(SceneNextSteps(request: request, project: project).text) }
        }
    }
}

/// What a new scene consists of.
struct ScenePartOptions: ParsableArguments {
    @Option(
        name: .customLong("param"),
        help: ArgumentHelp("A parameter of its descriptor.", valueName: "name:Type[=default]")
    )
    var parameters: [String] = []

    @Option(name: .customLong("use"), help: ArgumentHelp("A service or use case that it may reach.", valueName: "name"))
    var uses: [String] = []

    @Option(help: ArgumentHelp("A field of what the presenter hands to the view.", valueName: "name:Type[=default]"))
    var state: [String] = []

    @Option(
        name: .customLong("event"),
        help: ArgumentHelp("Something that the view reports.", valueName: "name[(parameter: Type, …)]")
    )
    var events: [String] = []

    @Option(
        name: .customLong("preview"),
        help: ArgumentHelp("A state that the screen can be in.", valueName: "name[(field: value, …)]")
    )
    var previews: [String] = []

    @Option(
        name: .customLong("route-from"),
        help: ArgumentHelp("A scene that leads to it, and what the route is called there.", valueName: "scene[:route]")
    )
    var routesFrom: [String] = []

    @Option(
        name: .customLong("present"),
        help: "How these routes bring it on screen: \(SceneQuestions.presentations.joined(separator: ", "))."
    )
    var presentation = SceneQuestions.presentations[0]
}
