import ProjectModel
import SwiftReading
import Templating

/// The scaffold of an `mvvm` scene's view model.
enum ViewModelFile: FileOfScene {
    private static let functions: TemplateShape = .list(["declaration": .code, "body": .code])

    static let shape: TemplateShape = [
        "imports": .list(.text),
        "scene": .text,
        "namespace": .text,
        "conformance": .code,
        "inputs": functions,
        "hasLoads": .flag,
        "loads": functions,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let script = ViewModelScript(scene: scene, samples: context.samples)
        var imports = context.imports(in: feature.name)
        imports.add(feature.interfaceName)
        imports.add("ViperRuntime")
        imports.add(scene.inputs)
        let works = script.methods + script.reactions.compactMap(\.work)
        for thrown in works.compactMap(\.method.thrown) { imports.add(thrown) }
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "namespace": .text(scene.namespace),
            "conformance": .code([
                .conformance(of: "\(scene.name)ViewModel", to: "\(scene.name)ViewModelContract")
            ]),
            "inputs": .list(scene.inputs.map { handler(for: $0, script, scene) }),
            "hasLoads": .flag(!script.methods.isEmpty),
            "loads": .list(script.methods.map { function(doing: $0, in: scene) }),
        ]
    }

    private static func handler(for event: Event, _ script: ViewModelScript, _ scene: Scene) -> TemplateValue {
        let body = code(for: event, script, scene)
        return [
            "declaration": .code([event.phrases.declaration()]),
            "body": .code(body.isEmpty ? ["// Nothing is done here yet."] : body),
        ]
    }

    private static func code(for event: Event, _ script: ViewModelScript, _ scene: Scene) -> [TemplateCode] {
        if event.name == "onAppear" { return script.loads.map { "\($0.methodName)()" } }
        if event == scene.retryEvent { return script.retried.flatMap { retry($0, in: scene) } }
        guard let reaction = script.reactions.first(where: { $0.event == event }) else { return [] }
        let kept: [TemplateCode] = reaction.kept.map { "\($0.text()) = \($0.field.local)" }
        let route = reaction.route.map { route, arguments in
            [TemplateCode.phrase(route.call(for: event), arguments, ")")]
        }
        return kept + (route ?? []) + (reaction.work.map { code(doing: $0, in: scene) } ?? [])
    }

    private static func code(doing work: ViewModelScript.Work, in scene: Scene) -> [TemplateCode] {
        work.methodName.isEmpty ? WorkBody(work: work, scene: scene).code : ["\(work.methodName)()"]
    }

    private static func retry(_ load: ViewModelScript.Work, in scene: Scene) -> [TemplateCode] {
        guard let data = load.part?.dataProperty else { return [] }
        let again = load.isReloaded ? WorkBody(work: load, scene: scene).again : ["\(load.methodName)()"]
        return [.block("if \(load.hasFailed(in: data)) {", again)]
    }

    private static func function(doing work: ViewModelScript.Work, in scene: Scene) -> TemplateValue {
        [
            "declaration": .code([
                FunctionPhrases(name: work.methodName, parameters: []).declaration(modifiers: "private ")
            ]),
            "body": .code(WorkBody(work: work, scene: scene).code),
        ]
    }
}
