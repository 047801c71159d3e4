import Diagnostics
import ProjectModel

/// What has to be known of a new scene. Who says enough on the command line is asked nothing; else everything is asked.
package struct SceneQuestions {
    package let prompt: Prompt
    package let known: KnownSpecs

    package init(prompt: Prompt, known: KnownSpecs) {
        self.prompt = prompt
        self.known = known
    }

    /// Ways to bring a scene on screen that need nothing else said.
    package static let presentations = ["push", "present", "replace", "custom"]

    package func asked(_ given: GivenScene) throws(RunFailure) -> SceneRequest {
        let asksForAll = (given.name == nil || given.module == nil) && prompt.isAnswered
        let name = try prompt.ask(nameQuestion, given: given.name)
        let module = try module(given)
        let isOld = known.holdsOldScreens(module) || given.className != nil
        let standard = isOld ? SceneSpec.Style.legacy.rawValue : SceneSpec.Style.uikit.rawValue
        let style = try prompt.ask(
            .init(
                text: "Its style",
                option: "--style",
                standard: standard,
                choices: SceneSpec.Style.allCases.map(\.rawValue)
            ),
            given: given.style ?? (asksForAll ? nil : standard)
        )
        var request = SceneRequest(
            name: name,
            module: module,
            makesModule: given.newModule,
            style: style,
            className: try className(given, style, name),
            summary: given.summary,
            parameters: given.parameters,
            uses: given.uses,
            state: given.state,
            events: given.events,
            previews: given.previews,
            routesFrom: given.routesFrom,
            presentation: given.presentation
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
                let problems =
                    SpecName(text: name, kind: .scene).problems
                    + (isTaken.map { [Diagnostic(.duplicateScene, at: nil, $0)] } ?? [])
                guard problems.isEmpty, let module = known.sceneModules.first else { return problems }
                return trial(name, in: module).problems(in: known)
            }
        )
    }

    private func module(_ given: GivenScene) throws(RunFailure) -> String {
        let modules = known.sceneModules
        return try prompt.ask(
            .init(
                text: "Its module",
                option: "--module",
                choices: modules,
                problems: { SpecName(text: $0, kind: .module).problems }
            ),
            given: given.module
        )
    }

    private func className(_ given: GivenScene, _ style: String, _ name: String) throws(RunFailure) -> String? {
        let isOld = SceneSpec.Style(rawValue: style)?.isOld == true
        guard isOld, given.className == nil else { return given.className }
        return try prompt.ask(
            .init(
                text: "The class that shows it, such as Old\(name)ViewController",
                option: "--class",
                problems: { text in
                    var request = trial(name, in: known.sceneModules.first { known.holdsOldScreens($0) } ?? "")
                    request.module = request.module.isEmpty ? known.specs.project.app.value : request.module
                    request.style = style
                    request.className = text
                    return request.problems(in: known)
                }
            ),
            given: nil
        )
    }

    /// A scene of which no more than the name is known.
    private func trial(_ name: String, in module: String) -> SceneRequest {
        SceneRequest(
            name: name,
            module: module,
            makesModule: false,
            style: known.holdsOldScreens(module) ? SceneSpec.Style.legacy.rawValue : SceneSpec.Style.uikit.rawValue,
            className: known.holdsOldScreens(module) ? "Old\(name)ViewController" : nil,
            parameters: [],
            uses: [],
            state: [],
            events: [],
            previews: [],
            routesFrom: [],
            presentation: SceneQuestions.presentations[0]
        )
    }

    private func askForParts(of request: inout SceneRequest) throws(RunFailure) {
        let asked = request
        request.parameters = try prompt.askForSeveral(
            .init(
                text: "Its parameters, such as recipeID:Int64, title:String=Soup",
                option: "--param",
                problems: { text in
                    var request = asked
                    request.parameters = [text]
                    return request.problems(in: known)
                }
            ),
            given: request.parameters
        )
        let withParameters = request
        let scenes = known.scenes.filter(\.scene.style.value.hasParts).map(\.scene.name.value).sorted()
        guard !scenes.isEmpty else { return }
        request.routesFrom = try prompt.askForSeveral(
            .init(
                text:
                    "Scenes that lead to it, of \(scenes.prefix(12).joined(separator: ", "))\(scenes.count > 12 ? ", …" : "")",
                option: "--route-from",
                problems: { text in
                    let scene = text.split(atFirst: ":")?.before ?? text
                    if scenes.contains(scene) {
                        var request = withParameters
                        request.routesFrom = [text]
                        return request.problems(in: known)
                    }
                    let near = NearName.find(scene, in: scenes).map { [Diagnostic.Note("did you mean '\($0)'?")] }
                    return [
                        Diagnostic(
                            .unknownScene,
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
