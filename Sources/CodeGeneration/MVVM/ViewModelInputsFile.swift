/// The events that an `mvvm` scene's view reports, as closures.
struct ViewModelInputsFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.layer.module)
        imports.add(scene.inputs, place.layer.importAccess)
        self.imports = imports
    }

    static let table: TemplateTable<ViewModelInputsFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .list("inputs", "what the view reports", of: input) { $0.scene.inputs },
        .code("initializer", "the beginning of the initialiser, which other modules need") {
            [.phrase("public init(", $0.scene.inputs.map(parameter), ") {")]
        },
    ]

    private static func parameter(for event: Event) -> String {
        "\(event.name.spelled(.declaration)): @escaping @MainActor (\(parameters(of: event))) -> Void = \(nothing(for: event))"
    }

    private static func parameters(of event: Event) -> String {
        event.parameters.map { "_ \($0.name.spelled(.argumentLabel)): \($0.type.parameterText)" }
            .joined(separator: ", ")
    }

    private static func nothing(for event: Event) -> String {
        let ignored = event.parameters.map { _ in "_" }.joined(separator: ", ")
        return ignored.isEmpty ? "{}" : "{ \(ignored) in }"
    }

    private static let input: TemplateTable<Event> = [
        .text("name", "the closure's name") { $0.name.spelled(.declaration) },
        .text("parameters", "what the closure takes") { parameters(of: $0) },
        .text("nothing", "a closure that does nothing") { nothing(for: $0) },
        .text("assignment", "what an initialiser does to set it") { event in
            "self.\(event.name.spelled(.member)) = \(event.name.spelled(.local))"
        },
    ]
}
