/// The scaffold of a scene's interactor.
enum InteractorFile {
    static let table: TemplateTable<ScenePlace> = [
        .imports { imports(of: $0).lines() },
        .code("conformance", "the beginning of the extension that conforms to the contract; all of it without methods")
        {
            [$0.scene.conformance(.interactor, isEmpty: $0.scene.interactor.isEmpty)]
        },
        .flag("hasMethods", "whether the spec lists methods") { !$0.scene.interactor.isEmpty },
        .list("methods", "the interactor's methods, not written yet", of: WrittenFunction.table) { place in
            place.scene.handwrittenMethods.map {
                MethodStub.function($0, in: "\(place.scene.name)Interactor", samples: place.samples)
            }
        },
    ]

    private static func imports(of place: ScenePlace) -> ImportList {
        let scene = place.scene
        var imports = place.context.imports(in: place.feature.name)
        imports.add(scene.handwrittenMethods)
        imports.add("ViperRuntime")
        return imports
    }
}
