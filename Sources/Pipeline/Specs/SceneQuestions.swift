/// The questions about a new scene. If the command line answers the required ones, none is asked; otherwise all are.
package struct SceneQuestions {
    package let prompt: Prompt
    package let known: KnownSpecs

    package init(prompt: Prompt, known: KnownSpecs) {
        self.prompt = prompt
        self.known = known
    }

    /// - Parameters: the values on the command line; `nil` to ask or to use a default.
    package func asked(
        name givenName: String?,
        module givenModule: String?,
        style givenStyle: String?,
        _ parts: SceneParts
    ) throws(RunFailure) -> SceneRequest {
        let asked = begun(name: givenName, module: givenModule, style: givenStyle, parts)
        try optionQuestions(of: asked).check(parts.answers)
        try prompt.requireSomebody(toAnswer: unanswered(asked, name: givenName, module: givenModule))
        let asksForAll = (givenName == nil || givenModule == nil) && prompt.isAnswered
        let name = try prompt.ask(nameQuestion, given: givenName)
        let module = try prompt.ask(moduleQuestion, given: givenModule)
        let standard = standardStyle(in: module, parts)
        let style = try prompt.ask(
            .init(
                text: "Its style",
                option: "--style",
                standard: standard,
                choices: known.styles.map(\.rawValue)
            ),
            given: givenStyle ?? (asksForAll ? nil : standard)
        )
        var request = SceneRequest(name: name, module: module, style: style, parts: parts)
        request.isStyleGiven = givenStyle != nil || asksForAll
        if parts.className == nil, SceneSpec.Style(rawValue: style)?.isOld == true {
            request.parts.className = try prompt.ask(classQuestion(style, name), given: nil)
        }
        if asksForAll { try askForParts(of: &request) }
        try optionQuestions(of: request).ask(for: &request.parts.answers, all: asksForAll)
        return request
    }

    /// Returns the request as far as the command line describes it.
    private func begun(name: String?, module: String?, style: String?, _ parts: SceneParts) -> SceneRequest {
        let style = style ?? standardStyle(in: module ?? "", parts)
        return SceneRequest(name: name ?? "", module: module ?? "", style: style, parts: parts)
    }

    /// Returns the required questions that have no answer yet.
    private func unanswered(_ request: SceneRequest, name: String?, module: String?) -> [Prompt.Question] {
        let names = [(name, nameQuestion), (module, moduleQuestion)].filter { $0.0 == nil }.map(\.1)
        let isOld = SceneSpec.Style(rawValue: request.style)?.isOld == true && request.parts.className == nil
        let types = isOld ? [classQuestion(request.style, request.name)] : []
        return names + types + optionQuestions(of: request).demanded(besides: request.parts.answers)
    }

    private func standardStyle(in module: String, _ parts: SceneParts) -> String {
        let isOld = known.holdsOldScreens(module) || parts.className != nil
        return (isOld ? SceneSpec.Style.old : .standard).rawValue
    }

    private var nameQuestion: Prompt.Question {
        .init(
            text: "Name of the scene",
            option: "NAME",
            problems: { name in
                let isTaken = known.scene(name).map { "'\($0.module.name.value)' has a scene of that name" }
                let problems =
                    SpecName(text: name, kind: .scene).problems
                    + (isTaken.map { [Diagnostic(.duplicateName, at: nil, $0)] } ?? [])
                guard problems.isEmpty, let module = known.sceneModules.first else { return problems }
                return trial(name, in: module).problems(in: known)
            }
        )
    }

    private var moduleQuestion: Prompt.Question {
        .init(
            text: "Its module",
            option: "--module",
            choices: known.sceneModules,
            problems: { SpecName(text: $0, kind: .module).problems }
        )
    }

    private func classQuestion(_ style: String, _ name: String) -> Prompt.Question {
        .init(
            text: "The class that shows it, such as Old\(name)ViewController",
            option: "--class",
            problems: { text in
                let module = known.sceneModules.first(where: known.holdsOldScreens)
                var request = trial(name, in: module ?? known.specs.project.app.value)
                request.style = style
                request.parts.className = text
                return request.problems(in: known)
            }
        )
    }

    /// Returns a request to try out a name, without anything else being known.
    private func trial(_ name: String, in module: String) -> SceneRequest {
        let isOld = known.holdsOldScreens(module)
        return SceneRequest(
            name: name,
            module: module,
            style: (isOld ? SceneSpec.Style.old : .standard).rawValue,
            parts: SceneParts(className: isOld ? "Old\(name)ViewController" : nil)
        )
    }

    /// Returns the questions of the team's own templates for the scene's style.
    private func optionQuestions(of asked: SceneRequest) -> OptionQuestions {
        let style = known.styles.first { $0.rawValue == asked.style }
        return OptionQuestions(prompt: prompt, options: style?.options ?? []) { answers in
            var request = asked
            request.parts.answers = answers
            return request.problems(in: known)
        }
    }

    private func askForParts(of request: inout SceneRequest) throws(RunFailure) {
        let asked = request
        request.parts.parameters = try prompt.askForSeveral(
            .init(
                text: "Its parameters, such as recipeID:Int64, title:String=Soup",
                option: "--param",
                problems: { text in
                    var request = asked
                    request.parts.parameters = [text]
                    return request.problems(in: known)
                }
            ),
            given: request.parts.parameters
        )
        let withParameters = request
        let scenes = known.scenes.filter(\.scene.style.value.isEmitted).map(\.scene.name.value).sorted()
        guard !scenes.isEmpty else { return }
        request.parts.routesFrom = try prompt.askForSeveral(
            .init(
                text:
                    "Scenes that lead to it, of \(scenes.prefix(12).joined(separator: ", "))\(scenes.count > 12 ? ", …" : "")",
                option: "--route-from",
                problems: { text in
                    let scene = text.split(atFirst: ":")?.before ?? text
                    if scenes.contains(scene) {
                        var request = withParameters
                        request.parts.routesFrom = [text]
                        return request.problems(in: known)
                    }
                    let near = NearName.find(scene, in: scenes).map { [Diagnostic.Note("did you mean '\($0)'?")] }
                    return [
                        Diagnostic(
                            .unknownName,
                            at: nil,
                            "there is no scene '\(scene)'",
                            notes: near ?? []
                        )
                    ]
                }
            ),
            given: request.parts.routesFrom
        )
    }
}
