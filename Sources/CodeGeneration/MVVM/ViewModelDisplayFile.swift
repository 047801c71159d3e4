/// The code that joins an `mvvm` scene's view model with its data if a module of views declares the data: that module
/// doesn't import descriptors.
enum ViewModelDisplayFile {
    static let table: TemplateTable<ScenePlace> = [
        .importing(in: { $0.feature.name }) { imports, place in
            imports.add(place.feature.interfaceName)
            imports.add("ViperRuntime")
        },
        .flag("hasState", "whether the screen has a state of its own") { !$0.scene.state.isEmpty },
        .list("parts", "the parts of the screen", of: part) { place in
            place.scene.screenParts.map { ($0, place) }
        },
        .code("start", "what makes the data that the scene starts with") {
            [ViewModelPartsFile.start(of: $0.scene)]
        },
    ]

    private static let part = TemplateTable(ViewModelPartsFile.namedPart)
}
