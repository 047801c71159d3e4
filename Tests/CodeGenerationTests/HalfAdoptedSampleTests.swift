import Foundation
import Testing
import TestSupport

/// Old code, adopted screens and a generated scene are one app. `make test` compiles it, `make test-all` runs its tests.
@Suite struct HalfAdoptedSampleTests {
    @Test func theSampleCompiles() async throws {
        let compiler = try SwiftPackageCompiler(mode: .swift5)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let old = Repository.gazette.appendingPathComponent("Sources/GazetteOld/include")
        let package = try EmittedPackage(
            specs: Repository.gazette.appendingPathComponent("specs"),
            folder: Repository.gazette
        )
        let modules = package.modules
        #expect(modules.contains { $0.name == "GazetteTests" })
        for module in modules {
            let run = try await compiler.compile(module, extraFlags: ["-I", old.path])
            try #require(run.succeeded, "\(module.name):\n\(run.everything)")
        }
    }
}
