/// The tests that show a scene in every display state, without a screen.
struct PreviewTestsFile: Sendable {
    private let place: ScenePlace
    private let comparison: EmittedTest?
    private let drawnBy: String?

    init(_ place: ScenePlace) {
        self.place = place
        comparison = Self.comparison(of: place.scene, place.context, place.phrases)
        drawnBy = Self.framework(drawing: place.scene)
    }

    static let table: TemplateTable<PreviewTestsFile> = [
        .imports { $0.imports.lines(testable: $0.place.feature.name) },
        .code("suite", "the beginning of the suite of tests") {
            $0.place.phrases.suite("\($0.place.scene.name)PreviewTests")
        },
        .code("shownViewController", "what makes the view controller that is shown") {
            let scene = $0.place.scene
            return [
                scene.viewControllerCall(
                    presenter: scene.previewPresenter,
                    in: .preview,
                    as: "let viewController = "
                )
            ]
        },
        .list("tests", "the test that no state of what is drawn everywhere is blank", of: EmittedTest.table) { file in
            let (scene, phrases) = (file.place.scene, file.place.phrases)
            return file.drawnBy == nil ? [noBlanks(of: scene, phrases).written(by: phrases)] : []
        },
        .list("comparison", "the test that states look different, where two differ", of: EmittedTest.table) { file in
            file.comparison.map { [$0.written(by: file.place.phrases)] } ?? []
        },
        .list("pictures", "the test that pictures are what they were, where they are compared", of: EmittedTest.table) {
            $0.hasPictures ? [pictures(of: $0.place.scene).written(by: $0.place.phrases)] : []
        },
        .text("drawnBy", "the framework without which nothing is drawn; empty where there is none") {
            $0.drawnBy ?? ""
        },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.testsName)
        imports.add("ViperRuntime")
        imports.add(place.phrases.module)
        if place.scene.imageService != nil { imports.add(Project.imagesProduct) }
        if drawnBy == nil || comparison != nil || hasPictures { imports.add("ViperTesting") }
        return imports
    }

    /// Returns true if the scene has such tests, without creating them.
    static func hasTests(of place: ScenePlace) -> Bool {
        let scene = place.scene
        if scene.previews.isEmpty { return false }
        if framework(drawing: scene) == nil || place.context.project.imageTests != nil { return true }
        return scene.previews.count > 1 && DistinctPreviews(of: scene, samples: place.samples).previews.count > 1
    }

    private var hasPictures: Bool { place.context.project.imageTests != nil }

    /// Returns the test that passes each state to the team's library, also in each trait that view controllers have.
    private static func pictures(of scene: Scene) -> EmittedTest {
        let traits = scene.previewTraits.compactMap(\.imageTrait)
        return EmittedTest(
            name: "picturesAreAsRecorded",
            body: [
                .phrase(
                    "ScreenImage.compare(",
                    [
                        "\(scene.name)Previews.all", "of: \(scene.name.swiftLiteral)",
                        "in: [\(traits.joined(separator: ", "))]", "by: imageAssertion", "showing: show",
                    ],
                    ")"
                )
            ]
        )
    }

    /// Returns the framework that drawing the scene needs; `nil` if its view is UIKit code.
    private static func framework(drawing scene: Scene) -> String? {
        guard scene.style.hasOwnViewController else { return "SwiftUI" }
        return scene.view == .code ? nil : "UIKit"
    }

    private static func noBlanks(of scene: Scene, _ phrases: TestPhrases) -> EmittedTest {
        let blanks = "ScreenDrawing.blanks(among: \(scene.name)Previews.all, showing: show)"
        return EmittedTest(name: "everyStateIsShown", body: [phrases.expect(blanks, equals: "[]")])
    }

    /// Returns the test that states look different; `nil` if no two differ.
    private static func comparison(
        of scene: Scene,
        _ context: GenerationContext,
        _ phrases: TestPhrases
    ) -> EmittedTest? {
        let distinct = DistinctPreviews(of: scene, samples: context.samples).previews
        guard distinct.count > 1 else { return nil }
        let twins = scene.previews.filter { !distinct.contains($0) }.map(\.name.swiftLiteral)
        let except = twins.isEmpty ? "" : "except: [\(twins.joined(separator: ", "))], "
        let lookalikes = "ScreenDrawing.lookalikes(among: \(scene.name)Previews.all, \(except)showing: show)"
        return EmittedTest(name: "differentStatesLookDifferent", body: [phrases.expect(lookalikes, equals: "[]")])
    }
}
