import ProjectModel
import Testing

@testable import CodeGeneration

/// The program without a screen, whose only file a team may delete for good.
@Suite struct HeadlessTargetTests {
    private func targets(_ manifest: String) throws -> [String] {
        let spec = """
            project: Shop
            runtime: ../ViperGen
            \(manifest)
            unmanaged: [Sources/ShopHeadless/ShopHeadless.swift]

            """
        let files = [("project.yml", spec), ("Home/Welcome.yml", "scene: Welcome\n")].map { path, text in
            SpecFile(path: "specs/" + path, relativePath: path, bytes: Array(text.utf8))
        }
        let specs = try #require(SpecDecoder().decode(files).specs)
        let project = try #require(ProjectValidator().validate(specs).project)
        return PackageTarget.all(in: GenerationContext(project: project)).map(\.name)
    }

    /// There may be another file in its folder.
    @Test func itKeepsItsTargetInAGeneratedManifest() throws {
        #expect(try targets("").contains("ShopHeadless"))
    }

    @Test func aTeamsOwnManifestNeedsNone() throws {
        #expect(try !targets("manifest: team").contains("ShopHeadless"))
    }
}
