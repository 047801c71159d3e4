import ProjectModel
import SwiftReading
import Templating

/// The scaffolds of an `mvvm` scene's view and of its subviews, one for each part of the screen.
enum MVVMViewFiles {
    private static let buttons: TemplateShape = .list(["title": .text, "input": .text])

    static let viewShape: TemplateShape = [
        "scene": .text,
        "summary": .list(.text),
        "title": .text,
        "hasParts": .flag,
        "parts": .list(["view": .text, "property": .text]),
        "buttons": buttons,
    ]

    static let partShape: TemplateShape = [
        "scene": .text,
        "view": .text,
        "part": .text,
        "type": .text,
        "title": .text,
        "isObservation": .flag,
        "isCombine": .flag,
        "buttons": buttons,
    ]

    static func requests(for scene: Scene, of feature: Feature, in context: GenerationContext) -> [RenderRequest] {
        [view(of: scene, in: feature)] + scene.screenParts.map { view(of: $0, of: scene, in: feature) }
    }

    private static func view(of scene: Scene, in feature: Feature) -> RenderRequest {
        .scenePart("View", .mvvmView, of: scene, in: feature) {
            [
                "scene": .text(scene.name),
                "summary": (scene.summary ?? "What \(scene.name) shows.").documentationLines,
                "title": .text(scene.name.spacedOut.swiftLiteral),
                "hasParts": .flag(!scene.screenParts.isEmpty),
                "parts": .list(
                    scene.screenParts.map { ["view": .text(scene.name + $0.view), "property": .text($0.dataProperty)] }
                ),
                "buttons": buttons(for: scene.events),
            ]
        }
    }

    private static func view(of part: Part, of scene: Scene, in feature: Feature) -> RenderRequest {
        .scenePart(part.view, .partView, of: scene, in: feature) {
            [
                "scene": .text(scene.name),
                "view": .text(scene.name + part.view),
                "part": .text(part.name),
                "type": .text(part.dataType),
                "title": .text(part.name.upperCamelCase.spacedOut.swiftLiteral),
                "isObservation": .flag(scene.binding == .observation),
                "isCombine": .flag(scene.binding.usesCombine),
                "buttons": buttons(for: part.events),
            ]
        }
    }

    /// A button for each event that needs no values.
    private static func buttons(for events: [Event]) -> TemplateValue {
        .list(
            events.filter { $0.parameters.isEmpty && !$0.isSentByTheScreen }.map {
                ["title": .text($0.buttonTitle.swiftLiteral), "input": .text($0.name.spelled(.member))]
            }
        )
    }
}
