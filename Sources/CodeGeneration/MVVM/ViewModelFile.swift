import ProjectModel
import SwiftReading
import Templating

/// The scaffold of an `mvvm` scene's view model.
enum ViewModelFile: FileOfScene {
    private static let functions: TemplateShape = .list(["declaration": .list(.text), "body": .list(.text)])

    static let shape: TemplateShape = [
        "imports": .list(.text),
        "scene": .text,
        "namespace": .text,
        "conformance": .list(.text),
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
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "namespace": .text(scene.namespace),
            "conformance": .lines(
                Layout.conformance(of: "\(scene.name)ViewModel", to: "\(scene.name)ViewModelContract")
            ),
            "inputs": .list(scene.inputs.map { handler(for: $0, script) }),
            "hasLoads": .flag(!script.loads.isEmpty),
            "loads": .list(script.loads.map(function)),
        ]
    }

    private static func handler(for event: Event, _ script: ViewModelScript) -> TemplateValue {
        let body = event.name == "onAppear" ? script.loads.map { "\($0.methodName)()" } : lines(for: event, script)
        return [
            "declaration": .lines(event.phrases.declaration(indentation: 4)),
            "body": .lines(body.isEmpty ? ["// Nothing is done here yet."] : body),
        ]
    }

    private static func lines(for event: Event, _ script: ViewModelScript) -> [String] {
        guard let reaction = script.reactions.first(where: { $0.event == event }) else { return [] }
        let kept = reaction.kept.map { "\($0.text()) = \($0.field.local)" }
        let route = reaction.route.map { route, arguments in
            Layout.list(route.call(for: event), arguments, ")", indentation: 8)
        }
        return kept + (route ?? []) + (reaction.work.map { WorkBody(work: $0).lines } ?? [])
    }

    private static func function(doing work: ViewModelScript.Work) -> TemplateValue {
        [
            "declaration": .lines(
                FunctionPhrases(name: work.methodName, parameters: [])
                    .declaration(modifiers: "private ", indentation: 4)
            ),
            "body": .lines(WorkBody(work: work).lines),
        ]
    }
}
