import Foundation
import Testing
import TestSupport

/// What a change and a new screen cost a person, measured over the sample by making them.
@Suite struct OutcomeTests {
    /// Every scene gets an event with a field, by the fewest lines that do something about it: in the spec, in the presenter, to
    /// which `sync` adds the method, and in the view.
    @Test(.onlyInTestAll) func anEventWithAFieldTakesThreeFilesAndTwelveLines() async throws {
        let sample = try SampleCopy()
        let scenes = try sample.scenes()
        #expect(scenes.count == 12)
        for scene in scenes { try PinnedScene(scene, sample).editSpec() }
        let run = try await sample.vipergen("generate", "--sync")
        try #require(run.succeeded, "\(run.everything)")
        for scene in scenes { try PinnedScene(scene, sample).editSources() }

        let changes = try sample.changes()
        for scene in scenes {
            let own = changes.filter { $0.path.contains("/\(scene.name)") }
            #expect((2...3).contains(own.count), "\(own)")
            #expect(own.map(\.lines).reduce(0, +) <= 12, "\(own)")
        }
        #expect(changes.allSatisfy { change in scenes.contains { change.path.contains("/\($0.name)") } })
        try await expectToTypeCheck(sample)
    }

    /// Who opens the scene's folder sees all of them but the spec and the tests. Branches that add scenes to different features have
    /// no file in common.
    @Test func aNewUIKitScreenIsFiveFilesAndChangesNothingOfOtherFeatures() async throws {
        let sample = try SampleCopy()
        try sample.editor.write(newScene, to: "specs/Kaimono/KaimonoJar.yml")
        let run = try await sample.vipergen("generate")
        try #require(run.succeeded, "\(run.everything)")

        let own = try sample.changes().map(\.path)
        let folder = "Examples/Kitchen/Sources/Kaimono/Application/KaimonoJar/KaimonoJar"
        #expect(
            own == [
                "Examples/Kitchen/Sources/Kaimono/Application/KaimonoJar/KaimonoJarInteractor.swift",
                "\(folder)Presenter.swift", "\(folder)ViewController.swift",
                "Examples/Kitchen/Tests/KaimonoTests/KaimonoJarTests.swift", "specs/Kaimono/KaimonoJar.yml",
            ]
        )
        let sources = try own.filter { $0.hasPrefix(folder) }.map(sample.editor.read)
        let connecting = sources.map { ConnectingLines(in: $0).count }.reduce(0, +)
        #expect(connecting <= 12)

        let shared = try sample.generatedChanges().filter { !$0.contains("KaimonoJar") }
        #expect(
            shared == [
                "Examples/Kitchen/Sources/KaimonoInterface/Generated/KaimonoScenes.swift",
                "Examples/Kitchen/Sources/KaimonoSandbox/Generated/KaimonoSandboxScenes.swift",
                "Examples/Kitchen/Sources/KaimonoTestSupport/Generated/StubbableEnvironment.swift",
                "Examples/Kitchen/Sources/Kitchen/Generated/AppEnvironment+Kaimono.swift",
                "Examples/Kitchen/Sources/Kitchen/Generated/KitchenRestoration.swift",
                "Examples/Kitchen/Tests/KaimonoTests/Generated/KaimonoMocks.swift",
                "Examples/Kitchen/Tests/KitchenTests/Generated/KaimonoLifetimeTests.swift",
            ]
        )
    }

    /// All scenes of the sample as they are, filled in.
    @Test func scenesOfTheSampleHardlyConnectAnything() throws {
        let sample = try SampleCopy()
        for scene in try sample.scenes() {
            let own = try scene.sources.map(sample.editor.read)
            // Beside what only draws.
            let others = scene.sources.filter { !$0.contains("/Contents/") && !$0.contains("/Sections/") }
            #expect(others.count <= (scene.isUIKit ? 4 : 7), "\(others)")
            let connecting = own.map { ConnectingLines(in: $0).count }.reduce(0, +)
            #expect(connecting <= (scene.isViewModel ? 40 : 16), "\(scene.name): \(connecting)")
        }
    }

    private let newScene = """
        scene: KaimonoJar
        parameters: { productID: Product.ID }
        uses: [productRepository]
        state:
          product: Product?
          isLoading: Bool
        events:
          viewWillAppear:
          didTapCart:
        interactor:
          fetchProduct: { parameters: { productID: Product.ID }, returns: Product, async: true, throws: true }
        routes:
          cart: KaimonoCart

        """

    /// For the phone, so that SwiftUI views are checked, too.
    private func expectToTypeCheck(_ sample: SampleCopy) async throws {
        let standIns = AppleStandIns.areNeeded ? try await AppleStandIns.iOS(17) : nil
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures, standIns: standIns)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let package = try EmittedPackage(specs: sample.specs, folder: sample.package)
        for module in try package.modules(upTo: "Kitchen") {
            let run = try await compiler.compile(module)
            try #require(run.succeeded, "\(module.name):\n\(run.everything)")
        }
    }
}
