/// A content with its scene.
struct ContentOfScene: Sendable {
    let content: Content
    let scene: Scene
}

/// A section with its scene.
struct SectionOfScene: Sendable {
    let section: Section
    let scene: Scene
}

/// The template variables of a scene's contents.
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
            states(of: content.content.name, content.content.sections, in: content.scene)
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
            states(of: $0.section.name, [$0.section], in: $0.scene)
        },
        .text("observed", "in an `mvvm` scene, the data that it is drawn from; empty where that is nothing") {
            observed(by: $0.section, in: $0.scene).data
        },
        .text("observer", "the view that observes that data") { section in
            "\(section.scene.name)\(section.section.name.upperCamelCase)Observer"
        },
        .text("observedType", "the type of that data") { observed(by: $0.section, in: $0.scene).type },
        .code("call", "in an `mvvm` scene, what makes the section of data and the view's inputs") { [making($0)] },
    ]

    /// Returns the data that the section is drawn from: that of its part, or the screen's own state.
    private static func observed(by section: Section, in scene: Scene) -> (data: String, type: String) {
        if let part = scene.screenParts.first(where: { $0.name == section.part }) {
            return ("parts.\(part.dataProperty)", part.dataType)
        }
        return section.fields.isEmpty ? ("", "") : ("parts.screen", "Screen")
    }

    private static func making(_ section: SectionOfScene) -> TemplateCode {
        let values = section.section.part == nil ? "data.state" : "data"
        return section.section.view("", in: section.scene, values: values) { event in
            let arguments = event.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
            return "{ inputs.\(event.name.spelled(.member))(\(arguments)) }"
        }
    }

    private typealias State = (literal: String, state: String)

    private static let state: TemplateTable<State> = [
        .text("literal", "what a preview of it is called, as a string literal") { $0.literal },
        .text("state", "the state") { $0.state },
    ]

    private static func feeding(_ content: ContentOfScene) -> TemplateCode {
        let scene = content.scene
        let head = "sections: \(scene.sectionsName(of: content.content))("
        return content.content.call(head, in: scene, values: "dataSource") { reporting($0) }
    }

    /// Returns the closure that reports an event. Its arguments are unnamed, since names could hide others here.
    private static func reporting(_ event: Event) -> String {
        let arguments = event.parameters.enumerated().map { $0.element.argument("$\($0.offset)") }
        return "{ presenter.\(event.name.spelled(.member))(\(arguments.joined(separator: ", "))) }"
    }

    private static func showing(_ content: ContentOfScene) -> TemplateCode {
        content.content.call("self.init(", in: content.scene, values: "state") { event in
            // Nobody hears of it.
            event.parameters.isEmpty ? "{}" : "{ \(event.parameters.map { _ in "_" }.joined(separator: ", ")) in }"
        }
    }

    /// Returns the states that differ in the sections' fields: of those with equal values, the first one.
    private static func states(of piece: String, _ sections: [Section], in scene: Scene) -> [State] {
        let names = Set(sections.flatMap { section in section.fields.map { [section.part ?? "", $0.name] } })
        var seen: Set<[String]> = []
        let different = scene.previews.filter { preview in
            let values = preview.values.map { [$0.part ?? "", $0.name, $0.value.text] }
            let shown = values.filter { names.contains(Array($0.prefix(2))) }
            return seen.insert(shown.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self)).inserted
        }
        return different.map {
            ("\(piece): \($0.name)".swiftLiteral, "\(scene.name)Previews.\($0.name.spelled(.member))")
        }
    }
}
