import ProjectModel
import SwiftReading
import Templating

/// What the view of an `mvvm` scene reports, as closures.
enum ViewModelInputsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "scene": .text,
        "inputs": .list(["name": .text, "parameters": .text, "nothing": .text]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add(scene.inputs)
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "scene": .text(scene.name),
            "inputs": .list(scene.inputs.map(value)),
        ]
    }

    private static func value(of event: Event) -> TemplateValue {
        let parameters = event.parameters.map { "_ \($0.name.spelled(.argumentLabel)): \($0.type.parameterText)" }
        let ignored = event.parameters.map { _ in "_" }.joined(separator: ", ")
        return [
            "name": .text(event.name.spelled(.declaration)),
            "parameters": .text(parameters.joined(separator: ", ")),
            "nothing": .text(ignored.isEmpty ? "{}" : "{ \(ignored) in }"),
        ]
    }
}
