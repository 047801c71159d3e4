import ProjectModel
import TemplateCatalogue
import Templating
import Templates

/// Tests that build and drop every scene of a feature.
enum LifetimeTestsFile: FileOfModule {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "feature": .text,
        "environment": .text,
        "suite": .code,
        "helper": .text,
        "omissions": .list(.text),
        "scenes": .list([
            "declaration": .text, "build": .text, "parts": .text, "contained": .text,
            "names": .text, "assertions": .code,
        ]),
    ]

    static func values(for feature: Feature, in context: GenerationContext) -> Values {
        let project = context.project
        // Screens of others may live as long as they like.
        let tested = feature.scenes.filter { $0.style.hasParts }
        let phrases = TestPhrases(library: project.testing)
        var imports = context.imports(in: project.appTestsName)
        imports.add("ViperRuntime")
        imports.add("ViperTesting")
        imports.add(phrases.module)
        if project.environment.module != project.app { imports.add(project.environment) }
        let scenes = tested.compactMap { scene -> TemplateValue? in
            guard let arguments = context.samples.arguments(for: scene.parameters) else { return nil }
            imports.add(context.interfaceName(of: scene.feature))
            imports.add(scene.parameters)
            return value(of: scene, arguments: arguments, phrases: phrases, in: context)
        }
        return [
            "imports": .lines(imports.lines(testable: project.app)),
            "feature": .text(feature.name),
            "environment": .text(project.environment.name),
            "suite": .code(phrases.suite("\(feature.name)LifetimeTests")),
            "helper": .text(phrases.helper),
            "omissions": .lines(
                tested.compactMap {
                    context.samples.omission(of: $0.name, for: $0.parameters)
                }
            ),
            "scenes": .list(scenes),
        ]
    }

    private static func value(
        of scene: Scene,
        arguments: [String],
        phrases: TestPhrases,
        in context: GenerationContext
    ) -> TemplateValue {
        let descriptor = "\(scene.descriptor)(\(arguments.joined(separator: ", ")))"
        let resolution = scene.variants.isEmpty ? "$0.resolve(\(descriptor))" : "$0.build(\(descriptor), as: .standard)"
        let contained = scene.descendants(in: context).flatMap(\.partNames)
        return [
            "declaration": .text(phrases.declaration("\(scene.caseName)IsReleased", isAsync: true)),
            "build": .text(scene.output.viewController(of: resolution)),
            "parts": .text(scene.partNames.joined(separator: ", ")),
            "contained": .text(contained.joined(separator: ", ")),
            "names": .text(contained.isEmpty ? "expected" : "expected + contained"),
            "assertions": .code([
                contained.isEmpty
                    ? phrases.expect("parts.names", equals: "expected")
                    : phrases.expect("Set(parts.names).isSuperset(of: expected)"),
                phrases.expect("isReleased"),
            ]),
        ]
    }
}

/// The scaffold of the environment that tests run the whole app on.
enum TestingEnvironmentFile: FileOfProject {
    static let shape: TemplateShape = ["imports": .list(.text), "environment": .text, "isolation": .list(.text)]

    static func values(in context: GenerationContext) -> Values {
        let environment = context.project.environment
        var imports = context.imports(in: context.project.appTestsName)
        if environment.module != context.project.app { imports.add(environment) }
        let lines = imports.lines(testable: context.project.app)
        return [
            "imports": .lines(imports.isEmpty ? Array(lines.dropFirst()) : lines),
            "environment": .text(environment.name),
            "isolation": environment.isolation,
        ]
    }
}

extension Scene {
    /// The types of its parts as string literals, as reflection has them.
    fileprivate var partNames: [String] {
        parts.map { "\(feature).\(name)\($0.suffix)".swiftLiteral }.sorted()
    }

    /// The scenes inside of it, and inside of those, each once. None is inside of itself.
    fileprivate func descendants(in context: GenerationContext) -> [Scene] {
        var seen: Set<SceneReference> = [reference]
        var pending = children.map(\.destination)
        var descendants: [Scene] = []
        while let next = pending.popLast() {
            guard seen.insert(next).inserted, let child = context.scene(next) else { continue }
            pending += child.children.map(\.destination)
            if child.style.hasParts { descendants.append(child) }
        }
        return descendants.sorted { $0.name < $1.name }
    }
}
