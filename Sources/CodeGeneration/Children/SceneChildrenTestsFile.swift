import ProjectModel
import SpecReading
import TemplateCatalogue
import Templating

/// Tests of how a scene shows others inside of itself.
struct SceneChildrenTestsFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<SceneChildrenTestsFile> = [
        .imports { $0.imports.lines(testable: $0.place.feature.name) },
        .code("suite", "the beginning of the suite of tests") {
            $0.place.phrases.suite("\($0.scene.name)ChildrenTests")
        },
        .texts("omissions", "why something has no test, as comments") { file in
            file.scene.children.compactMap { file.place.samples.omission(of: $0.name, for: $0.parameters) }
        },
        .list("tests", "the tests", of: EmittedTest.table) { $0.tests },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.testsName)
        imports.add("ViperRuntime")
        imports.add(place.phrases.module)
        imports.add(scene.children.flatMap(\.parameters))
        return imports
    }

    private var tests: [EmittedTest.Written] {
        scene.childPhrases.compactMap { child in
            place.samples.arguments(for: child.child.parameters).map {
                ChildTest(phrases: place.phrases, child: child, arguments: $0).test.written(by: place.phrases)
            }
        }
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
        let embedder =
            child.scene.handsOverChildren ? "\(child.scene.name)Children(environment: environment)" : "viewController"
        let call = TemplateCode.phrase(
            "\(embedder).\(child.embedMethod)(",
            arguments + child.place(in: "container", of: "viewController"),
            ")"
        )
        return [
            viewController,
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

    private var viewController: TemplateCode {
        let presenter = "Mock\(child.scene.name)PresenterContract()"
        let call = child.scene.makeViewController(presenter: presenter, environment: "environment")
        return "let viewController = \(call)"
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
