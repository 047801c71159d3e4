import Foundation
import Testing
import TestSupport

/// A scene changes its style by one word, and nothing behind its view notices.
@Suite(.onlyInTestAll) struct StyleSwitchTests {
    private static let spec = "specs/Kaimono/KaimonoShopDetail.yml"
    private static let scene = "Examples/Kitchen/Sources/Kaimono/Application/KaimonoShopDetail/KaimonoShopDetail"
    private static let views = "Examples/Kitchen/Sources/KaimonoUI/Application/KaimonoShopDetail"

    @Test func aSceneOfTheSampleGoesBackToUIKitByOneWord() async throws {
        let sample = try SampleCopy()
        try sample.editor.replace("style: swiftui", with: "style: uikit", in: Self.spec)
        let run = try await sample.vipergen("generate")
        try #require(run.succeeded, "\(run.everything)")
        // What was drawn by hand is its author's, to be deleted.
        for file in ["\(Self.views)/KaimonoShopDetailView.swift", "\(Self.scene)NavigationItem.swift"] {
            try sample.editor.delete(file)
        }

        // Presenter, interactor and their tests are the same to the byte: one word has changed, and one scaffold is new.
        let changes = try sample.changes()
        #expect(changes.map(\.path) == ["\(Self.scene)ViewController.swift", Self.spec])
        #expect(changes.last?.lines == 1)
        let check = try await sample.vipergen("check")
        #expect(check.succeeded, "\(check.everything)")
        try await expectToTypeCheck(sample)
    }

    /// With the tests of the feature, for the phone.
    private func expectToTypeCheck(_ sample: SampleCopy) async throws {
        let standIns = AppleStandIns.areNeeded ? try await AppleStandIns.iOS(17) : nil
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures, standIns: standIns)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let package = try EmittedPackage(specs: sample.specs, folder: sample.package)
        for module in try package.modules(upTo: "KaimonoTests") {
            let run = try await compiler.compile(module)
            try #require(run.succeeded, "\(module.name):\n\(run.everything)")
        }
    }
}
