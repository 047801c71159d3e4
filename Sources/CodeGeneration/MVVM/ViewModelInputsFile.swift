import ProjectModel
import SwiftReading
import Templating

/// What the view of an `mvvm` scene reports, as closures.
struct ViewModelInputsFile: Sendable {
    private let scene: Scene
    private let imports: ImportList

    init(_ place: ScenePlace) {
        scene = place.scene
        var imports = place.context.imports(in: place.feature.name)
        imports.add(scene.inputs)
        self.imports = imports
    }

    static let table: TemplateTable<ViewModelInputsFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .list("inputs", "what the view reports", of: input) { $0.scene.inputs },
    ]

    private static let input: TemplateTable<Event> = [
        .text("name", "the closure's name") { $0.name.spelled(.declaration) },
        .text("parameters", "what the closure takes") { event in
            event.parameters.map { "_ \($0.name.spelled(.argumentLabel)): \($0.type.parameterText)" }
                .joined(separator: ", ")
        },
        .text("nothing", "a closure that does nothing") { event in
            let ignored = event.parameters.map { _ in "_" }.joined(separator: ", ")
            return ignored.isEmpty ? "{}" : "{ \(ignored) in }"
        },
    ]
}
