import MockGeneration
import SwiftReading
import TestSupport
import Testing

/// Mocks of all features compile without a warning in each mode, and do what the features' programs expect.
@Suite struct FeatureProgramTests {
    @Test(arguments: MockNaming.allCases)
    func mocksCompileAndWork(naming: MockNaming) async throws {
        let program = try FeatureProgram(Feature.all(), naming: naming)
        let libraries = try await program.compileLibraries()
        try #require(libraries.succeeded, "\(libraries.everything)")
        for mode in SwiftPackageCompiler.Mode.all {
            let run = try await program.check(mode)
            #expect(run.succeeded && run.errors.isEmpty, "\(mode.name): \(run.everything)")
        }
        let run = try await program.run()
        #expect(run.output == "done\n", "\(run.everything)")
    }
}
