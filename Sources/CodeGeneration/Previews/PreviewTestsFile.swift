import ProjectModel
import SwiftReading
import Templating

/// The tests that show a scene in every display state, without a screen.
enum PreviewTestsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "environment": .text,
        "suite": .list(.text),
        "helper": .text,
        "tests": .list(EmittedTest.shape),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let phrases = TestPhrases(library: context.project.testing)
        var imports = context.imports(in: feature.testsName)
        imports.add("ViperRuntime")
        imports.add(phrases.module)
        let tests = scene.previews.map { preview in
            let state = "\(scene.name)Previews.\(preview.name.spelled(.member))"
            return EmittedTest(name: "\(preview.name)IsShown", body: [phrases.expect("show(\(state)).isViewLoaded")])
        }
        return [
            "imports": .list(imports.lines(testable: feature.name)),
            "scene": .text(scene.name),
            "environment": .text(scene.viewEnvironment ?? ""),
            "suite": phrases.suite("\(scene.name)PreviewTests"),
            "helper": phrases.helper,
            "tests": .list(tests.map { $0.value(phrases) }),
        ]
    }
}
