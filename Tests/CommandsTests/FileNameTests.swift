import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Swift's compiler takes one file of a name in a module.
@Suite struct FileNameTests {
    private func pantry(_ sources: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        for (path, text) in sources { try folder.write(text, to: path) }
        return folder
    }

    /// Nothing of a scene is called like a scene.
    @Test func aSceneMayBeCalledLikeAPartOfAnother() async throws {
        let folder = try pantry([
            "specs/Shelves/Order.yml": "style: swiftui\nroutes: { list: { to: OrderViewController } }\n",
            "specs/Shelves/OrderViewController.yml": "summary: A list.\n",
        ])
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
    }

    /// The app's tests have files of their own.
    @Test(arguments: [["generate"], ["check", "--specs-only"]])
    func aSceneOfTheAppMustNotAskForOneOfItsFiles(command: [String]) async throws {
        let folder = try pantry(["specs/Pantry/PantryLifetime.yml": "summary: A list.\nscene: PantryLifetime\n"])
        let run = try await Tool.vipergen(command, in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains("specs/Pantry/PantryLifetime.yml:2:8: error: one module would have two files"),
            "\(run.errors)"
        )
        #expect(run.errors.contains("'Tests/PantryTests/PantryLifetimeTests.swift' [duplicate-name]\n"))
        #expect(run.errors.contains("specs/Pantry/:1:1: note: the other one is asked for here; rename"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Package.swift").path))
    }

    @Test func aFileOfTheUsersKeepsItsName() async throws {
        let own = "Sources/Shelves/Models/jarScene.swift"
        let folder = try pantry(["specs/Shelves/Jar.yml": "style: uikit\n", own: "struct Jar {}\n"])
        for command in ["generate", "check"] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.status == 1)
            #expect(
                run.errors.contains(
                    "the same name as '\(own)' in the same module, which Swift refuses [duplicate-name]"
                )
            )
            #expect(run.errors.contains("note: rename or move '\(own)', then run again"))
        }
        try FileManager.default.moveItem(
            at: folder.url.appendingPathComponent(own),
            to: folder.url.appendingPathComponent("Sources/Shelves/Models/Jars.swift")
        )
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
    }

    /// People call a module's first file like the module.
    @Test func aModulesOwnNameIsFree() async throws {
        let own = "Sources/PantryCore/PantryCore.swift"
        let folder = try pantry(["specs/Shelves/Jar.yml": "style: uikit\n", own: "public struct Jar: Sendable {}\n"])
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let names = try FileTree.read(folder.url.appendingPathComponent("Sources/PantryCore")).keys.map {
            $0.split(separator: "/").last
        }
        #expect(Set(names).count == names.count)
    }
}
