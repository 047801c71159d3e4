import ProjectModel
import SwiftReading
import Templating

/// Tests of every choice between a scene and its variants, on the whole app.
enum SceneVariantTestsFile: FileOfProject {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "suite": .code,
        "helper": .text,
        "omissions": .list(.text),
        "tests": .list(EmittedTest.table.shape),
    ]

    static func values(in context: GenerationContext) -> Values {
        let project = context.project
        let phrases = TestPhrases(library: project.testing)
        let scenes = project.features.flatMap(\.scenes).filter { !$0.variants.isEmpty }
        var imports = context.imports(in: project.appTestsName)
        imports.add("ViperRuntime")
        imports.add(phrases.module)
        if project.environment.module != project.app { imports.add(project.environment) }
        for scene in scenes {
            imports.add(context.interfaceName(of: scene.feature))
            imports.add(scene.parameters)
        }
        return [
            "imports": .lines(imports.lines(testable: project.app)),
            "suite": .code(phrases.suite("SceneVariantTests")),
            "helper": .text(phrases.helper),
            "omissions": .lines(
                scenes.compactMap { context.samples.omission(of: $0.name, for: $0.parameters) }
            ),
            "tests": .list(
                scenes.flatMap { VariantTests(scene: $0, context: context, phrases: phrases).tests }
                    .map { EmittedTest.table.value(of: $0.written(by: phrases)) }
            ),
        ]
    }
}
