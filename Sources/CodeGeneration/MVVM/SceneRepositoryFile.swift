import ProjectModel
import SwiftReading
import Templating

/// The scaffold of an `mvvm` scene's repository.
enum SceneRepositoryFile: FileOfScene {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "scene": .text,
        "environment": .text,
        "conformance": .code,
        "hasMethods": .flag,
        "methods": .list(MethodStub.shape),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add("ViperRuntime")
        imports.add(scene.repositoryMethods)
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "environment": .text(scene.interactorEnvironment),
            "conformance": .code([
                .conformance(
                    of: "\(scene.name)Repository",
                    to: "\(scene.name)RepositoryContract",
                    isEmpty: scene.repositoryMethods.isEmpty
                )
            ]),
            "hasMethods": .flag(!scene.repositoryMethods.isEmpty),
            "methods": .list(
                scene.repositoryMethods.map { method in
                    [
                        "declaration": .code([FunctionPhrases(method.withCompletion).declaration()]),
                        "body": .code([body(of: method, in: scene, samples: context.samples)]),
                    ]
                }
            ),
        ]
    }

    /// What the method answers before anybody has written it.
    static func body(of method: Method, in scene: Scene, samples: SampleValues) -> TemplateCode {
        let member = "\(scene.name)Repository.\(method.name)"
        if method.canThrow {
            let error = method.thrown.map { samples.sample(of: $0) } ?? "UnimplementedError(\(member.swiftLiteral))"
            return error.map { .phrase("completion(", [".failure(\($0))"], ")") } ?? MethodStub.unwritten(member)
        }
        guard let returns = method.returns else { return "completion()" }
        if let value = samples.zero(of: returns) { return "completion(\(value))" }
        return MethodStub.unwritten(member)
    }
}
