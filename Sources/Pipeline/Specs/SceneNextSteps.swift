/// The steps that remain to be done by hand after a scene was added.
package struct SceneNextSteps {
    package let request: SceneRequest
    package let project: Project

    package init(request: SceneRequest, project: Project) {
        self.request = request
        self.project = project
    }

    package var text: String { "\nNext:\n" + steps.map { "  \($0)" }.joined(separator: "\n") }

    private var steps: [String] {
        let feature = project.features.first { $0.name == request.module }
        let folder = feature.map { "\($0.sources)/Application/\(request.name)" }
        let isHandwritten = feature?.scenes.first { $0.name == request.name }?.style.isHandwritten == true
        let own = isHandwritten ? ["write \(request.name)ViewBuilder"] : folder.map { ["fill in \($0)"] } ?? []
        return own + routes + ["swift test"]
    }

    private var routes: [String] {
        if request.parts.routesFrom.isEmpty {
            let isEntrance = project.entrance.scenes.map(\.scene).contains(request.name)
            return isEntrance ? [] : ["lead to it from another scene: write 'to: \(request.name)' under its 'routes'"]
        }
        let scenes = project.features.flatMap(\.scenes)
        return request.parts.routesFrom.flatMap { text -> [String] in
            let name = text.split(atFirst: ":")?.before ?? text
            guard let scene = scenes.first(where: { $0.name == name }) else { return [] }
            return scene.routes.filter { $0.leads(to: request.name) }.map {
                scene.style.isTeams
                    ? "call \($0.call) where \(name) is to lead there"
                    : "call wireframe.\($0.call) in \(scene.callerOfWireframe)"
            }
        }
    }
}

extension Scene {
    /// The type that calls the wireframe. For example: `RecipeDetailsPresenter`.
    fileprivate var callerOfWireframe: String {
        if !style.hasParts { return legacyClass?.text ?? "your view controller" }
        return name + (style.hasViewModel ? "ViewModel" : "Presenter")
    }
}

extension Route {
    fileprivate func leads(to scene: String) -> Bool {
        if case .scene(let reference) = destination { reference.scene == scene } else { false }
    }

    /// The call of the route. For example: `showRecipe(recipeID:)`.
    fileprivate var call: String {
        "\(methodName)(\(parameters.map { $0.name + ":" }.joined()))"
    }
}
