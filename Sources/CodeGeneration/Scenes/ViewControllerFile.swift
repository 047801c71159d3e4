import ProjectModel
import SwiftReading
import Templating

/// The scaffold of a UIKit scene's view.
enum ViewControllerFile {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "scene": .text,
        "conformance": .list(.text),
        "title": .text,
        "lifecycle": .list(["name": .text]),
        "hasEvents": .flag,
        "events": .list(["declaration": .list(.text), "call": .list(.text)]),
    ]

    static func request(for scene: Scene, of feature: Feature, in context: GenerationContext) -> RenderRequest {
        .scenePart("ViewController", .uiKitViewController, of: scene, in: feature) {
            values(for: scene, of: feature, in: context)
        }
    }

    private static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> TemplateFields<
        TemplateValue
    > {
        var imports = context.imports(in: feature.name)
        imports.add("Foundation")
        imports.add("ViperRuntime")
        imports.add(scene.controlEvents.flatMap(\.parameters))
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "conformance": .lines(
                Layout.conformance(of: "\(scene.name)ViewController", to: "\(scene.name)ViewContract")
            ),
            "title": .text(scene.name.spacedOut.swiftLiteral),
            "lifecycle": .list(scene.lifecycleEvents.map { ["name": .text($0.name)] }),
            "hasEvents": .flag(!scene.controlEvents.isEmpty),
            "events": .list(scene.controlEvents.map(forwarder)),
        ]
    }

    private static func forwarder(_ event: Event) -> TemplateValue {
        let call = Layout.list(
            "presenter?.\(event.name.spelled(.member))(",
            event.parameters.map { $0.argument($0.local) },
            ")",
            indentation: 8
        )
        return [
            "declaration": .list(event.phrases.declaration(indentation: 4).map { .text($0) }),
            "call": .lines(call),
        ]
    }
}
