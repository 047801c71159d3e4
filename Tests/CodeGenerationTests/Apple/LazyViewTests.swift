import Foundation
import Testing
import TestSupport

/// What a lazy view does and doesn't initialise, counted without SwiftUI: the tests that count are built with the
/// stand-ins, and run.
@Suite(.onlyInTestAll, .enabled(if: AppleStandIns.areNeeded)) struct LazyViewTests {
    private static let main = """
        import Testing

        @main struct Main {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """

    @Test func testsOfLazyViewsPassWithTheStandIns() async throws {
        let standIns = try await AppleStandIns.linkable(iOS: 15)
        let program = try TemporaryFolder()
        try program.write(Self.main, to: "Main.swift")
        let module = program.url.appendingPathComponent("ViperRuntime.swiftmodule").path
        let object = program.url.appendingPathComponent("ViperRuntime.o").path
        try await swiftc(
            ["-emit-module", "-emit-module-path", module, "-emit-object", "-o", object, "-wmo"]
                + ["-module-name", "ViperRuntime"] + SwiftPackageCompiler.Mode.swift6WithFeatures.flags + standIns.flags
                + [Repository.sources.appendingPathComponent("ViperRuntime/SwiftUI/LazyView.swift").path]
        )
        let tests = program.url.appendingPathComponent("tests").path
        try await swiftc(
            ["-emit-executable", "-o", tests, "-module-name", "Tests", "-I", program.url.path]
                + SwiftPackageCompiler.Mode.swift6.flags + standIns.flags + Toolchain.testingFlags
                + [program.url.appendingPathComponent("Main.swift").path]
                + [Repository.root.appendingPathComponent("Tests/ViperRuntimeTests/SwiftUI/LazyViewTests.swift").path]
                + [object] + standIns.objects
        )
        let run = try await Tool.run(tests, [])
        #expect(run.succeeded, "\(run.everything)")
        #expect(run.everything.contains("aLinkBuildsNothingUntilItsScreenIsShown() passed"), "\(run.everything)")
    }

    private func swiftc(_ arguments: [String]) async throws {
        let run = try await Tool.run("swiftc", ["-parse-as-library", "-warnings-as-errors"] + arguments)
        try #require(run.succeeded, "\(run.everything)")
    }
}
