import ProjectModel
import SpecReading
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
        "isLoading": .text,
        "drafts": .code,
        "failureRow": .text,
        "buttons": .list(["title": .text, "method": .text]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let layer = ViewLayer(scene: scene, feature: feature)
        var imports = context.imports(in: layer.module)
        imports.add("ViperRuntime")
        // What happens in a section is reported by it.
        let reported = Set(scene.contents.flatMap(\.sections).flatMap(\.events).map(\.name))
        let buttons = scene.controlEvents.filter { event in
            event.parameters.isEmpty && !reported.contains(event.name) && event != scene.retryEvent
        }
        let failureRow = failureRow(of: scene)
        if !failureRow.isEmpty { imports.add(context.core) }
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
            "isLoading": .text(
                scene.loadedFields.map { "dataSource.\($0).isLoading" }.joined(separator: " || ")
            ),
            "drafts": .code(drafts(of: scene)),
            "failureRow": .text(failureRow),
            "buttons": .list(buttons.map { button(for: $0, of: scene) }),
        ]
    }

    /// Of the fields that no section shows.
    private static func drafts(of scene: Scene) -> [TemplateCode] {
        let sections = Set(scene.contents.flatMap(\.sections).flatMap(\.fields).map(\.name))
        let fields = scene.state.filter { !sections.contains($0.name) }
        return fields.draftView(of: "dataSource")
    }

    /// What shows the scene's failure, unless a section does.
    private static func failureRow(of scene: Scene) -> String {
        let sections = scene.contents.flatMap(\.sections)
        let failures = scene.failures(of: "dataSource")
        guard !failures.isEmpty, !sections.contains(where: scene.showsFailure) else { return "" }
        let failure = failures.joined(separator: ", ")
        guard let event = scene.retryEvent else { return "FailureRow(\(failure))" }
        return "FailureRow(\(failure)) { delegate?.\(event.delegateMethod(of: scene).spelled(.member))() }"
    }

    private static func button(for event: Event, of scene: Scene) -> TemplateValue {
        [
            "title": .text(event.buttonTitle.swiftLiteral),
            "method": .text(event.delegateMethod(of: scene).spelled(.member)),
        ]
    }
}
