import ProjectModel
import SwiftReading
import Templating

/// The catalogue of an `mvvm` scene's display states, a preview of each and of each part of the screen in it.
enum MVVMPreviewsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "previews": .list([
            "literal": .text, "name": .text, "reference": .text, "member": .text, "lines": .code,
            "parts": .list(["literal": .text, "view": .text, "property": .text]),
        ]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let spec = SpecsFolder(of: context.project).relative(scene.specPath)
        var imports = context.imports(in: feature.name)
        imports.add("ViperRuntime")
        for value in scene.previews.flatMap(\.values) { imports.add(value.value) }
        // What `.sample` stands for is the field's own.
        imports.add(scene.screenParts.flatMap(\.state))
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "previews": .list(scene.previews.map { value(of: $0, in: scene, spec: spec) }),
        ]
    }

    private static func value(of preview: Preview, in scene: Scene, spec: String) -> TemplateValue {
        [
            "literal": .text(preview.name.swiftLiteral),
            "name": .text(preview.name.spelled(.declaration)),
            "reference": .text(preview.name.spelled(.local)),
            "member": .text(preview.name.spelled(.member)),
            "lines": .code([PreviewParts(preview: preview, scene: scene, spec: spec).code]),
            "parts": .list(
                scene.screenParts.map { part in
                    [
                        "literal": .text("\(preview.name): \(part.name)".swiftLiteral),
                        "view": .text(scene.name + part.view),
                        "property": .text(part.dataProperty),
                    ]
                }
            ),
        ]
    }
}

/// The expression for a display state of an `mvvm` scene. Each value is followed by the spec and the state's name
/// there, which the compiler shows where it doesn't fit.
private struct PreviewParts {
    let preview: Preview
    let scene: Scene
    /// Relative to the folder of specs.
    let spec: String

    var code: TemplateCode {
        .phrase("\(type).Parts(", scene.screenParts.map(code), ")", lineLength: 0)
    }

    private var type: String { "\(scene.name)ViewModel" }

    private func code(of part: Part) -> TemplateCode {
        let own = preview.values.filter { $0.part == part.name }
        let values = PreviewState.inOrder(own, of: part.state)
        let head = "\(part.dataProperty): \(type).\(part.dataType)("
        guard !values.isEmpty else { return .line(head + ")") }
        return .block(head, PreviewState.arguments(values, of: preview, in: spec), ")")
    }
}
