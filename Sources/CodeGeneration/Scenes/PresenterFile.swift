import ProjectModel
import Templating
import Templates

/// The scaffold of a scene's presenter.
enum PresenterFile: FileOfScene {
    private static let functions: TemplateShape = .list(["declaration": .code, "body": .code])

    static let shape: TemplateShape = [
        "imports": .list(.text),
        "scene": .text,
        "namespace": .text,
        "hasCollaborators": .flag,
        "collaborators": .list(["name": .text, "contract": .text]),
        "conformance": .code,
        "events": functions,
        "hasRequests": .flag,
        "requests": functions,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let script = PresenterScript(scene: scene, samples: context.samples)
        var imports = context.imports(in: feature.name)
        imports.add(feature.interfaceName)
        imports.add("ViperRuntime")
        imports.add(scene.events.flatMap(\.parameters))
        imports.add(script.requests.map(\.method))
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "namespace": .text(scene.namespace),
            "hasCollaborators": .flag(!scene.collaborators.isEmpty),
            "collaborators": scene.collaboratorValues,
            "conformance": .code([
                .conformance(of: "\(scene.name)Presenter", to: "\(scene.name)PresenterContract")
            ]),
            "events": .list(script.reactions.map { handler(for: $0, in: scene) }),
            "hasRequests": .flag(!script.requests.isEmpty),
            "requests": .list(script.requests.map { function(making: $0, script) }),
        ]
    }

    private static func handler(for reaction: PresenterScript.Reaction, in scene: Scene) -> TemplateValue {
        function(
            reaction.event.phrases.declaration(),
            body: ReactionBody(reaction: reaction, scene: scene).code
        )
    }

    private static func function(making request: PresenterScript.Request, _ script: PresenterScript) -> TemplateValue {
        let phrases = FunctionPhrases(name: request.name, parameters: request.method.parameters)
        return function(
            phrases.declaration(modifiers: "private "),
            body: RequestBody(
                request: request,
                scene: script.scene,
                isReloaded: script.isReloaded(request)
            ).code
        )
    }

    private static func function(_ declaration: TemplateCode, body: [TemplateCode]) -> TemplateValue {
        ["declaration": .code([declaration]), "body": .code(body)]
    }
}

extension Scene {
    /// What its presenter has besides the view, as templates take it.
    var collaboratorValues: TemplateValue {
        .list(
            collaborators.map {
                ["name": .text($0.collaboratorName), "contract": .text(name + $0.contractSuffix)]
            }
        )
    }
}
