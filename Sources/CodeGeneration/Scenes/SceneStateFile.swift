import ProjectModel
import SwiftReading
import Templating

/// What a scene's presenter hands to its view.
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

    /// The protocols by which the runtime shows how work goes.
    private static func workConformances(of scene: Scene) -> [String] {
        (scene.canFail ? ["ShowsFailure"] : []) + (scene.showsProgress ? ["ShowsLoading"] : [])
    }

    private static func isMadeOnMainActor(_ scene: Scene, _ starts: [String], _ samples: SampleValues) -> Bool {
        zip(scene.state, starts).contains { samples.isMadeOnMainActor($1, for: $0.type) }
    }

    /// What Swift makes by itself of a struct that other modules don't see, unless it is to be on the main actor.
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

    /// What each field starts with, in the order of the state.
    private static func starts(of scene: Scene, _ samples: SampleValues) -> [String] {
        scene.state.map { start(of: $0, in: scene, samples: samples) }
    }

    /// A field with no default of its own starts from the descriptor, else from its type's plainest value.
    private static func start(of field: Parameter, in scene: Scene, samples: SampleValues) -> String {
        if let value = field.defaultValue { return value.text }
        if field.type.isOptional || scene.parameter(startingField: field) != nil { return "" }
        return samples.zero(of: field.type) ?? ""
    }
}

extension Scene {
    /// What its state conforms to, behind a colon. For example: `: Equatable, Sendable`.
    ///
    /// - Parameter others: Those that no spec lists.
    func stateConformanceClause(showing others: [String] = []) -> String {
        let all = stateConformances + others
        return all.isEmpty ? "" : ": " + all.joined(separator: ", ")
    }

    /// What makes its first state, of which some may come from the descriptor.
    var startState: TemplateCode {
        let fields = state.filter { parameter(startingField: $0) != nil }.map { field in
            field.argument("descriptor.\(field.name.spelled(.member))")
        }
        return .phrase("state = \(name)State(", fields, ")")
    }

    /// The descriptor's parameter that a state's field starts from: one of the same name and type.
    func parameter(startingField field: Parameter) -> Parameter? {
        guard field.defaultValue == nil else { return nil }
        return parameters.first { $0.name == field.name && $0.type.same(as: field.type) }
    }
}
