import ProjectModel
import SwiftReading
import Templating

/// The scaffold of a SwiftUI scene's view.
enum SwiftUIViewFile: FileOfScene {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "hasNavigationItem": .flag,
        "scene": .text,
        "summary": .list(.text),
        "title": .text,
        "isObservation": .flag,
        "isCombine": .flag,
        "hasChildren": .flag,
        "children": .list(.text),
        "hasContents": .flag,
        "contents": .list(.text),
        "buttons": .list(["title": .text, "method": .text]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let layer = ViewLayer(scene: scene, feature: feature)
        var imports = context.imports(in: layer.module)
        imports.add("ViperRuntime")
        // What happens in a section is reported by it.
        let reported = Set(scene.contents.flatMap(\.sections).flatMap(\.events).map(\.name))
        let buttons = scene.controlEvents.filter { $0.parameters.isEmpty && !reported.contains($0.name) }
        return [
            "imports": .list(imports.lines()),
            "hasNavigationItem": .flag(!layer.isSeparate),
            "scene": .text(scene.name),
            "summary": (scene.summary ?? "What \(scene.name) shows.").documentationLines,
            "title": .text(scene.name.spacedOut.swiftLiteral),
            "isObservation": .flag(scene.binding == .observation),
            "hasChildren": .flag(!scene.children.isEmpty),
            "children": .lines(
                scene.childPhrases.filter(\.child.parameters.isEmpty).map { "children?.\($0.makeMethod)()" }
            ),
            "isCombine": .flag(scene.binding.usesCombine),
            "hasContents": .flag(!scene.contents.isEmpty),
            "contents": .lines(scene.contents.map(\.memberName)),
            "buttons": .list(buttons.map { button(for: $0, of: scene) }),
        ]
    }

    private static func button(for event: Event, of scene: Scene) -> TemplateValue {
        return [
            "title": .text(event.buttonTitle.swiftLiteral),
            "method": .text(event.delegateMethod(of: scene).spelled(.member)),
        ]
    }
}
