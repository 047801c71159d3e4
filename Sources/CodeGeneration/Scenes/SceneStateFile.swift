/// The state that a scene's presenter passes to its view.
struct SceneStateFile: Sendable {
    private let place: ScenePlace
    private let starts: [String]
    private let hasInitializer: Bool

    init(_ place: ScenePlace) {
        self.place = place
        starts = Self.starts(of: place.scene, place.samples)
        hasInitializer = place.layer.isSeparate || Self.isMadeOnMainActor(place.scene, starts, place.samples)
    }

    static let table: TemplateTable<SceneStateFile> = [
        .imports { imports(for: $0.place.scene, in: $0.place.layer, $0.place.context).lines() },
        .flag("isMadeOnMainActor", "whether only code on the main actor can make the state that the scene starts in") {
            isMadeOnMainActor($0.place.scene, $0.starts, $0.place.samples)
        },
        .flag("hasInitializer", "whether the initialiser is written out") { $0.hasInitializer },
        .text("conformances", "what the state conforms to, behind a colon") { file in
            file.place.scene.stateConformanceClause(showing: workConformances(of: file.place.scene))
        },
        .list("fields", "the state's fields", of: field) { Array(zip($0.place.scene.state, $0.starts)) },
        .flag("canFail", "whether a failure can reach the state") { $0.place.scene.canFail },
        .code("initializer", "the beginning of the initialiser, where it is written out") { file in
            file.hasInitializer ? [initializer(of: file.place.scene, file.starts, in: file.place.layer)] : []
        },
    ]

    private static let field: TemplateTable<(Parameter, String)> = [
        .text("name", "the field's name") { $0.0.name.spelled(.declaration) },
        .text("type", "the field's type") { $0.0.type.storageText },
        .text("start", "what the field starts with; empty where that comes from elsewhere") { $0.1 },
        .text("assignment", "what an initialiser does to set it") { field, _ in
            "self.\(field.name.spelled(.member)) = \(field.local)"
        },
    ]

    private static func imports(for scene: Scene, in layer: ViewLayer, _ context: GenerationContext) -> ImportList {
        var imports = context.imports(in: layer.module)
        imports.add(scene.state, layer.importAccess)
        if !workConformances(of: scene).isEmpty { imports.add("ViperRuntime", layer.importAccess) }
        return imports
    }

    /// Returns the protocols by which the runtime shows the progress and failures of work.
    private static func workConformances(of scene: Scene) -> [String] {
        (scene.canFail ? ["ShowsFailure"] : []) + (scene.showsProgress ? ["ShowsLoading"] : [])
    }

    private static func isMadeOnMainActor(_ scene: Scene, _ starts: [String], _ samples: SampleValues) -> Bool {
        zip(scene.state, starts).contains { samples.isMadeOnMainActor($1, for: $0.type) }
    }

    /// Returns the initializer, which Swift synthesizes unless other modules use it or it is on the main actor.
    private static func initializer(of scene: Scene, _ starts: [String], in layer: ViewLayer) -> TemplateCode {
        let fields = zip(scene.state, starts).map { field, start in
            let value = start.isEmpty && field.type.isOptional ? "nil" : start
            return value.isEmpty ? field.declaration : "\(field.declaration) = \(value)"
        }
        return .phrase(
            "\(layer.access)init(",
            fields + (scene.canFail ? ["failure: SceneFailure? = nil"] : []),
            ") {"
        )
    }

    /// Returns the initial values of the fields, in order.
    private static func starts(of scene: Scene, _ samples: SampleValues) -> [String] {
        scene.state.map { start(of: $0, in: scene, samples: samples) }
    }

    /// Returns a field's initial value: its default, none if the descriptor has it, or its type's plainest value.
    private static func start(of field: Parameter, in scene: Scene, samples: SampleValues) -> String {
        if let value = field.defaultValue { return value.text }
        if field.type.isOptional || scene.parameter(startingField: field) != nil { return "" }
        return samples.zero(of: field.type) ?? ""
    }
}

extension Scene {
    /// Returns the conformances of its state, after a colon. For example: `: Equatable, Sendable`.
    ///
    /// - Parameter others: Protocols that no spec lists.
    func stateConformanceClause(showing others: [String] = []) -> String {
        let all = stateConformances + others
        return all.isEmpty ? "" : ": " + all.joined(separator: ", ")
    }

    /// The expression for its initial state, partly from the descriptor.
    var initialState: TemplateCode {
        let fields = state.filter { parameter(startingField: $0) != nil }.map { field in
            field.argument("descriptor.\(field.name.spelled(.member))")
        }
        return .phrase("\(name)State(", fields, ")")
    }

    /// Returns the descriptor's parameter with a field's initial value: one with the same name and type.
    func parameter(startingField field: Parameter) -> Parameter? {
        guard field.defaultValue == nil else { return nil }
        return parameters.first { $0.name == field.name && $0.type.same(as: field.type) }
    }
}
