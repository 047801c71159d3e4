/// The catalogue of an `mvvm` scene's display states, with a preview of each and of each part of the screen in it.
enum MVVMPreviewsFile {
    static let table: TemplateTable<ScenePlace> = [
        .importing(in: { $0.layer.module }) { imports, place in
            let scene = place.scene
            imports.add("ViperRuntime", place.layer.importAccess)
            if scene.previewTraits.contains(where: \.isLanguage) { imports.add("Foundation") }
            for value in scene.previews.flatMap(\.values) { imports.add(value.value) }
            // What `.sample` stands for is the field's own.
            imports.add(scene.state)
            imports.add(scene.screenParts.flatMap(\.state))
        },
        .list("previews", "the display states", of: preview) { place in
            place.scene.previews.map { PreviewNames(preview: $0, place: place) }
        },
    ]

    private static let preview = TemplateTable<PreviewNames>(
        PreviewNames.names + [
            .code("declaration", "the property with the state") {
                [PreviewParts(preview: $0.preview, place: $0.place).declaration]
            },
            PreviewNames.traits(of: PreviewTrait.viewTable),
            .list("parts", "the parts of the screen", of: part) { preview in
                preview.place.scene.viewedParts.map { ($0, preview) }
            },
        ]
    )

    private static let part: TemplateTable<(Part, PreviewNames)> = [
        .text("literal", "what a preview of the part is called, as a string literal") { part, preview in
            "\(preview.preview.name): \(part.name)".swiftLiteral
        },
        .text("view", "the part's view") { part, preview in preview.place.scene.name + part.view },
        .text("property", "the view model's property with the part's data") { part, _ in part.dataProperty },
    ]
}

/// The expression for a display state of an `mvvm` scene.
private struct PreviewParts {
    let preview: Preview
    let place: ScenePlace

    var declaration: TemplateCode {
        let parts = (scene.state.isEmpty ? [] : [ofScreen]) + scene.screenParts.map(code)
        let value = PreviewState.phrase(".init(", parts)
        let type = "\(place.layer.display).Parts"
        return PreviewState(name: preview.name, access: place.layer.access, type: type, value: value).declaration
    }

    private var scene: Scene { place.scene }

    private var ofScreen: TemplateCode {
        let own = preview.values.filter { $0.part == nil }
        return PreviewState.phrase("screen: .init(.init(", PreviewState.arguments(own, of: scene.state), "))")
    }

    private func code(of part: Part) -> TemplateCode {
        let own = preview.values.filter { $0.part == part.name }
        return PreviewState.phrase("\(part.dataProperty): .init(", PreviewState.arguments(own, of: part.state))
    }
}
