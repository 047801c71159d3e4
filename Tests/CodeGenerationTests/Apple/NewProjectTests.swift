import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What `vipergen init` writes type-checks for iOS, with the app to open in Xcode and what its first screen does.
@Suite(.onlyInTestAll, .enabled(if: AppleStandIns.areNeeded)) struct NewProjectTests {
    @Test func eachStyleTypeChecks() async throws {
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures, standIns: try await AppleStandIns.iOS(16))
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        for style in ["uikit", "swiftui", "mvvm"] {
            let folder = try TemporaryFolder()
            let start = try await Tool.vipergen("init", "--yes", "Pantry", "--style", style, in: folder.url)
            try #require(start.succeeded, "\(start.errors)")
            let package = try EmittedPackage(specs: folder.url.appendingPathComponent("specs"), folder: folder.url)
            let app = try #require(package.appTarget)
            for module in package.modules.filter({ !$0.isTest }) + [app] {
                let run = try await compiler.compile(module)
                #expect(run.succeeded, "\(style): \(module.name):\n\(run.everything)")
            }
            // What is scaffolded is formatted as it asks others to be.
            let lint = try await Tool.run("swift", ["format", "lint", "--strict", "--recursive", "."], in: folder.url)
            #expect(lint.succeeded, "\(style): \(lint.everything)")
        }
    }
}
