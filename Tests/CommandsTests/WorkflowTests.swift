import Foundation
import Testing
import TestSupport
import YAMLTree

/// Workflows can't be run here: at least they are read, and name what is there.
@Suite struct WorkflowTests {
    @Test func theWorkflowIsReadAndHasJobs() throws {
        let text = try workflow()
        let reading = YAMLReader().read(Array(text.utf8), path: "ci.yml")
        #expect(reading.diagnostics.isEmpty)
        let jobs = try #require(reading.root?.entry("jobs")?.value)
        guard case .mapping(let entries) = jobs.content else { throw NoJobs() }
        #expect(entries.count >= 6)
        for job in entries {
            for key in ["runs-on", "steps", "timeout-minutes"] { #expect(job.value.entry(key) != nil, "\(key)") }
        }
    }

    struct NoJobs: Error {}

    @Test func makeTargetsAreInTheMakefile() throws {
        let makefile = try text(of: "Makefile")
        let targets = try workflow().matches(of: /\bmake ([a-z][a-z-]*)$/.anchorsMatchLineEndings()).map(\.output.1)
        #expect(Set(targets).isSuperset(of: ["test", "build", "goldens", "goldens-ios"]))
        for target in targets { #expect(makefile.contains("\n\(target):"), "\(target)") }
    }

    @Test func pathsAndSchemesAreThere() throws {
        let text = try workflow()
        for path in text.matches(of: /\b(?:Examples|Tests|Sources|specs|docs)\/[A-Za-z\/.]*/).map({ String($0.output) })
        {
            let url = Repository.root.appendingPathComponent(path)
            #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
        }
        let project =
            try self.text(of: "Examples/Kitchen/project.yml")
            + self.text(of: "Examples/Kitchen/project.generated.yml")
        for scheme in ["KitchenApp", "KaimonoSandbox", "RecipesSandbox", "Kitchen-Modules"] {
            #expect(text.contains(scheme) && project.contains("  \(scheme):\n"), "\(scheme)")
        }
    }

    /// A tag can be moved.
    @Test func actionsArePinned() throws {
        for line in try workflow().split(separator: "\n") where line.contains("uses: ") {
            #expect(line.contains(/@[0-9a-f]{40} # v/), "\(line)")
        }
    }

    private func workflow() throws -> String { try text(of: ".github/workflows/ci.yml") }

    private func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: Repository.root.appendingPathComponent(path)), as: UTF8.self)
    }
}
