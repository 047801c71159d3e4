/// The catalogue of an `mvvm` scene's display states, with a preview of each and of each part of the screen in it.
struct MVVMPreviewsFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<MVVMPreviewsFile> = [
        .imports { $0.imports.lines() },
        .list("previews", "the display states", of: preview) { file in
            file.scene.previews.map { PreviewNames(preview: $0, place: file.place) }
        },
    ]

    private static let preview = TemplateTable<PreviewNames>(
        PreviewNames.names + [
            .code("lines", "the expression for the state") {
                [PreviewParts(preview: $0.preview, place: $0.place, spec: $0.spec).code]
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

    private var imports: ImportList {
        var imports = place.context.imports(in: place.layer.module)
        imports.add("ViperRuntime", place.layer.importAccess)
        if scene.previewTraits.contains(where: \.isLanguage) { imports.add("Foundation") }
        for value in scene.previews.flatMap(\.values) { imports.add(value.value) }
        // What `.sample` stands for is the field's own.
        imports.add(scene.state)
        imports.add(scene.screenParts.flatMap(\.state))
        return imports
    }
}

/// The expression for a display state of an `mvvm` scene. The spec and the state's name follow each value as a comment,
/// which the compiler shows if the value doesn't fit.
private struct PreviewParts {
    let preview: Preview
    let place: ScenePlace
    /// The spec's path, relative to the folder of specs.
    let spec: String

    var code: TemplateCode {
        .phrase(
            "\(type).Parts(",
            (scene.state.isEmpty ? [] : [ofScreen]) + scene.screenParts.map(code),
            ")",
            lineLength: 0
        )
    }

    private var scene: Scene { place.scene }

    private var type: String { place.layer.display }

    private var ofScreen: TemplateCode {
        code("screen: \(type).Screen(\(type).State(", preview.values.filter { $0.part == nil }, of: scene.state, "))")
    }

    private func code(of part: Part) -> TemplateCode {
        let own = preview.values.filter { $0.part == part.name }
        return code("\(part.dataProperty): \(type).\(part.dataType)(", own, of: part.state, ")")
    }

    private func code(
        _ head: String,
        _ own: [Preview.FieldValue],
        of fields: [Parameter],
        _ tail: String
    ) -> TemplateCode {
        let values = PreviewState.inOrder(own, of: fields)
        guard !values.isEmpty else { return .line(head + tail) }
        return .block(head, PreviewState.arguments(values, of: preview, in: spec), .line(tail))
    }
}
