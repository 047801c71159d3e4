import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The scaffold of an `mvvm` scene's view.
enum MVVMViewFile: FileOfScene {
    static let shape: TemplateShape = [
        "scene": .text,
        "summary": .list(.text),
        "title": .text,
        "hasParts": .flag,
        "parts": .list(["view": .text, "property": .text]),
        "buttons": InputButtons.shape,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        [
            "scene": .text(scene.name),
            "summary": (scene.summary ?? "What \(scene.name) shows.").documentationLines,
            "title": .text(scene.name.spacedOut.swiftLiteral),
            "hasParts": .flag(!scene.screenParts.isEmpty),
            "parts": .list(
                scene.screenParts.map { ["view": .text(scene.name + $0.view), "property": .text($0.dataProperty)] }
            ),
            "buttons": InputButtons.values(for: scene.events.filter { $0 != scene.retryEvent }),
        ]
    }
}

/// The scaffold of the view of a part of an `mvvm` scene's screen.
enum PartViewFile {
    static let shape: TemplateShape = [
        "scene": .text,
        "view": .text,
        "part": .text,
        "type": .text,
        "title": .text,
        "isObservation": .flag,
        "isCombine": .flag,
        "imports": .list(.text),
        "hasImports": .flag,
        "isLoading": .text,
        "drafts": .code,
        "failureRow": .text,
        "buttons": InputButtons.shape,
    ]

    static func values(
        for part: Part,
        of scene: Scene,
        in context: GenerationContext
    ) -> TemplateFields<TemplateValue> {
        let imports = imports(for: part, of: scene, in: context)
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "scene": .text(scene.name),
            "view": .text(scene.name + part.view),
            "part": .text(part.name),
            "type": .text(part.dataType),
            "title": .text(part.name.upperCamelCase.spacedOut.swiftLiteral),
            "isObservation": .flag(scene.binding == .observation),
            "isCombine": .flag(scene.binding.usesCombine),
            "isLoading": .text(isLoading(part)),
            "drafts": .code(part.state.draftView(of: "data")),
            "failureRow": .text(failureRow(of: part, in: scene)),
            "buttons": InputButtons.values(for: part.events),
        ]
    }

    private static func imports(for part: Part, of scene: Scene, in context: GenerationContext) -> ImportList {
        var imports = context.imports(in: scene.feature)
        if !failureRow(of: part, in: scene).isEmpty { imports.add(context.core) }
        if !isLoading(part).isEmpty || !part.state.drafts(of: "data").isEmpty { imports.add("ViperRuntime") }
        return imports
    }

    private static func isLoading(_ part: Part) -> String {
        part.state.filter { $0.loadedBy != nil }.map { "data.\($0.name.spelled(.member)).isLoading" }
            .joined(separator: " || ")
    }

    private static func failureRow(of part: Part, in scene: Scene) -> String {
        let failures = (scene.useCaseCanFail ? ["data.failure"] : []) + part.state.failures(of: "data")
        guard !failures.isEmpty else { return "" }
        let row = "FailureRow(\(failures.joined(separator: ", ")))"
        return scene.retryEvent.map { "\(row) { inputs.\($0.name)() }" } ?? row
    }
}

/// What a fresh view has to be tapped.
private enum InputButtons {
    static let shape: TemplateShape = .list(["title": .text, "input": .text])

    /// A button for each event that needs no values.
    static func values(for events: [Event]) -> TemplateValue {
        .list(
            events.filter { $0.parameters.isEmpty && !$0.isSentByTheScreen }.map {
                ["title": .text($0.buttonTitle.swiftLiteral), "input": .text($0.name.spelled(.member))]
            }
        )
    }
}
