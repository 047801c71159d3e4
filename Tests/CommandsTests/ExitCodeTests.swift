import CommandTestSupport
import Foundation
import Testing
import TestSupport

@Suite struct ExitCodeTests {
    @Test func wrongUsageIs64() async throws {
        #expect(try await Tool.vipergen("generate", "--no-such-option").status == 64)
        #expect(try await Tool.vipergen("generate", "--stubs", "0").status == 64)
    }

    @Test func helpAndVersionAre0() async throws {
        #expect(try await Tool.vipergen("--help").status == 0)
        #expect(try await Tool.vipergen("--version").status == 0)
    }

    @Test func missingSpecsAre1() async throws {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("no 'specs/project.yml'"))
    }

    @Test func errorsInSpecsAre1AndChangeNothing() async throws {
        let folder = try TemporaryFolder()
        try folder.copy(Repository.goldens.appendingPathComponent("Broken/specs"), to: "specs")
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        #expect(try FileTree.read(folder.url) == before)
    }

    /// The disk refuses: the path leads nowhere.
    @Test func outputThatCannotBeOpenedIs74() async throws {
        let folder = try TemporaryFolder()
        try folder.copy(Repository.specs, to: "specs")
        let link = folder.url.appendingPathComponent("out").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "out")
        let run = try await Tool.vipergen("generate", "--output", "out", in: folder.url)
        #expect(run.status == 74)
        #expect(run.errors.contains("cannot open 'out'"))
    }
}
