/// The code that joins an `mvvm` scene's view model with its data if a module of views declares the data: that module
/// doesn't import descriptors.
struct ViewModelDisplayFile: Sendable {
    private let place: ScenePlace

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<ViewModelDisplayFile> = [
        .imports { $0.imports.lines() },
        .flag("hasState", "whether the screen has a state of its own") { !$0.place.scene.state.isEmpty },
        .list("parts", "the parts of the screen", of: part) { file in
            file.place.scene.screenParts.map { ($0, file.place) }
        },
        .code("start", "what makes the data that the scene starts with") {
            [ViewModelPartsFile.start(of: $0.place.scene)]
        },
    ]

    private static let part = TemplateTable(ViewModelPartsFile.namedPart)

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.name)
        imports.add(place.feature.interfaceName)
        imports.add("ViperRuntime")
        return imports
    }
}
