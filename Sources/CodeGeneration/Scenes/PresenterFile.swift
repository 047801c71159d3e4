/// The scaffold of a scene's presenter.
struct PresenterFile: Sendable {
    private let scene: Scene
    private let script: PresenterScript
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        script = PresenterScript(scene: scene, samples: place.samples)
        var imports = place.context.imports(in: place.feature.name)
        imports.add(place.feature.interfaceName)
        imports.add("ViperRuntime")
        imports.add(scene.events.flatMap(\.parameters))
        imports.add(script.requests.map(\.method))
        self.imports = imports
    }

    static let table: TemplateTable<PresenterFile> = [
        .imports { $0.imports.lines() },
        .flag("hasCollaborators", "whether the presenter has anything besides the view") {
            !$0.scene.collaborators.isEmpty
        },
        .list("collaborators", "what the presenter has besides the view", of: Collaborator.table) {
            $0.scene.collaboratorContracts
        },
        .code("conformance", "the beginning of the extension that conforms to the contract") {
            [$0.scene.conformance(.events)]
        },
        .list("events", "what a `ScenePresenter` does when it is told of something", of: WrittenFunction.table) {
            file in
            file.script.reactions.map { handler(for: $0, in: file.scene) }
        },
        .flag("hasRequests", "whether the presenter asks the interactor for anything") { !$0.script.requests.isEmpty },
        .list("requests", "what a `ScenePresenter` asks the interactor for", of: WrittenFunction.table) { file in
            file.script.requests.map(function)
        },
    ]

    private static func handler(for reaction: PresenterScript.Reaction, in scene: Scene) -> WrittenFunction {
        WrittenFunction(
            declaration: reaction.event.phrases.declaration(),
            body: ReactionBody(reaction: reaction, scene: scene).code
        )
    }

    private static func function(making request: PresenterScript.Request) -> WrittenFunction {
        let phrases = FunctionPhrases(name: request.name, parameters: request.method.parameters)
        return WrittenFunction(
            declaration: phrases.declaration(modifiers: "private "),
            body: RequestBody(request: request).code
        )
    }
}

/// A part that another one takes in its initializer.
struct Collaborator: Sendable {
    var name: String
    var contract: String

    static let table: TemplateTable<Collaborator> = [
        .text("name", "what the presenter calls it") { $0.name },
        .text("contract", "its contract") { $0.contract },
    ]
}

extension Scene {
    /// The presenter's collaborators besides the view.
    var collaboratorContracts: [Collaborator] {
        collaborators.map { Collaborator(name: $0.collaboratorName, contract: $0.contract(of: name)) }
    }
}
