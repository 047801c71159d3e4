import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Which project and which package a command works on, where the command line doesn't say.
@Suite struct ProjectFolderTests {
    private let manifest = "project: Pantry\nruntime: ../..\n"

    private func run(_ command: String, in folder: TemporaryFolder, _ subfolder: String = ".") async throws -> ToolRun {
        let words = command.split(separator: " ").map(String.init)
        let place = folder.url.appendingPathComponent(subfolder)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        return try await Tool.vipergen(words, in: place)
    }

    @Test func thePackageIsAroundTheSpecs() async throws {
        let folder = try TemporaryFolder()
        try folder.write(manifest, to: "App/specs/project.yml")
        try folder.write("state: { name: String }\n", to: "App/specs/Shelves/Jar.yml")
        try folder.write("mine", to: "Downloads/file")
        // This folder has nothing to do with it.
        let first = try await run("generate --specs ../App/specs", in: folder, "Downloads")
        #expect(first.succeeded, "\(first.errors)")
        #expect(try FileTree.read(folder.url.appendingPathComponent("Downloads")).keys.sorted() == ["file"])
        #expect(try FileTree.read(folder.url).keys.contains("App/Package.swift"))
        for place in [".", "App", "App/specs/Shelves", "App/Sources/Shelves"] {
            let check = try await run(place == "." ? "check --specs App/specs" : "check", in: folder, place)
            #expect(check.succeeded && check.output == "Pantry: up to date\n", "\(place): \(check.everything)")
        }
    }

    /// The sample's layout: specs here, the package there.
    @Test func thePackageIsTheFolderAroundThisOneThatIsIt() async throws {
        let folder = try TemporaryFolder()
        try folder.write(manifest, to: "specs/project.yml")
        try folder.write("state: { name: String }\n", to: "specs/Shelves/Jar.yml")
        #expect(try await run("generate --output Examples/Pantry", in: folder).succeeded)
        for (command, place) in [
            ("check", "Examples/Pantry"), ("check", "Examples/Pantry/Sources/Shelves"),
            ("check --specs ../../specs", "Examples/Pantry"), ("lint", "Examples/Pantry/Tests"),
        ] {
            let run = try await run(command, in: folder, place)
            #expect(run.succeeded, "\(place): \(run.everything)")
        }
        // Another package is never filled.
        try folder.write("// swift-tools-version: 6.2\n// a package of ours\n", to: "Package.swift")
        let before = try FileTree.read(folder.url)
        let run = try await run("generate", in: folder)
        #expect(run.status == 1 && run.errors.contains("'Package.swift' is in the way"))
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func anotherProjectIsNeverFilled() async throws {
        let folder = try TemporaryFolder()
        try folder.write(manifest, to: "specs/project.yml")
        try folder.write("state: { name: String }\n", to: "specs/Shelves/Jar.yml")
        try folder.write(manifest.replacing("Pantry", with: "Cellar"), to: "Cellar/specs/project.yml")
        try folder.write("state: { name: String }\n", to: "Cellar/specs/Wines/Bottle.yml")
        #expect(try await run("generate", in: folder, "Cellar").succeeded)
        let before = try FileTree.read(folder.url)
        for command in [
            "generate", "generate --sync", "new module Shop", "new scene Lid --module Shelves", "eject --yes",
            "move scene Jar --module Shop --yes",
        ] {
            let run = try await run(command + " --output Cellar", in: folder)
            #expect(run.status == 64, "\(command)")
            #expect(
                run.errors.contains(
                    "'Cellar' holds another project, that of 'Cellar/specs/project.yml' [other-project]"
                )
            )
        }
        let refused = try await PseudoTerminalRun.vipergen(
            ["generate", "--output", "Cellar"],
            in: folder.url,
            [.answer("no", to: "Write this project's package there? (yes or no)")]
        )
        #expect(refused.status == 64)
        #expect(try FileTree.read(folder.url) == before)
        // Without its specs, it is known by its manifest.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Cellar/specs"))
        let known = try await run("generate --output Cellar", in: folder)
        #expect(known.status == 64 && known.errors.contains("'Cellar' holds the package of another project, 'Cellar'"))
        // As the note says.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Cellar/Package.swift"))
        #expect(try await run("generate --output Cellar", in: folder).succeeded)
    }

    /// A project that is renamed is the same project.
    @Test func aNewNameIsNoOtherProject() async throws {
        let folder = try TemporaryFolder()
        try folder.write(manifest, to: "specs/project.yml")
        try folder.write("state: { name: String }\n", to: "specs/Shelves/Jar.yml")
        #expect(try await run("generate", in: folder).succeeded)
        try folder.write(manifest.replacing("Pantry", with: "Larder"), to: "specs/project.yml")
        let refused = try await run("generate", in: folder)
        #expect(refused.status == 1 && !refused.errors.contains("other-project"), "\(refused.everything)")
        for (old, new) in [("Sources/Pantry", "Sources/Larder"), ("Tests/PantryTests", "Tests/LarderTests")] {
            #expect(refused.errors.contains("note: move '\(old)' to '\(new)'"), "\(refused.everything)")
            try FileManager.default.moveItem(
                at: folder.url.appendingPathComponent(old),
                to: folder.url.appendingPathComponent(new)
            )
        }
        let run = try await run("generate", in: folder)
        #expect(run.succeeded && run.output.contains("\nLarder: "), "\(run.everything)")
    }

    @Test func aPinnedVersionRefusesEveryOther() async throws {
        let folder = try TemporaryFolder()
        // A key of a later version, which is no mistake to tell of.
        try folder.write(manifest + "vipergenVersion: 9.8.7\nhologram: true\n", to: "specs/project.yml")
        try folder.write("state: { name: String }\n", to: "specs/Shelves/Jar.yml")
        let before = try FileTree.read(folder.url)
        for command in [
            "generate", "check", "check --specs-only", "lint", "report", "generate --sync", "new module Shop", "doctor",
            "dump --stage specs",
        ] {
            let run = try await run(command, in: folder)
            #expect(run.status == 1, "\(command): \(run.everything)")
            let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
            #expect(errors.count == 1, "\(run.errors)")
            #expect(
                errors[0].hasPrefix(
                    "specs/project.yml:3:18: error: the project is for vipergen 9.8.7, and this is vipergen "
                )
            )
        }
        #expect(try FileTree.read(folder.url) == before)
        let version = try await run("--version", in: folder).output.prefix { $0 != " " }
        try folder.write(manifest + "vipergenVersion: \(version)\n", to: "specs/project.yml")
        #expect(try await run("generate", in: folder).succeeded)
        try folder.write(manifest + "vipergenVersion: 0.1\n", to: "specs/project.yml")
        #expect(
            try await run("generate", in: folder).errors.contains(
                "note: write one exact version: 'vipergenVersion: \(version)'\n"
            )
        )
        try folder.write(manifest + "vipergenVersion: [1]\n", to: "specs/project.yml")
        #expect(
            try await run("generate", in: folder).errors.contains(
                "specs/project.yml:3:18: error: 'vipergenVersion' takes a version"
            )
        )
    }

    @Test func doctorSaysWhatThereIs() async throws {
        let folder = try TemporaryFolder()
        let none = try await run("doctor", in: folder)
        #expect(
            none.succeeded && none.output.contains("project   none here; 'vipergen init' starts one"),
            "\(none.everything)"
        )
        #expect(try await run("init --yes Pantry", in: folder).succeeded)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Package.swift"))
        let run = try await run("doctor", in: folder, "Sources")
        #expect(
            run.succeeded && run.output.contains("specs     ../specs\npackage   ..\nasks for  any version"),
            "\(run.everything)"
        )
        #expect(run.output.contains("state     1 differ from the specs; run 'vipergen generate'"), "\(run.everything)")
    }
}
