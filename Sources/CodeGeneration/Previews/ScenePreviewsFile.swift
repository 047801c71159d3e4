/// The catalogue of a scene's display states, and a preview of each.
enum ScenePreviewsFile {
    static let table: TemplateTable<ScenePlace> = [
        .imports { imports(for: $0.scene, in: $0.layer, $0.context).lines() },
        .text("viewController", "what makes the view controller, with nobody behind it") {
            $0.scene.makeViewController(presenter: $0.scene.previewPresenter, in: .preview)
        },
        .flag("isSwiftUI", "whether the view is drawn by SwiftUI") { $0.scene.style.hasDataSource },
        .flag("isUIKit", "whether the view controller is the team's own") { $0.scene.style.hasOwnViewController },
        .flag("isPreviewNewer", "whether previews of view controllers are newer than a platform of the project") {
            !$0.context.project.hasPreviewsOfViewControllers
        },
        .list("previews", "the display states", of: PreviewNames.preview) { place in
            place.scene.previews.map { PreviewNames(preview: $0, place: place) }
        },
    ]

    private static func imports(
        for scene: Scene,
        in layer: ViewLayer,
        _ context: GenerationContext
    ) -> ImportList {
        var imports = context.imports(in: layer.module)
        imports.add("ViperRuntime", layer.importAccess)
        if scene.previewTraits.contains(where: \.isLanguage) { imports.add("Foundation") }
        for value in scene.previews.flatMap(\.values) {
            imports.add(value.value)
            // What `.sample` stands for is the field's own.
            if let field = scene.state.first(where: { $0.name == value.name }) { imports.add(field.type) }
        }
        if scene.style.hasOwnViewController, let loader = scene.imageService { imports.add(loader.type) }
        return imports
    }
}

/// A display state in the catalogue.
struct PreviewNames: Sendable {
    let preview: Preview
    let place: ScenePlace

    static let names: [TemplateVariable<PreviewNames>] = [
        .text("literal", "the state's name as a string literal") { $0.preview.name.swiftLiteral },
        .text("reference", "the state's name by itself") { $0.preview.name.spelled(.local) },
        .text("member", "the state's name behind a dot") { $0.preview.name.spelled(.member) },
    ]

    static func traits(of table: TemplateTable<PreviewTrait>) -> TemplateVariable<PreviewNames> {
        .list("traits", "the settings that it is previewed in once more", of: table) { names in
            names.place.scene.previewTraits.map { PreviewTrait(trait: $0, state: names.preview.name) }
        }
    }

    static let preview = TemplateTable<PreviewNames>(
        names + [
            .code("declaration", "the property with the state") { names in
                let (scene, preview) = (names.place.scene, names.preview)
                let type = "\(scene.name)State"
                let value = PreviewState.phrase(".init(", PreviewState.arguments(preview.values, of: scene.state))
                let access = names.place.layer.access
                return [PreviewState(name: preview.name, access: access, type: type, value: value).declaration]
            }, traits(of: PreviewTrait.table),
        ]
    )
}

extension Project {
    /// True if all platforms have previews of view controllers (new in iOS 17); all have previews of SwiftUI views.
    fileprivate var hasPreviewsOfViewControllers: Bool {
        platforms.filter { ["iOS", "tvOS"].contains($0.name) }.allSatisfy { platform in
            (Int(platform.version.prefix { $0 != "." }) ?? 0) >= 17
        }
    }
}
