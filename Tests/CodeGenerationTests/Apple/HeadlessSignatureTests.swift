import Foundation
import Testing
import TestSupport

/// The headless screens have UIKit's names and signatures: what their tests do with them type-checks against UIKit's.
@Suite(.onlyInTestAll, .enabled(if: AppleStandIns.areNeeded)) struct HeadlessSignatureTests {
    @Test func testsOfTheHeadlessScreensTypeCheckAgainstUIKit() async throws {
        let compiler = try SwiftPackageCompiler(
            mode: .swift6WithFeatures,
            standIns: try await AppleStandIns.iOS(15)
        )
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")

        let tests = Repository.root.appendingPathComponent("Tests/ViperRuntimeTests/Headless")
        let files = try FileTree.read(tests).filter { $0.key != "HeadlessOnlyTests.swift" }
        #expect(files.count >= 9)
        let folder = try TemporaryFolder()
        for (path, data) in files { try folder.write(unconditional(String(decoding: data, as: UTF8.self)), to: path) }
        let run = try await compiler.compile(.init(name: "Tests", folder: folder.url, dependencies: [], isTest: true))
        #expect(run.succeeded, "\(run.everything)")
    }

    /// The source without the `#if !canImport(UIKit)` that all of it is in; lines keep their numbers.
    private func unconditional(_ source: String) -> String {
        source.replacing("#if !canImport(UIKit)\n", with: "\n").replacing("\n#endif\n", with: "\n\n")
    }
}
