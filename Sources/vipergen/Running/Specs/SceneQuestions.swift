import Diagnostics
import ProjectModel

/// What has to be known of a new scene. Who says enough on the command line is asked nothing; else everything is asked.
struct SceneQuestions {
    let prompt: Prompt
    let known: KnownSpecs

    /// Ways to bring a scene on screen that need nothing else said.
    static let presentations = ["push", "present", "replace", "custom"]

    func asked(_ command: NewScene) throws(RunFailure) -> SceneRequest {
        let asksForAll = (command.name == nil || command.module == nil) && prompt.isAnswered
        let name = try prompt.ask(nameQuestion, given: command.name)
        let module = try module(command)
        let isOld = known.holdsOldScreens(module) || command.className != nil
        let standard = isOld ? SceneSpec.Style.legacy.rawValue : SceneSpec.Style.uikit.rawValue
        let style = try prompt.ask(
            .init(
                text: "Its style",
                option: "--style",
                standard: standard,
                choices: SceneSpec.Style.allCases.map(\.rawValue)
            ),
            given: command.style ?? (asksForAll ? nil : standard)
        )
        var request = SceneRequest(
            name: name,
            module: module,
            makesModule: command.newModule,
            style: style,
            className: try className(command, style, name),
            summary: command.summary,
            parameters: command.parts.parameters,
            uses: command.parts.uses,
            state: command.parts.state,
            events: command.parts.events,
            previews: command.parts.previews,
            routesFrom: command.parts.routesFrom,
            presentation: command.parts.presentation
        )
        if asksForAll { try askForParts(of: &request) }
        return request
    }

    private var nameQuestion: Prompt.Question {
        .init(
            text: "Name of the scene",
            option: "NAME",
            problems: { name in
                let isTaken = known.scene(name).map { "'\($0.module.name.value)' has a scene of that name" }
                return SpecName(text: name, kind: .scene).problems
                    + (isTaken.map { [Diagnostic(.error, id: "duplicate-scene", at: nil, $0)] } ?? [])
            }
        )
    }

    private func module(_ command: NewScene) throws(RunFailure) -> String {
        let modules = known.sceneModules
        return try prompt.ask(
            .init(
                text: "Its module",
                option: "--module",
                choices: modules,
                problems: { SpecName(text: $0, kind: .module).problems }
            ),
            given: command.module
        )
    }

    private func className(_ command: NewScene, _ style: String, _ name: String) throws(RunFailure) -> String? {
        guard style == SceneSpec.Style.legacy.rawValue, command.className == nil else { return command.className }
        return try prompt.ask(
            .init(text: "The class that shows it, such as Old\(name)ViewController", option: "--class"),
            given: nil
        )
    }

    private func askForParts(of request: inout SceneRequest) throws(RunFailure) {
        request.parameters = try prompt.askForSeveral(
            .init(
                text: "Its parameters, such as recipeID:Int64, title:String=Soup",
                option: "--param",
                problems: { text in
                    do throws(RunFailure) {
                        _ = try MemberArgument(option: "--param", text: text).field()
                        return []
                    } catch {
                        return error.diagnostics
                    }
                }
            ),
            given: request.parameters
        )
        let scenes = known.scenes.filter { $0.scene.style.value != .legacy }.map(\.scene.name.value).sorted()
        guard !scenes.isEmpty else { return }
        request.routesFrom = try prompt.askForSeveral(
            .init(
                text:
                    "Scenes that lead to it, of \(scenes.prefix(12).joined(separator: ", "))\(scenes.count > 12 ? ", …" : "")",
                option: "--route-from",
                problems: { text in
                    let scene = text.split(atFirst: ":")?.before ?? text
                    guard !scenes.contains(scene) else { return [] }
                    let near = NearName.find(scene, in: scenes).map { [Diagnostic.Note("did you mean '\($0)'?")] }
                    return [
                        Diagnostic(
                            .error,
                            id: "unknown-scene",
                            at: nil,
                            "there is no scene '\(scene)'",
                            notes: near ?? []
                        )
                    ]
                }
            ),
            given: request.routesFrom
        )
    }
}
