import MockGeneration
import SwiftReading
import Testing
import TestSupport

/// Mocks of all features compile without a warning in each mode, and do what the features' programs expect.
@Suite struct FeatureProgramTests {
    @Test(arguments: TestExtent.sample([MockNaming.short], of: MockNaming.allCases))
    func mocksCompileAndWork(naming: MockNaming) async throws {
        let program = try FeatureProgram(Feature.all(), naming: naming)
        let libraries = try await program.compileLibraries()
        try #require(libraries.succeeded, "\(libraries.everything)")
        // What differs between the namings isn't what differs between the modes.
        let modes = naming == .short ? SwiftPackageCompiler.Mode.all : SwiftPackageCompiler.Mode.representative
        for mode in TestExtent.sample([.swift6OnMainActor], of: modes) {
            let run = try await program.check(mode)
            #expect(run.succeeded && run.errors.isEmpty, "\(mode.name): \(run.everything)")
        }
        let run = try await program.run()
        #expect(run.output == "done\n", "\(run.everything)")
    }

    /// There, what is awaited runs on the actor of whoever awaits it, which no source tells.
    @Test(arguments: TestExtent.sample([MockNaming.short], of: MockNaming.allCases))
    func mocksOfAModuleThatIsNonsendingByDefaultCompile(naming: MockNaming) async throws {
        let features = try Feature.all().filter { ["Isolation", "Effects", "GlobalActors"].contains($0.name) }
        let program = try FeatureProgram(features, naming: naming)
        let flags = ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]
        let libraries = try await program.compileLibraries(flags: flags)
        try #require(libraries.succeeded, "\(libraries.everything)")
        for mode in [SwiftPackageCompiler.Mode.swift5, .swift6] {
            let run = try await program.check(mode)
            #expect(run.succeeded && run.errors.isEmpty, "\(mode.name): \(run.everything)")
        }
    }

    /// With nothing but the protocols to stand on: no library of ours is compiled.
    @Test(.onlyInTestAll, arguments: [MockNaming.sourcery, .mockolo])
    func standaloneMocksCompileAndWorkAlone(naming: MockNaming) async throws {
        let features = try Feature.all().filter { $0.uses(naming)?.contains("import ViperTesting") != true }
        let program = try FeatureProgram(features, naming: naming) { options in
            options.isStandalone = true
            options.hasReset = true
        }
        let libraries = try await program.compileLibraries([])
        try #require(libraries.succeeded, "\(libraries.everything)")
        for mode in [SwiftPackageCompiler.Mode.swift5, .swift6] {
            let run = try await program.check(mode)
            #expect(run.succeeded && run.errors.isEmpty, "\(mode.name): \(run.everything)")
        }
        let run = try await program.run()
        #expect(run.output == "done\n", "\(run.everything)")
    }

    @Test(.onlyInTestAll) func relaxedMocksWithAResetCompile() async throws {
        let features = try Feature.all().map { feature in
            var feature = feature
            feature.files = feature.files.mapValues { $0.replacing("@mockable\n", with: "@mockable(relaxed: true)\n") }
            return feature
        }
        let program = try FeatureProgram(features, naming: .short) { $0.hasReset = true }
        let libraries = try await program.compileLibraries()
        try #require(libraries.succeeded, "\(libraries.everything)")
        let run = try await program.check(.swift6)
        #expect(run.succeeded && run.errors.isEmpty, "\(run.everything)")
    }
}
