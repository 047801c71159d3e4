import ProjectModel
import SwiftReading
import Templating

/// A content, seen from its scene.
struct ContentOfScene: Sendable {
    let content: Content
    let scene: Scene
}

/// A section, seen from its scene.
struct SectionOfScene: Sendable {
    let section: Section
    let scene: Scene
}

/// What may be mentioned of a scene's contents.
enum ContentTables {
    static let contents: TemplateTable<ContentOfScene> = [
        .text("name", "the content's name") { $0.content.name },
        .text("member", "the property of the scene's view with the content") { $0.content.memberName },
        .text("type", "the content's view") { $0.scene.typeName(of: $0.content) },
        .text("sectionsType", "the type that holds its sections") { $0.scene.sectionsName(of: $0.content) },
        .list("sections", "its sections", of: section) { content in
            content.content.sections.map { SectionOfScene(section: $0, scene: content.scene) }
        },
        .code("argument", "the sections, fed from the scene's data source, as an argument") { [feeding($0)] },
        .code("initializer", "the call that makes the sections of a state") { [showing($0)] },
        .list("states", "the display states that differ in its sections", of: state) { content in
            let fields = content.content.sections.flatMap(\.fields)
            return states(of: content.content.name, fields: fields, in: content.scene)
        },
    ]

    private static let section: TemplateTable<SectionOfScene> = [
        .text("name", "the section's name") { $0.section.name.spelled(.declaration) },
        .text("statement", "the section's name at the beginning of a statement") {
            $0.section.name.spelled(.statement)
        },
        .text("member", "the section's name behind a dot") { $0.section.name.spelled(.member) },
        .text("type", "the section's view") { $0.scene.typeName(of: $0.section) },
        .list("states", "the display states that differ in it", of: state) {
            states(of: $0.section.name, fields: $0.section.fields, in: $0.scene)
        },
    ]

    private typealias State = (literal: String, state: String)

    private static let state: TemplateTable<State> = [
        .text("literal", "what a preview of it is called, as a string literal") { $0.literal },
        .text("state", "the state") { $0.state },
    ]

    private static func feeding(_ content: ContentOfScene) -> TemplateCode {
        let scene = content.scene
        let head = "sections: \(scene.sectionsName(of: content.content))("
        return content.content.call(head, in: scene, values: "dataSource") { reporting($0, of: scene) }
    }

    /// Arguments go without names, which might be those of other things here.
    private static func reporting(_ event: Event, of scene: Scene) -> String {
        let arguments = event.parameters.enumerated().map { $0.element.argument("$\($0.offset)") }
        let method = event.delegateMethod(of: scene).spelled(.member)
        return "{ [weak delegate] in delegate?.\(method)(\(arguments.joined(separator: ", "))) }"
    }

    private static func showing(_ content: ContentOfScene) -> TemplateCode {
        content.content.call("self.init(", in: content.scene, values: "state") { event in
            // Nobody hears of it.
            event.parameters.isEmpty ? "{}" : "{ \(event.parameters.map { _ in "_" }.joined(separator: ", ")) in }"
        }
    }

    /// Of states that give all the fields the same values, the first.
    private static func states(of part: String, fields: [Parameter], in scene: Scene) -> [State] {
        let names = Set(fields.map(\.name))
        var seen: Set<[String]> = []
        let different = scene.previews.filter { preview in
            let values = preview.values.filter { names.contains($0.name) }.sorted { $0.name < $1.name }
            return seen.insert(values.flatMap { [$0.name, $0.value.text] }).inserted
        }
        return different.map {
            ("\(part): \($0.name)".swiftLiteral, "\(scene.name)Previews.\($0.name.spelled(.member))")
        }
    }
}
