import ProjectModel
import SwiftReading
import Templating

/// The scaffold of an `mvvm` scene's use case.
enum SceneUseCaseFile: FileOfScene {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "scene": .text,
        "environment": .text,
        "conformance": .code,
        "hasMethods": .flag,
        "hasUnseenFailures": .flag,
        "methods": .list(MethodStub.shape),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add("ViperRuntime")
        imports.add(scene.useCaseMethods)
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "environment": .text(scene.interactorEnvironment),
            "conformance": .code([
                .conformance(
                    of: "\(scene.name)UseCase",
                    to: "\(scene.name)UseCaseContract",
                    isEmpty: scene.useCaseMethods.isEmpty
                )
            ]),
            "hasMethods": .flag(!scene.useCaseMethods.isEmpty),
            "hasUnseenFailures": .flag(scene.hasUnseenFailures),
            "methods": .list(scene.useCaseMethods.map { value($0, of: scene, samples: context.samples) }),
        ]
    }

    private static func value(_ method: Method, of scene: Scene, samples: SampleValues) -> TemplateValue {
        guard let body = body(of: method, in: scene) else {
            return MethodStub.value(method, in: "\(scene.name)UseCase", samples: samples)
        }
        return ["declaration": .code([FunctionPhrases(method).declaration()]), "body": .code([body])]
    }

    /// What a method does that the repository has as well; `nil` where it hasn't.
    static func body(of method: Method, in scene: Scene) -> TemplateCode? {
        guard let asked = scene.repositoryMethod(answering: method) else { return nil }
        return .phrase(
            "\(FunctionPhrases(asked.awaited).callEffects)\(method.parameters.reaching("repository")).\(asked.name.spelled(.member))(",
            asked.parameters.map { $0.argument($0.local) },
            ")"
        )
    }
}

extension Scene {
    /// What the use case's method asks of the repository; `nil` where it is written by hand.
    func repositoryMethod(answering method: Method) -> Method? {
        repositoryMethods.first { $0.answers(method) }
    }
}

extension Method {
    /// Whether a method of the repository does all that the use case is asked for.
    fileprivate func answers(_ method: Method) -> Bool {
        guard method.isAsync, name == method.name, throwsNoMore(than: method),
            parameters.count == method.parameters.count
        else { return false }
        let fits = zip(parameters, method.parameters).allSatisfy { $0.name == $1.name && $0.type.same(as: $1.type) }
        return fits && hasResult(of: method)
    }

    private func throwsNoMore(than method: Method) -> Bool {
        guard canThrow, let allowed = method.thrown else { return !canThrow || method.canThrow }
        return thrown?.same(as: allowed) == true
    }

    private func hasResult(of method: Method) -> Bool {
        switch (returns, method.returns) {
        case (nil, nil): true
        case (let own?, let other?): own.same(as: other)
        default: false
        }
    }
}
