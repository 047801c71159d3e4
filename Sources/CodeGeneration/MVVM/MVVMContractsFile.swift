import ProjectModel
import SwiftReading
import Templating

/// The protocols between the parts of an `mvvm` scene.
enum MVVMContractsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "scene": .text,
        "viewModel": .requirements,
        "retry": .text,
        "hasUnseenFailures": .flag,
        "useCase": .requirements,
        "repository": .requirements,
        "wireframe": .requirements,
        "parts": .list(["property": .text, "type": .text]),
        "inputs": .list(["forwarder": .code]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add(scene.inputs)
        imports.add(scene.useCaseMethods)
        imports.add(scene.repositoryMethods)
        imports.add(scene.routes)
        if scene.hasUnseenFailures { imports.add("ViperRuntime") }
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "scene": .text(scene.name),
            "viewModel": .requirements(scene.inputs.map(\.phrases)),
            "retry": .text(scene.impliedRetry),
            "hasUnseenFailures": .flag(scene.hasUnseenFailures),
            "useCase": .requirements(scene.useCaseMethods.map(FunctionPhrases.init)),
            "repository": .requirements(scene.repositoryMethods.map { FunctionPhrases($0.withCompletion) }),
            "wireframe": .requirements(scene.routes.map(\.phrases)),
            "parts": .list(
                scene.screenParts.map { ["property": .text($0.dataProperty), "type": .text($0.dataType)] }
            ),
            "inputs": .list(forwarders(of: scene)),
        ]
    }

    /// For example: `onImageTap: { [weak self] index in self?.onImageTap(index: index) }`.
    private static func forwarders(of scene: Scene) -> [TemplateValue] {
        let last = scene.inputs.count - 1
        return scene.inputs.enumerated().map { position, event in
            let names = event.parameters.map(\.local).joined(separator: ", ")
            let head = "\(event.name.spelled(.argumentLabel)): { [weak self]\(names.isEmpty ? "" : " " + names) in"
            let call = "self?.\(event.name.spelled(.member))("
            let arguments = event.parameters.map { $0.argument($0.local) }
            let end = position == last ? "" : ","
            return [
                "forwarder": .code([.phrase(head, [.phrase(call, arguments, ")")], "}" + end, style: .spaced)])
            ]
        }
    }
}
