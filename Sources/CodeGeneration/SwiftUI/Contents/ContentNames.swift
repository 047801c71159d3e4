extension Scene {
    /// Returns the view of a content. For example: `KaimonoTopRowsContent`.
    func typeName(of content: Content) -> String { "\(name)\(content.name.upperCamelCase)Content" }

    /// Returns the type that holds the sections of a content. For example: `KaimonoTopRowsSections`.
    func sectionsName(of content: Content) -> String { "\(name)\(content.name.upperCamelCase)Sections" }

    /// Returns the view of a section. For example: `KaimonoTopOrderSection`, or the component that draws it.
    func typeName(of section: Section) -> String {
        section.component?.name ?? "\(name)\(section.name.upperCamelCase)Section"
    }
}

extension ScenePlace {
    /// The imports of the components that draw its sections, in a file of its views.
    var componentImports: [String] {
        let modules = scene.contents.flatMap(\.sections).compactMap(\.component?.module)
        var imports = context.imports(in: layer.module)
        for module in modules { imports.add(module) }
        return imports.lines()
    }
}

extension Content {
    /// The property in the scene's view. For example: `rowsContent`.
    var memberName: String { name.lowerCamelCase + "Content" }
}

extension Section {
    /// Returns the section as an argument, with values read from `source` and a closure for each event.
    func call(in scene: Scene, values source: String, closure: (Event) -> String) -> TemplateCode {
        view("\(name.spelled(.argumentLabel)): ", in: scene, values: source, closure: closure)
    }

    /// Returns the section's view after other code.
    func view(_ head: String, in scene: Scene, values source: String, closure: (Event) -> String) -> TemplateCode {
        let values = fields.map { $0.argument("\(source).\($0.name.spelled(.member))") }
        let closures = events.map { "\(closureName(for: $0).spelled(.argumentLabel)): \(closure($0))" }
        let arguments = component?.arguments(values: source, events: events, closure: closure)
        return .phrase("\(head)\(scene.typeName(of: self))(", arguments ?? values + closures, ")")
    }
}

extension Content {
    /// Returns a call with all sections, one argument a line.
    func call(_ head: String, in scene: Scene, values source: String, closure: (Event) -> String) -> TemplateCode {
        .phrase(head, sections.map { $0.call(in: scene, values: source, closure: closure) }, ")", lineLength: 0)
    }
}

extension Event {
    /// The type of a section's closure for the event. For example: `@MainActor (Shop.ID) -> Void`.
    var closureType: String { "@MainActor (\(parameters.map(\.type.parameterText).joined(separator: ", "))) -> Void" }
}
