import ProjectModel
import SwiftReading
import Templating

/// The view controller of an `mvvm` scene, which is the tool's: it hosts the view, and tells the view model of its life.
enum MVVMViewControllerFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "imageLoader": .text,
        "environment": .text,
        "hearsOfLoading": .flag,
        "lifecycle": .list(["name": .text, "inputs": .list(.text)]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add("Foundation")
        imports.add("ViperRuntime")
        if scene.imageLoader != nil { imports.add(Project.imagesProduct) }
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "imageLoader": .text(scene.imageLoaderModifier),
            "environment": .text(scene.viewEnvironment ?? ""),
            "hearsOfLoading": .flag(scene.inputs.contains { $0.name == "viewDidLoad" }),
            "lifecycle": .list(
                scene.appearances.map { ["name": .text($0.method), "inputs": .lines($0.inputs)] }
            ),
        ]
    }
}

extension Scene {
    /// The methods of a view controller's life, with the inputs that they bring.
    var appearances: [(method: String, inputs: [String])] {
        let brought = ["viewDidAppear": "onAppear", "viewDidDisappear": "onDisappear"]
        return Scene.appearanceEvents.compactMap { method in
            let inputs = [method, brought[method]].compactMap(\.self).filter { name in
                self.inputs.contains { $0.name == name }
            }
            return inputs.isEmpty ? nil : (method, inputs)
        }
    }
}
