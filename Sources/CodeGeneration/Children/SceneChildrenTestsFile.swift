import ProjectModel
import SpecReading
import TemplateCatalogue
import Templating

/// Tests of how a scene shows others inside of itself.
enum SceneChildrenTestsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "suite": .code,
        "omissions": .list(.text),
        "tests": .list(EmittedTest.shape),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let phrases = TestPhrases(library: context.project.testing)
        var imports = context.imports(in: feature.testsName)
        imports.add("ViperRuntime")
        imports.add(phrases.module)
        imports.add(scene.children.flatMap(\.parameters))
        let samples = context.samples
        let tests = scene.childPhrases.compactMap { child in
            samples.arguments(for: child.child.parameters).map {
                ChildTest(phrases: phrases, child: child, arguments: $0)
            }
        }
        return [
            "imports": .list(imports.lines(testable: feature.name)),
            "scene": .text(scene.name),
            "suite": phrases.suite("\(scene.name)ChildrenTests"),
            "omissions": .list(
                scene.children.compactMap { samples.omission(of: $0.name, for: $0.parameters) }
            ),
            "tests": .list(tests.map { $0.test.value(phrases) }),
        ]
    }
}

/// The test of one child, on a mock of the environment.
private struct ChildTest {
    let phrases: TestPhrases
    let child: ChildPhrases
    let arguments: [String]

    var test: EmittedTest {
        child.scene.style.hasOwnViewController
            ? EmittedTest(name: "\(child.child.name)IsShownOnceAndTakenOut", body: environment + embedding)
            : EmittedTest(name: "\(child.child.name)IsMade", body: environment + making)
    }

    private var environment: [TemplateCode] { ["let environment = Mock\(child.scene.name)Environment()"] }

    /// Shown twice, since the second one takes the place of the first.
    private var embedding: [TemplateCode] {
        let call = TemplateCode.phrase(
            "viewController.\(child.embedMethod)(",
            arguments + ["in: container", "from: environment"],
            ")"
        )
        return [
            "let viewController = \(child.scene.name)ViewController(environment: environment)",
            "viewController.loadViewIfNeeded()",
            "let resolved = \(child.resolutions)",
            "let others = viewController.children.count",
            "let container = UIView()",
            call, call,
            phrases.expect("\(child.resolutions) - resolved", equals: "2"),
            phrases.expect("viewController.children.count - others", equals: "1"),
            phrases.expect("container.subviews.count", equals: "1"),
            "viewController.unembedChildren(in: container)",
            phrases.expect("viewController.children.count", equals: "others"),
            phrases.expect("container.subviews.isEmpty"),
        ]
    }

    private var making: [TemplateCode] {
        let call = TemplateCode.phrase(
            "let view = \(child.scene.name)Children(environment: environment).\(child.makeMethod)(",
            arguments,
            ")"
        )
        return [
            call,
            phrases.expect("view.makeViewController() !== view.makeViewController()"),
            phrases.expect(child.resolutions, equals: child.child.output == .embeddedScene ? "1" : "2"),
        ]
    }
}
