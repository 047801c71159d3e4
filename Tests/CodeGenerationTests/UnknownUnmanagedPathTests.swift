import Basics
import ProjectModel
import Testing

@testable import CodeGeneration

/// Whoever lists what was deleted lists paths that lead nowhere: that is no reason to look for others.
@Suite struct UnknownUnmanagedPathTests {
    private static let scaffold = "Sources/Home/Application/Welcome/WelcomeViewController.swift"

    private func problems(_ path: String, nearby: @escaping @Sendable (String) -> String?) throws -> [Diagnostic] {
        let spec = "project: Shop\nruntime: ../ViperGen\nunmanaged: [\(path)]\n"
        let files = [("project.yml", spec), ("Home/Welcome.yml", "scene: Welcome\n")].map { path, text in
            SpecFile(path: "specs/" + path, relativePath: path, bytes: Array(text.utf8))
        }
        let specs = try #require(SpecDecoder().decode(files).specs)
        var project = try #require(ProjectValidator().validate(specs).project)
        project.unmanaged.missing = [path]
        return CodeGenerator(nearbyPath: nearby).problems(of: project)
    }

    @Test(arguments: [scaffold, "Sources/Home/Application/Welcome", "Sources/Home/Application/Welcome/"])
    func nothingIsLookedForWhereAScaffoldWouldBe(path: String) throws {
        let found = try problems(path) { path in
            Issue.record("looked for a path near '\(path)'")
            return nil
        }
        #expect(found.isEmpty, "\(found)")
    }

    @Test func aPathOfThePackageThatIsNearIsNamed() throws {
        let found = try problems("Sources/Home/Lod.swift") {
            $0 == "Sources/Home/Lod.swift" ? "Sources/Home/Old.swift" : nil
        }
        #expect(found.map(\.notes).map { $0.map(\.message) } == [["did you mean 'Sources/Home/Old.swift'?"]])
    }
}
