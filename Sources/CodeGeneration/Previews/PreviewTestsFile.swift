import ProjectModel
import SpecReading
import SwiftReading
import TemplateCatalogue
import Templating

/// The tests that show a scene in every display state, without a screen.
enum PreviewTestsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "environment": .text,
        "suite": .code,
        "helper": .text,
        "tests": .list(EmittedTest.shape),
        "comparison": .list(EmittedTest.shape),
        "drawnBy": .text,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let phrases = TestPhrases(library: context.project.testing)
        let comparison = comparison(of: scene, context, phrases)
        let drawnBy = framework(drawing: scene)
        var imports = context.imports(in: feature.testsName)
        imports.add("ViperRuntime")
        imports.add(phrases.module)
        if drawnBy == nil || comparison != nil { imports.add("ViperTesting") }
        return [
            "imports": .list(imports.lines(testable: feature.name)),
            "scene": .text(scene.name),
            "environment": .text(scene.viewEnvironment ?? ""),
            "suite": phrases.suite("\(scene.name)PreviewTests"),
            "helper": phrases.helper,
            "tests": .list(
                scene.previews.map { test(of: $0, in: scene, isDrawnEverywhere: drawnBy == nil, phrases) }
            ),
            "comparison": .list(comparison.map { [$0.value(phrases)] } ?? []),
            "drawnBy": .text(drawnBy ?? ""),
        ]
    }

    /// The framework without which nothing of the scene is drawn; nil where its view is code of UIKit's.
    private static func framework(drawing scene: Scene) -> String? {
        guard scene.style.hasOwnViewController else { return "SwiftUI" }
        return scene.view == .code ? nil : "UIKit"
    }

    private static func test(
        of preview: Preview,
        in scene: Scene,
        isDrawnEverywhere: Bool,
        _ phrases: TestPhrases
    ) -> TemplateValue {
        let screen = "show(\(state(preview, of: scene)))"
        let condition = isDrawnEverywhere ? "!ScreenDrawing(of: \(screen)).isBlank" : "\(screen).isViewLoaded"
        return EmittedTest(name: "\(preview.name)IsShown", body: [phrases.expect(condition)]).value(phrases)
    }

    /// Whether the view tells states apart: nil where there are not two that differ.
    private static func comparison(
        of scene: Scene,
        _ context: GenerationContext,
        _ phrases: TestPhrases
    ) -> EmittedTest? {
        let previews = DistinctPreviews(of: scene, samples: context.samples).previews
        guard previews.count > 1 else { return nil }
        return EmittedTest(
            name: "differentStatesLookDifferent",
            body: [
                .phrase(
                    "let lookalikes = ScreenDrawing.lookalikes(among: [",
                    previews.map { "\($0.name.swiftLiteral): show(\(state($0, of: scene)))" },
                    "])",
                    style: .literal,
                    lineLength: 0
                ), phrases.expect("lookalikes", equals: "[]"),
            ]
        )
    }

    private static func state(_ preview: Preview, of scene: Scene) -> String {
        "\(scene.name)Previews.\(preview.name.spelled(.member))"
    }
}
