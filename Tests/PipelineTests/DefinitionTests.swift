import CommandTestSupport
import Foundation
import Testing
import TestSupport

@testable import Pipeline

/// Definitions of modules that a team writes itself follow what is certain, and the rest is listed.
@Suite struct DefinitionTests {
    private static let xcodegen = """
        # Home and more
        name: Pantry
        targets:
          Home: # ours
            type: framework
            sources: [Sources/Home, ./Sources/Home/Application/Jar/Notes.txt, ../Sources/Home]
          PantryApp:
            dependencies:
              - target: Home
              - target: HomeInterface
              - package: Home
        """
    private static let tuist = """
        let project = Project(
            name: "Home",
            targets: [
                .target(name: "Home", sources: ["Sources/Home/**"], dependencies: [.target(name: "HomeInterface")]),
                .target(name: "Kit", dependencies: [.external(name: "Log"), "Home", .external(name: "Home")]),
            ]
        )
        """
    private static let bazel = """
        swift_library(
            name = "Jars",
            srcs = glob(["Application/Jar/**"]) + ["//Sources/Home:Home", "//Sources/Homes:x"],
        )
        """

    private func project() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let project = "project: Pantry\nruntime: ../..\n"
        try folder.write(project, to: "specs/project.yml")
        try folder.write("scene: Search\n", to: "specs/Home/Search.yml")
        try folder.write("scene: Jar\nview: xib\n", to: "specs/Home/Jar.yml")
        try folder.write("scene: Shelf\n", to: "specs/Shelves/Shelf.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        try folder.write("mine\n", to: "Sources/Home/Application/Jar/Notes.txt")
        try folder.write(Self.xcodegen, to: "project.yml")
        try folder.write(Self.tuist, to: "Project.swift")
        try folder.write(Self.bazel, to: "Sources/Home/BUILD.bazel")
        return folder
    }

    private func vipergen(_ arguments: String, in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(arguments.split(separator: " ").map(String.init), in: folder.url)
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func aModuleThatIsRenamed() async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let run = try await vipergen("rename module Home Entry --yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        #expect(
            try text("project.yml", in: folder) == """
                # Home and more
                name: Pantry
                targets:
                  Entry: # ours
                    type: framework
                    sources: [Sources/Entry, ./Sources/Entry/Application/Jar/Notes.txt, ../Sources/Home]
                  PantryApp:
                    dependencies:
                      - target: Entry
                      - target: EntryInterface
                      - package: Home
                """
        )
        #expect(
            try text("Project.swift", in: folder) == """
                let project = Project(
                    name: "Home",
                    targets: [
                        .target(name: "Entry", sources: ["Sources/Entry/**"], dependencies: [.target(name: "EntryInterface")]),
                        .target(name: "Kit", dependencies: [.external(name: "Log"), "Entry", .external(name: "Home")]),
                    ]
                )
                """
        )
        let bazel = Self.bazel.replacing("//Sources/Home:", with: "//Sources/Entry:")
        #expect(try text("Sources/Entry/BUILD.bazel", in: folder) == bazel)
        let note = "note: write 'Entry' if this is the module\n"
        for place in [
            "project.yml:1:3", "project.yml:6:84", "project.yml:11:18", "Project.swift:2:12", "Project.swift:5:95",
            "Sources/Entry/BUILD.bazel:3:61",
        ] {
            let warning =
                "\(place): warning: 'Home' in this definition was left as it is [name-left]\n\(place): \(note)"
            #expect(run.errors.contains(warning), "\(warning)\n\(run.errors)")
        }
        #expect(run.errors.components(separatedBy: "[name-left]").count == 7, "\(run.errors)")
        #expect(try await vipergen("rename module Entry Home --yes", in: folder).succeeded)
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func aSceneThatMoves() async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let run = try await vipergen("move scene Jar --module Shelves --yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let moved = Self.xcodegen.replacing("Home/Application/Jar", with: "Shelves/Application/Jar")
        #expect(try text("project.yml", in: folder) == moved)
        let message = """
            Sources/Home/BUILD.bazel:3:19: warning: 'Sources/Home/Application/Jar/**' goes elsewhere, and this definition still names it [name-left]
            """
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(
            try text("Sources/Shelves/Resources/JarViewController.xib", in: folder).contains("customModule=\"Shelves\"")
        )
        #expect(!run.errors.contains(".xib:"), "\(run.errors)")
        #expect(try await vipergen("move scene Jar --module Home --yes", in: folder).succeeded)
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func aModuleThatIsRemoved() async throws {
        let folder = try await project()
        try folder.write("targets:\n  Shelves: { sources: Sources/Shelves/Generated }\n", to: "project.yml")
        let run = try await vipergen("remove module Shelves --yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        #expect(
            run.errors.contains("project.yml:2:3: warning: the module 'Shelves' goes, and this definition names it")
        )
        let path = "project.yml:2:23: warning: 'Sources/Shelves/Generated' goes, and this definition names it"
        #expect(run.errors.contains(path), "\(run.errors)")
    }

    /// A nib of one's own beside the scaffolds has its class and its module as well; one of a class that stays is listed.
    @Test(arguments: TestExtent.sample([true], of: [true, false])) func nibsNameWhatMoves(isOwn: Bool) async throws {
        let folder = try await project()
        let type = isOwn ? "JarLid" : "Stopper"
        try folder.write("class JarLid {}\n", to: "Sources/Home/Application/Jar/JarLid.swift")
        try folder.write("class Stopper {}\n", to: "Sources/Home/Stopper.swift")
        let nib = "<view customModule=\"Home\"\n customClass=\"\(type)\"/>\n"
        try folder.write(nib, to: "Sources/Home/Application/Jar/Lid.xib")
        let before = try FileTree.read(folder.url)
        let move = try await vipergen("move scene Jar --module Shelves --yes", in: folder)
        let path = "Sources/Shelves/Application/Jar/Lid.xib"
        #expect(try text(path, in: folder) == (isOwn ? nib.replacing("Home", with: "Shelves") : nib))
        let warning = "\(path):1:21: warning: this file moves to 'Shelves', and 'Stopper' stays in 'Home' [moved-code]"
        #expect(move.errors.contains(warning) != isOwn, "\(move.errors)")
        let rename = try await vipergen("rename scene Jar Glass --yes", in: folder)
        #expect(rename.succeeded, "\(rename.errors)")
        let renamed = try text("Sources/Shelves/Application/Glass/Lid.xib", in: folder)
        #expect(renamed.contains("customClass=\"\(isOwn ? "GlassLid" : "Stopper")\""))
        #expect(try await vipergen("rename scene Glass Jar --yes", in: folder).succeeded)
        #expect(try await vipergen("move scene Jar --module Home --yes", in: folder).succeeded)
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func aFolderGoesOnceNothingIsLeftInIt() {
        let gone = GonePaths(
            ["Sources/Jars/Jar/Lid.swift", "Sources/Jars/Jar.swift"],
            besides: ["Sources/Jars/Lid.swift"]
        )
        for path in ["Sources/Jars/Jar.swift", "Sources/Jars/Jar", "Sources/Jars/Jar/", "Sources/Jars/Jar/**/*.swift"] {
            #expect(gone.contains(path), "\(path)")
        }
        for path in ["Sources/Jars", "Sources/*", "Sources/Jars/Lid.swift", "Sources/Jars/Ja", ""] {
            #expect(!gone.contains(path), "\(path)")
        }
    }
}
