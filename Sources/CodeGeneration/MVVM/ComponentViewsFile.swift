/// The views of an `mvvm` scene's screen parts that components draw: each observes its data and passes on values.
struct ComponentViewsFile: Sendable {
    private let place: ScenePlace
    private var parts: [Part] { place.scene.drawnParts }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<ComponentViewsFile> = [
        .imports { $0.imports.lines() },
        .list("parts", "the parts of the screen that components draw", of: part) { file in
            file.parts.map { ($0, file.place.scene) }
        },
    ]

    private static let part: TemplateTable<(Part, Scene)> = [
        .text("name", "the part's name") { part, _ in part.name },
        .text("view", "the part's view") { part, scene in scene.name + part.view },
        .text("type", "the type of the part's data") { part, _ in part.dataType },
        .text("component", "the component that draws it") { part, _ in part.component?.name ?? "" },
        .code("call", "what makes the component of the part's data and the view's inputs") { part, scene in
            [call(of: part, in: scene)]
        },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.layer.module)
        for module in parts.compactMap(\.component?.module) { imports.add(module) }
        return imports
    }

    private static func call(of part: Part, in scene: Scene) -> TemplateCode {
        guard let component = part.component else { return .line("EmptyView()") }
        let events = part.events + scene.events
        let arguments = component.arguments(values: "data", events: events) { event in
            let values = event.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
            return "{ inputs.\(event.name.spelled(.member))(\(values)) }"
        }
        return .phrase("\(component.name)(", arguments, ")")
    }
}

extension Scene {
    /// The parts of its screen that components draw.
    var drawnParts: [Part] { screenParts.filter { $0.component != nil } }
}
