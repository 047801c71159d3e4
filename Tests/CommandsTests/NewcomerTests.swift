import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The first commands that people try, in folders of all kinds. What a message says to do is done, and works.
@Suite struct NewcomerTests {
    private static let foreign = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Larder",
            products: [.library(name: "Jars", targets: ["Jars"])],
            targets: [.target(name: "Jars")]
        )

        """

    private func foreignPackage() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(NewcomerTests.foreign, to: "Package.swift")
        try folder.write("public struct Jar {}\n", to: "Sources/Jars/Jar.swift")
        return folder
    }

    private func run(_ command: String, in folder: TemporaryFolder, _ subfolder: String = ".") async throws -> ToolRun {
        let arguments = command.split(separator: " ").map(String.init)
        return try await Tool.vipergen(
            arguments,
            in: folder.url.appendingPathComponent(subfolder)
        )
    }

    /// What `check` says to add under a key of the manifest.
    private func additions(to key: String, in errors: String) -> [String] {
        errors.split(separator: "\n").compactMap { line in
            ["note: add to its '\(key)': ", "note: write there under '\(key)': "].lazy
                .compactMap { line.range(of: $0) }.first.map { String(line[$0.upperBound...]) }
        }
    }

    /// What the README shows of a project of one's own, to its last line.
    @Test(.onlyInTestAll) func theTourOfTheReadmeBuildsToItsEnd() async throws {
        let folder = try TemporaryFolder()
        let commands = try #require(MarkdownPage("README.md").block(after: "run"))
        #expect(commands.contains("vipergen move scene ") && commands.hasSuffix("passes still\n"))
        let tools = Repository.vipergen.deletingLastPathComponent().path
        let path = tools + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        let run = try await Tool.run("sh", ["-e", "-c", commands], in: folder.url, environment: ["PATH": path])
        try #require(run.succeeded, "\(run.everything.suffix(3_000))")
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
    }

    @Test(.onlyInTestAll) func initKeepsAManifestThatIsThere() async throws {
        let folder = try foreignPackage()
        let start = try await run("init --yes", in: folder)
        #expect(start.succeeded, "\(start.errors)")
        #expect(start.output.contains("Larder: 1 scene in 1 feature"))
        #expect(start.output.contains("\n  vipergen check  "))
        #expect(try await run("generate", in: folder).succeeded)
        #expect(try FileTree.read(folder.url)["Package.swift"] == Data(NewcomerTests.foreign.utf8))
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.status == 1)
        let tools = "write as its first line: "
        let first = try #require(
            check.errors.split(separator: "\n").first { $0.contains(tools) }?.components(separatedBy: tools).last
        )
        let manifest = """
            \(first)
            import PackageDescription

            let package = Package(
                name: "Larder",
                platforms: [\(additions(to: "platforms", in: check.errors).joined(separator: " "))],
                products: [
                    .library(name: "Jars", targets: ["Jars"]),
                    \(additions(to: "products", in: check.errors).joined(separator: "\n"))
                ],
                dependencies: [\(additions(to: "dependencies", in: check.errors).joined(separator: "\n"))],
                targets: [
                    .target(name: "Jars"),
                    \(additions(to: "targets", in: check.errors).joined(separator: "\n"))
                ]
            )

            """
        try folder.write(manifest, to: "Package.swift")
        let again = try await Tool.vipergen("check", in: folder.url)
        #expect(again.succeeded, "\(again.errors)")
        #expect(again.output == "Larder: up to date\n")
    }

    @Test func specsByHandBesideAManifestThatIsThere() async throws {
        let folder = try foreignPackage()
        try folder.write("project: Larder\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("style: uikit\n", to: "specs/Home/Welcome.yml")
        let refused = try await run("generate", in: folder)
        #expect(refused.status == 1)
        #expect(refused.errors.contains("note: to keep it, write 'manifest: team' in 'specs/project.yml'\n"))
        try folder.write("project: Larder\nruntime: ../..\nmanifest: team\n", to: "specs/project.yml")
        #expect(try await run("generate", in: folder).succeeded)
        #expect(try FileTree.read(folder.url)["Package.swift"] == Data(NewcomerTests.foreign.utf8))
        #expect(
            try await Tool.vipergen("check", in: folder.url).errors.contains(
                "note: add to its 'targets': .target(name: \"Home\""
            )
        )
    }

    @Test func aGeneratedManifestWithoutSpecs() async throws {
        let folder = try TemporaryFolder()
        #expect(try await run("init --yes Pantry", in: folder).succeeded)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("specs"))
        let run = try await run("init --yes Pantry", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("delete 'Package.swift' and run 'vipergen init' again"))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Package.swift"))
        #expect(try await self.run("init --yes Pantry", in: folder).succeeded)
        #expect(try await self.run("check", in: folder).succeeded)
    }

    @Test(arguments: TestExtent.first(1, of: ["", "My App"]))
    func initOfAProjectThatIsThere(output: String) async throws {
        let folder = try TemporaryFolder()
        let arguments = ["init", "--yes", "Pantry"] + (output.isEmpty ? [] : ["--output", output])
        #expect(try await Tool.vipergen(arguments, in: folder.url).succeeded)
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen(arguments, in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("project.yml' already exists [project-exists]"))
        #expect(try FileTree.read(folder.url) == before)
        let command = try #require(run.errors.firstMatch(of: /continue with '(.*vipergen generate)', or/)).1
        let path = "PATH='\(Repository.vipergen.deletingLastPathComponent().path)':$PATH"
        #expect(try await Tool.run("sh", ["-c", "\(path); \(command)"], in: folder.url).succeeded)
    }

    @Test(arguments: [
        "generate", "check", "lint", "report", "graph", "check --specs-only", "generate --sync", "new module Shop",
        "dump --stage files",
    ])
    func anEmptyFolder(command: String) async throws {
        let folder = try TemporaryFolder()
        let run = try await run(command, in: folder)
        #expect(run.status == 1)
        #expect(
            run.errors.contains("vipergen: error: there is no project here: no 'specs/project.yml' [no-project-spec]\n")
        )
        #expect(run.errors.contains("note: start a project with 'vipergen init', or"))
        #expect(try FileTree.read(folder.url).isEmpty)
        #expect(try await self.run("init --yes Pantry", in: folder).succeeded)
        #expect(try await self.run(command, in: folder).succeeded)
    }

    @Test(
        arguments: TestExtent.sample(
            ["specs/Home", "Sources"],
            of: ["specs", "specs/Home", "Sources", "Sources/Home/Application"]
        )
    )
    func aFolderOfTheProject(subfolder: String) async throws {
        let folder = try TemporaryFolder()
        #expect(try await run("init --yes Pantry", in: folder).succeeded)
        let before = try FileTree.read(folder.url)
        let above = Array(repeating: "..", count: subfolder.split(separator: "/").count).joined(separator: "/")
        for command in [
            "generate", "lint", "check", "generate --sync", "report", "check --specs-only",
            "new scene Jar --module Home --dry-run",
        ] {
            let run = try await run(command, in: folder, subfolder)
            #expect(run.succeeded, "\(command): \(run.everything)")
        }
        #expect(try FileTree.read(folder.url) == before)
        let added = try await run("new scene Jar --module Home", in: folder, subfolder)
        #expect(added.succeeded && added.output.contains("create \(above)/specs/Home/Jar.yml\n"), "\(added.everything)")
        #expect(try FileTree.read(folder.url).keys.contains("Sources/Home/Generated/JarScene.swift"))
        // Where the folder of specs is named, it is looked for here only.
        let named = try await run("generate --specs specs", in: folder, subfolder)
        #expect(named.status == 1)
        if subfolder != "specs" {
            let note = "note: run vipergen in '\(above)', where '\(above)/specs/project.yml' is\n"
            #expect(named.errors.contains(note), "\(named.errors)")
        }
    }
}
