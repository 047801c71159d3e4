import ProjectModel
import SwiftReading
import Templating

/// The scaffold of a section.
struct SectionFile: Sendable {
    private let section: Section
    private let scene: Scene
    private let drafts: [TemplateCode]
    private let failureRow: String
    private let imports: ImportList

    init(_ place: ScenePiecePlace<Section>) {
        section = place.piece
        scene = place.scene.scene
        // A failure is no field of the spec's.
        drafts = section.fields.draftView(of: "")
        failureRow = Self.failureRow(of: section, in: scene)
        var imports = place.scene.context.imports(in: place.scene.layer.module)
        let fields = section.fields.filter(scene.state.contains)
        imports.add(fields)
        if fields.count < section.fields.count || !drafts.isEmpty { imports.add("ViperRuntime") }
        imports.add(section.events)
        if !failureRow.isEmpty { imports.add(place.scene.context.core) }
        self.imports = imports
    }

    static let table: TemplateTable<SectionFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .text("type", "the section's view") { $0.scene.typeName(of: $0.section) },
        .texts("summary", "what the section shows, as lines of a documentation comment") {
            ($0.section.summary ?? "Shows \($0.scene.name)'s \($0.section.name).").documentation
        },
        .list("properties", "the fields that the section shows, and closures for its events", of: property) {
            properties(of: $0.section)
        },
        .flag("hasProperties", "whether there are any") { !$0.section.fields.isEmpty || !$0.section.events.isEmpty },
        .text("heading", "the section's name as people say it, as a string literal") {
            $0.section.name.upperCamelCase.spacedOut.swiftLiteral
        },
        .code("drafts", "what shows the fields before anybody has drawn a view") { $0.drafts },
        .text("failureRow", "what shows a failure; empty where there is none") { $0.failureRow },
        .list("buttons", "a button for each event that needs no values", of: button) { $0.buttons },
    ]

    private static let property: TemplateTable<(name: String, type: String)> = [
        .text("name", "the property's name") { $0.name.spelled(.declaration) },
        .text("type", "the property's type") { $0.type },
    ]

    private static let button: TemplateTable<Event> = [
        .text("title", "what stands on the button, as a string literal") { $0.buttonTitle.swiftLiteral },
        .text("closure", "the closure that it calls") { $0.closureName.spelled(.member) },
    ]

    private var buttons: [Event] {
        section.events.filter { event in
            event.parameters.isEmpty && !(event == scene.retryEvent && !failureRow.isEmpty)
        }
    }

    private static func failureRow(of section: Section, in scene: Scene) -> String {
        guard scene.showsFailure(in: section) else { return "" }
        let retry = section.events.first { $0 == scene.retryEvent }
        return retry.map { "FailureRow(failure, retry: \($0.closureName.spelled(.member)))" } ?? "FailureRow(failure)"
    }

    private static func properties(of section: Section) -> [(name: String, type: String)] {
        section.fields.map { ($0.name, $0.type.storageText) }
            + section.events.map { ($0.closureName, $0.closureType) }
    }
}

extension Scene {
    /// Whether a section shows what failed, with all that people can do about it.
    func showsFailure(in section: Section) -> Bool {
        guard canFail, section.fields.contains(where: { $0.name == "failure" }) else { return false }
        return retryEvent.map(section.events.contains) ?? true
    }
}
