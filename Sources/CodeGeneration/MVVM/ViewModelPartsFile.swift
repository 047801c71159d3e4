/// The data objects of an `mvvm` scene's view model, one for each part of the screen.
struct ViewModelPartsFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<ViewModelPartsFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .flag("isObserved", "whether a part's data is an observable object") {
            $0.scene.binding.usesCombine && $0.scene.hasObservedData
        },
        .flag("canFail", "whether a failure can reach the view model") { $0.scene.useCaseCanFail },
        .flag("hasState", "whether the screen has a state of its own") { !$0.scene.state.isEmpty },
        .text("conformances", "what the screen's state conforms to, behind a colon") {
            $0.scene.stateConformanceClause()
        },
        .list("stateFields", "the fields of the screen's own state", of: field) { $0.scene.state },
        .code("stateInitializer", "the beginning of the initialiser of the screen's state") {
            [.phrase("\($0.place.layer.access)init(", fields($0.scene.state, in: $0.place), ") {")]
        },
        .list("parts", "the parts of the screen", of: part) { file in
            file.scene.screenParts.map { ($0, file.place) }
        },
        .code("partsInitializer", "the beginning of the initialiser of all data, which other modules need") {
            [.phrase("public init(", data(of: $0.scene), ") {")]
        },
        .code("copy", "what makes data with the values of others") { [copy(of: $0.scene)] },
        .code("start", "what makes the data that the scene starts with") { [start(of: $0.scene)] },
    ]

    private static let part = TemplateTable<(Part, ScenePlace)>(
        namedPart + [
            .text("written", "what a writer of the data calls it, which no field is called") { part, _ in
                part.writtenName
            },
            .text("conformances", "the protocols by which its work is shown, behind a colon") { part, place in
                let protocols = part.workConformances(in: place.scene)
                return protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
            },
            .list("fields", "the data's fields", of: field) { part, _ in part.state },
            .code("initializer", "the beginning of the initialiser") { part, place in
                [.phrase("\(place.layer.access)init(", parameters(of: part, in: place), ") {")]
            },
        ]
    )

    /// The variables of a part, for every file that mentions it.
    static let namedPart: [TemplateVariable<(Part, ScenePlace)>] = [
        .text("property", "the view model's property with the part's data") { part, _ in part.dataProperty },
        .text("type", "the type of that data") { part, _ in part.dataType },
        .text("view", "what the part is drawn by: its view, or sections") { part, place in
            place.scene.viewedParts.contains(part) ? place.scene.name + part.view : "the part `\(part.name)`"
        },
        .flag("hasFields", "whether the data has anything in it") { part, place in
            !part.state.isEmpty || place.scene.useCaseCanFail
        },
    ]

    private static let field: TemplateTable<Parameter> = [
        .text("name", "the field's name") { $0.name.spelled(.declaration) },
        .text("member", "the field's name behind a dot") { $0.name.spelled(.member) },
        .text("type", "the field's type") { $0.type.storageText },
        .text("assignment", "what an initialiser does to set it") { field in
            "self.\(field.name.spelled(.member)) = \(field.local)"
        },
    ]

    private var imports: ImportList {
        let layer = place.layer
        var imports = place.context.imports(in: layer.module)
        imports.add(scene.state, layer.importAccess)
        imports.add(scene.screenParts.flatMap(\.state), layer.importAccess)
        if scene.binding == .observation, scene.hasObservedData { imports.add("Observation", layer.importAccess) }
        if layer.isSeparate {
            // In a module of views there are no descriptors.
            if scene.screenParts.contains(where: { !$0.workConformances(in: scene).isEmpty }) {
                imports.add("ViperRuntime", .public)
            }
        } else {
            imports.add(place.feature.interfaceName)
            imports.add("ViperRuntime")
        }
        return imports
    }

    private static func parameters(of part: Part, in place: ScenePlace) -> [String] {
        let failure = place.scene.useCaseCanFail ? ["failure: SceneFailure? = nil"] : []
        return fields(part.state, in: place) + failure
    }

    private static func fields(_ fields: [Parameter], in place: ScenePlace) -> [String] {
        fields.map { declaration(of: $0, in: place.scene, samples: place.samples) }
    }

    /// Returns the initializer's parameter for a field. Without a default, it has to be given when the data is created.
    private static func declaration(of field: Parameter, in scene: Scene, samples: SampleValues) -> String {
        if let value = field.defaultValue { return "\(field.declaration) = \(value.text)" }
        if field.type.isOptional { return "\(field.declaration) = nil" }
        guard scene.parameter(startingField: field) == nil, let zero = samples.zero(of: field.type) else {
            return field.declaration
        }
        return "\(field.declaration) = \(zero)"
    }

    /// Returns the parameters of the initializer of all data.
    private static func data(of scene: Scene) -> [String] {
        (scene.state.isEmpty ? [] : ["screen: Screen"])
            + scene.screenParts.map { "\($0.dataProperty): \($0.dataType)" }
    }

    private static func copy(of scene: Scene) -> TemplateCode {
        let screen: [TemplateCode] = scene.state.isEmpty ? [] : ["screen: Screen(start.screen.state)"]
        let parts = scene.screenParts.map { part in
            let fields = part.state.map { $0.argument("start.\(part.dataProperty).\($0.name.spelled(.member))") }
            let failure = scene.useCaseCanFail ? ["failure: start.\(part.dataProperty).failure"] : []
            return TemplateCode.phrase("\(part.dataProperty): \(part.dataType)(", fields + failure, ")")
        }
        return .phrase("parts = Parts(", screen + parts, ")")
    }

    /// Returns the call that creates the scene's initial data from the descriptor.
    static func start(of scene: Scene) -> TemplateCode {
        let type = "\(scene.name)ViewModel"
        let state = "screen: \(type).Screen(\(type).State(\(starts(of: scene.state, in: scene))))"
        let parts = scene.screenParts.map { part in
            "\(part.dataProperty): \(type).\(part.dataType)(\(starts(of: part.state, in: scene)))"
        }
        return .phrase("self.init(", (scene.state.isEmpty ? [] : [state]) + parts, ")")
    }

    /// Returns the fields that the descriptor's values start, as arguments.
    private static func starts(of fields: [Parameter], in scene: Scene) -> String {
        fields.filter { scene.parameter(startingField: $0) != nil }.map { field in
            field.argument("descriptor.\(field.name.spelled(.member))")
        }.joined(separator: ", ")
    }
}

extension Scene {
    /// True if its view model publishes anything.
    var hasObservedData: Bool { !state.isEmpty || !screenParts.isEmpty }
}

extension Part {
    /// Returns the protocols by which the runtime shows the progress and failures of its work.
    fileprivate func workConformances(in scene: Scene) -> [String] {
        (scene.useCaseCanFail ? ["ShowsFailure"] : []) + (showsProgress ? ["ShowsLoading"] : [])
    }

    /// A writer's property for the data; its other properties are named after fields.
    fileprivate var writtenName: String {
        var name = "data"
        while state.contains(where: { $0.name == name }) { name = "_" + name }
        return name
    }
}
