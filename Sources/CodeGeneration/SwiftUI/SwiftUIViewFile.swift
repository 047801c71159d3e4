import ProjectModel
import SwiftReading
import Templating

/// The scaffold of a SwiftUI scene's view.
enum SwiftUIViewFile {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "scene": .text,
        "summary": .list(.text),
        "title": .text,
        "isObservation": .flag,
        "isCombine": .flag,
        "hasChildren": .flag,
        "children": .list(.text),
        "buttons": .list(["title": .text, "method": .text]),
    ]

    static func request(for scene: Scene, of feature: Feature, in context: GenerationContext) -> RenderRequest {
        .scenePart("View", .swiftUIView, of: scene, in: feature) {
            var imports = context.imports(in: feature.name)
            imports.add("ViperRuntime")
            return [
                "imports": .list(imports.lines()),
                "scene": .text(scene.name),
                "summary": (scene.summary ?? "What \(scene.name) shows.").documentationLines,
                "title": .text(scene.name.spacedOut.swiftLiteral),
                "isObservation": .flag(scene.binding == .observation),
                "isCombine": .flag(scene.binding == .combine),
                "hasChildren": .flag(!scene.children.isEmpty),
                "children": .lines(
                    scene.childPhrases.filter(\.child.parameters.isEmpty).map { "children?.\($0.makeMethod)()" }
                ),
                "buttons": .list(scene.controlEvents.filter(\.parameters.isEmpty).map { button(for: $0, of: scene) }),
            ]
        }
    }

    private static func button(for event: Event, of scene: Scene) -> TemplateValue {
        let beginnings = ["didTap", "didSelect", "didPress", "did"]
        let beginning = beginnings.first { event.name.hasPrefix($0) && event.name != $0 } ?? ""
        let title = String(event.name.dropFirst(beginning.count)).upperCamelCase.spacedOut
        return [
            "title": .text(title.swiftLiteral),
            "method": .text(event.delegateMethod(of: scene).spelled(.member)),
        ]
    }
}
