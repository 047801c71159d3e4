import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What two branches generate is merged by git as text, and repaired by the next run.
@Suite struct MergeTests {
    /// A repository with a generated project, and a branch that has been given a scene and a service.
    private struct Shop {
        let folder: TemporaryFolder

        func git(_ arguments: String...) async throws -> ToolRun {
            let settings = ["-c", "user.name=Team", "-c", "user.email=team@example.com", "-c", "commit.gpgsign=false"]
            return try await Tool.run("git", settings + arguments, in: folder.url)
        }

        func commit(_ message: String) async throws {
            _ = try await git("add", "--all")
            let run = try await git("commit", "--quiet", "--message", message)
            try #require(run.succeeded, "\(run.everything)")
        }

        func generate() async throws {
            let run = try await Tool.vipergen("generate", in: folder.url)
            try #require(run.succeeded, "\(run.errors)")
        }

        func text(_ path: String) throws -> String {
            String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
        }

        /// A branch off `main` with another scene, which uses another service.
        func branch(_ name: String, scene: String, service: String) async throws {
            _ = try await git("checkout", "--quiet", "-b", name, "main")
            let property = service.prefix(1).lowercased() + service.dropFirst()
            try folder.write(try text("specs/project.yml") + "  \(property): \(service)\n", to: "specs/project.yml")
            try folder.write(
                "scene: \(scene)\nuses: [\(property)]\nroutes: { shelf: { to: Shelf } }\n",
                to: "specs/Goods/\(scene).yml"
            )
            try await generate()
            try await commit("Add \(scene)")
        }

        /// Resolves a conflict as people do where both sides only add lines: the markers go.
        func keepBothSides(of path: String) throws {
            let lines = try text(path).split(separator: "\n").filter { line in
                !["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
            }
            try folder.write(lines.joined(separator: "\n") + "\n", to: path)
        }

        /// The files with markers of a merge that isn't resolved.
        func conflicts() throws -> Set<String> {
            Set(
                try FileTree.read(folder.url).filter { path, bytes in
                    !path.hasPrefix(".git/") && String(decoding: bytes, as: UTF8.self).contains("<<<<<<<")
                }.keys
            )
        }
    }

    /// - Parameter attributes: the team's own `.gitattributes`; `nil` for the one that is generated.
    private func shop(attributes: String? = nil) async throws -> Shop {
        let shop = Shop(folder: try TemporaryFolder())
        try shop.folder.write(
            "project: Shop\nruntime: ../..\nservices:\n  stock: Stock\n",
            to: "specs/project.yml"
        )
        try shop.folder.write("scene: Shelf\n", to: "specs/Goods/Shelf.yml")
        if let attributes { try shop.folder.write(attributes, to: ".gitattributes") }
        try await shop.generate()
        _ = try await shop.git("init", "--quiet", "--initial-branch", "main")
        try await shop.commit("Start")
        try await shop.branch("jars", scene: "Jar", service: "Glazier")
        try await shop.branch("lids", scene: "Lid", service: "Tracker")
        return shop
    }

    /// What the same specs give where nothing was generated before.
    private func fresh(_ shop: Shop) async throws -> [String: Data] {
        let folder = try TemporaryFolder()
        try folder.copy(shop.folder.url.appendingPathComponent("specs"), to: "specs")
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
        return try FileTree.read(folder.url).mapValues { Data($0) }
    }

    private func expectRepaired(_ shop: Shop) async throws {
        try await shop.generate()
        let (found, expected) = (try FileTree.read(shop.folder.url), try await fresh(shop))
        for (path, contents) in expected where path.contains("/Generated/") || path == "Package.swift" {
            #expect(found[path].map { Data($0) } == contents, "\(path)")
        }
        #expect(found.keys.filter { $0.contains("/Generated/") }.allSatisfy { expected[$0] != nil })
        let check = try await Tool.vipergen("check", "--skip", "lint", "--skip", "members", in: shop.folder.url)
        #expect(check.output == "Shop: up to date\n", "\(check.everything)")
    }

    @Test func generateRepairsGeneratedFilesWithMarkers() async throws {
        let shop = try await shop(attributes: "*.png binary\n")
        let merge = try await shop.git("merge", "jars")
        #expect(merge.status == 1)
        let conflicts = try shop.conflicts()
        #expect(conflicts.contains("Sources/GoodsInterface/Generated/GoodsScenes.swift"), "\(conflicts)")
        #expect(conflicts.contains("Sources/Shop/Generated/AppEnvironment+Goods.swift"), "\(conflicts)")
        // Both added a service at the end: only people know in what order. All else is the tool's.
        #expect(conflicts.filter { !$0.contains("/Generated/") } == ["specs/project.yml"], "\(conflicts)")
        let refused = try await Tool.vipergen("generate", in: shop.folder.url)
        #expect(refused.status == 1 && refused.errors.contains("[merge-marker]"), "\(refused.errors)")
        #expect(refused.errors.contains("note: keep what both sides add, or one side, and delete the lines that begin"))
        try shop.keepBothSides(of: "specs/project.yml")
        try await expectRepaired(shop)
        #expect(try shop.conflicts().isEmpty)
    }

    enum Attributes: CaseIterable { case generated, documented }

    /// With the `.gitattributes` that is generated, and with what docs/existing-apps.md adds to a team's own, git stops
    /// at people's own files alone.
    @Test(arguments: TestExtent.first(1, of: Attributes.allCases))
    func onlySpecsConflict(attributes: Attributes) async throws {
        let page = try MarkdownPage("docs/existing-apps.md")
        let documented = try #require(page.block(after: "file .gitattributes"))
        let shop = try await shop(attributes: attributes == .documented ? documented : nil)
        let merge = try await shop.git("merge", "jars")
        #expect(merge.status == 1)
        #expect(try shop.conflicts() == ["specs/project.yml"], "\(merge.everything)")
        try shop.keepBothSides(of: "specs/project.yml")
        try await expectRepaired(shop)
        let sync = try await Tool.vipergen("generate", "--sync", in: shop.folder.url)
        #expect(sync.succeeded, "\(sync.errors)")
        let environment = try shop.text("Sources/Shop/AppEnvironment.swift")
        #expect(environment.contains("glazier: any Glazier") && environment.contains("tracker: any Tracker"))
    }

    /// Scenes that two branches add to one module: git stops at the spec whose scene shows both.
    @Test(.onlyInTestAll) func scenesOfTwoBranchesMerge() async throws {
        let shop = Shop(folder: try TemporaryFolder())
        let run = try await Tool.vipergen("init", "--yes", "Pantry", in: shop.folder.url)
        try #require(run.succeeded, "\(run.errors)")
        _ = try await shop.git("init", "--quiet", "--initial-branch", "main")
        try await shop.commit("Start")
        for (branch, scene) in [("lids", "Lid"), ("spoons", "Spoon")] {
            _ = try await shop.git("checkout", "--quiet", "-b", branch, "main")
            let words = ["new", "scene", scene, "--module", "Home", "--route-from", "Welcome", "--yes"]
            let new = try await Tool.vipergen(words, in: shop.folder.url)
            try #require(new.succeeded, "\(new.errors)")
            try await shop.commit("Add \(scene)")
        }
        _ = try await shop.git("merge", "lids")
        #expect(try shop.conflicts() == ["specs/Home/Welcome.yml"])
        try shop.keepBothSides(of: "specs/Home/Welcome.yml")
        let sync = try await Tool.vipergen("generate", "--sync", in: shop.folder.url)
        #expect(sync.succeeded, "\(sync.errors)")
        let check = try await Tool.vipergen("check", in: shop.folder.url)
        #expect(check.succeeded, "\(check.everything)")
    }

    /// A file that both sides added begins with a marker where they have it from different specs.
    @Test(
        arguments: TestExtent.first(
            1,
            of: ["", "||||||| base\n// Generated by vipergen from Goods/Shelf.yml. Do not edit.\n"]
        )
    )
    func aMarkerBeforeTheHeaderIsRepaired(base: String) async throws {
        let shop = try await shop()
        let path = "Sources/GoodsInterface/Generated/GoodsScenes.swift"
        let text = try shop.text(path)
        try shop.folder.write("<<<<<<< HEAD\n\(text)\(base)=======\n\(text)>>>>>>> jars\n", to: path)
        try await expectRepaired(shop)
    }

    /// One side may be somebody's own.
    @Test(arguments: TestExtent.first(1, of: ["import Foundation\n", ""]))
    func aMarkerBeforeWhatIsNoGeneratedFileIsTold(other: String) async throws {
        let shop = try await shop()
        let path = "Sources/GoodsInterface/Generated/GoodsScenes.swift"
        let text = try shop.text(path)
        try shop.folder.write("<<<<<<< HEAD\n\(text)=======\n\(other)>>>>>>> jars\n", to: path)
        let before = try FileTree.read(shop.folder.url)
        let run = try await Tool.vipergen("generate", in: shop.folder.url)
        #expect(run.status == 1 && run.errors.contains("\(path):1:1: error: "), "\(run.errors)")
        #expect(try FileTree.read(shop.folder.url) == before)
    }

    /// A line more in a spec would change all that come after it otherwise, on both branches.
    @Test func nothingGeneratedNamesALineOfASpec() throws {
        for (path, bytes) in try FileTree.read(Repository.goldens) where path.hasSuffix(".swift") {
            let named = String(decoding: bytes, as: UTF8.self).firstMatch(of: /\.ya?ml:[0-9]+/)
            #expect(named.map { String($0.output) } == nil, "\(path)")
        }
    }
}
