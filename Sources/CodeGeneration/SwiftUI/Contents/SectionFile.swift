import ProjectModel
import SwiftReading
import Templating

/// The scaffold of a section.
enum SectionFile {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "hasImports": .flag,
        "type": .text,
        "summary": .list(.text),
        "properties": .list(["name": .text, "type": .text]),
        "hasProperties": .flag,
        "title": .text,
        "drafts": .code,
        "failureRow": .text,
        "buttons": .list(["title": .text, "closure": .text]),
    ]

    static func values(for section: Section, in layer: ViewLayer, _ context: GenerationContext) -> TemplateFields<
        TemplateValue
    > {
        var imports = context.imports(in: layer.module)
        let fields = section.fields.filter(layer.scene.state.contains)
        imports.add(fields)
        // A failure is no field of the spec's.
        let drafts = section.fields.draftView(of: "")
        if fields.count < section.fields.count || !drafts.isEmpty { imports.add("ViperRuntime") }
        imports.add(section.events)
        let failureRow = failureRow(of: section, in: layer.scene)
        if !failureRow.isEmpty { imports.add(context.core) }
        let properties = properties(of: section)
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "type": .text(layer.scene.typeName(of: section)),
            "summary": (section.summary ?? "Shows \(layer.scene.name)'s \(section.name).").documentationLines,
            "properties": .list(properties),
            "hasProperties": .flag(!properties.isEmpty),
            "title": .text(section.name.upperCamelCase.spacedOut.swiftLiteral),
            "drafts": .code(drafts),
            "failureRow": .text(failureRow),
            "buttons": .list(
                section.events.filter { event in
                    event.parameters.isEmpty && !(event == layer.scene.retryEvent && !failureRow.isEmpty)
                }.map(button)
            ),
        ]
    }

    private static func failureRow(of section: Section, in scene: Scene) -> String {
        guard scene.showsFailure(in: section) else { return "" }
        let retry = section.events.first { $0 == scene.retryEvent }
        return retry.map { "FailureRow(failure, retry: \($0.closureName.spelled(.member)))" } ?? "FailureRow(failure)"
    }

    private static func properties(of section: Section) -> [TemplateValue] {
        section.fields.map { property($0.name, $0.type.storageText) }
            + section.events.map { property($0.closureName, $0.closureType) }
    }

    private static func property(_ name: String, _ type: String) -> TemplateValue {
        ["name": .text(name.spelled(.declaration)), "type": .text(type)]
    }

    private static func button(for event: Event) -> TemplateValue {
        ["title": .text(event.buttonTitle.swiftLiteral), "closure": .text(event.closureName.spelled(.member))]
    }
}

extension Scene {
    /// Whether a section shows what failed, with all that people can do about it.
    func showsFailure(in section: Section) -> Bool {
        guard canFail, section.fields.contains(where: { $0.name == "failure" }) else { return false }
        return retryEvent.map(section.events.contains) ?? true
    }
}
