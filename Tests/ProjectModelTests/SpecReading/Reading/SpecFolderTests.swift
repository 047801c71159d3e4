import Basics
import Foundation
import ProjectModel
import SpecTestSupport
import Testing

@Suite("Folders of specs")
struct SpecFolderTests {
    /// A folder of its own for each test, taken away afterwards.
    private func inFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("specs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: false, encoding: .utf8)
        }
        try body(folder)
    }

    @Test func readsSpecsInOrder() throws {
        try inFolder([
            "project.yml": "project: D", "B/S.yml": "", "A/T.yaml": "x", "A/.hidden.yml": "", ".git/x.yml": "",
            "README.md": "",
        ]) { folder in
            let reading = SpecFolder(path: folder.path + "/").read()
            #expect(reading.files.map(\.relativePath) == ["A/T.yaml", "B/S.yml", "project.yml"])
            #expect(reading.files.first?.path == folder.path + "/A/T.yaml")
            #expect(reading.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["x", "", "project: D"])
            #expect(reading.diagnostics.isEmpty)
        }
    }

    @Test func noProject() throws {
        try inFolder(["A/S.yml": ""]) { folder in
            let reading = SpecFolder(path: folder.path).read()
            #expect(reading.diagnostics.map(\.id) == ["no-project-spec"])
            #expect(reading.diagnostics.first?.message.contains(folder.path + "/project.yml") == true)
            #expect(!reading.hasInputFailure)
        }
    }

    @Test func noFolder() throws {
        try inFolder(["file": ""]) { folder in
            #expect(SpecFolder(path: folder.path + "/none").read().diagnostics.map(\.id) == ["no-project-spec"])
            let reading = SpecFolder(path: folder.path + "/file").read()
            #expect(reading.diagnostics.map(\.id).contains("no-project-spec"))
        }
    }

    @Test func namesThatAreNearlyRight() throws {
        try inFolder(["specs/project.yml": "project: D", "specs/A/S.YML": "scene: S", "other/projekt.yml": ""]) {
            folder in
            let ending = SpecFolder(path: folder.path + "/specs").read().diagnostics
            #expect(
                ending.map(\.id) == ["stray-file"] && ending[0].notes[0].message == "specs end with '.yml': rename it"
            )
            for (path, note) in [("spec", "did you mean '--specs \(folder.path)/specs'?"), ("other", "/projekt.yml'")] {
                let found = SpecFolder(path: "\(folder.path)/\(path)").read().diagnostics
                #expect(found.map(\.id) == ["no-project-spec"] && found[0].notes[0].message.hasSuffix(note))
            }
        }
    }

    /// A scene whose file only has to be renamed isn't taken for another one.
    @Test func aRouteToAStrayFile() throws {
        let files = ["A/Jar.YML": "style: uikit", "A/Jars.yml": "{}", "A/S.yml": "routes: { a: Jar }"]
        let project = "project: D\nruntime: ../.."
        try inFolder(files.merging(["project.yml": project]) { $1 }) { folder in
            let reading = SpecFolder(path: folder.path).read()
            #expect(reading.diagnostics.map(\.id) == ["stray-file"])
            #expect(check(reading.files, TargetPackageFacts()).diagnostics.isEmpty)
        }
    }

    @Test func links() throws {
        try inFolder(["specs/project.yml": "project: D", "specs/A/S.yml": "", "out/T.yml": "", "out/U.yml": ""]) {
            folder in
            let specs = folder.appendingPathComponent("specs")
            let files = FileManager.default
            try files.createSymbolicLink(atPath: specs.path + "/A/T.yml", withDestinationPath: "../../out/T.yml")
            try files.createSymbolicLink(atPath: specs.path + "/Out", withDestinationPath: "../out")
            try files.createSymbolicLink(atPath: specs.path + "/A/V.yml", withDestinationPath: "S.yml")
            try files.createSymbolicLink(atPath: specs.path + "/Loop", withDestinationPath: "A")
            let reading = SpecFolder(path: specs.path).read()
            #expect(reading.files.map(\.relativePath) == ["A/S.yml", "A/T.yml", "A/V.yml", "project.yml"])
            #expect(reading.files[1].bytes.isEmpty, "it is known to be there, and isn't read")
            #expect(Set(reading.diagnostics.map(\.id)) == ["not-a-plain-file"])
            #expect(reading.diagnostics.count == 3)
        }
    }

    @Test func whatIsNoFile() throws {
        try inFolder(["project.yml": "project: D"]) { folder in
            #expect(mkfifo(folder.path + "/pipe.yml", 0o600) == 0)
            #expect(SpecFolder(path: folder.path).read().diagnostics.map(\.id) == ["not-a-plain-file"])
        }
    }

    @Test func aFolderWithTheNameOfASpec() throws {
        let specs = ["project.yml": "project: D\nruntime: .", "A/S.yml": "routes: { x: T }", "A/T.yml/x": ""]
        try inFolder(specs) { folder in
            let reading = SpecFolder(path: folder.path).read()
            #expect(reading.diagnostics.map(\.id) == ["not-a-plain-file"])
            #expect(reading.diagnostics.first?.location?.path == folder.path + "/A/T.yml")
            #expect(
                reading.diagnostics.first?.notes.map(\.message) == ["rename the folder, or move it out of the specs"]
            )
            // Nobody is to blame for a route to it.
            #expect(check(reading.files, TargetPackageFacts()).diagnostics.isEmpty)
        }
        try inFolder(["project.yml/x": ""]) { folder in
            #expect(SpecFolder(path: folder.path).read().diagnostics.map(\.id) == ["not-a-plain-file"])
        }
    }

    @Test func danglingLinksAreInputFailures() throws {
        try inFolder(["project.yml": "project: D"]) { folder in
            try FileManager.default.createSymbolicLink(atPath: folder.path + "/a.yml", withDestinationPath: "nowhere")
            let reading = SpecFolder(path: folder.path).read()
            #expect(reading.hasInputFailure)
            #expect(reading.diagnostics.map(\.id) == ["unreadable-file"])
        }
    }

    /// `validate --specs /` must not go through the whole disk.
    @Test func aFolderThatHoldsOtherThingsIsNotSearched() throws {
        try inFolder(["a/b/c.yml": "", "d/e": ""]) { folder in
            let reading = SpecFolder(path: folder.path, maximumEntries: 1).read()
            #expect(reading.diagnostics.map(\.id) == ["no-project-spec"])
            #expect(
                SpecFolder(path: "/").read().diagnostics.first?.message == "there is no project here: no '/project.yml'"
            )
        }
    }

    @Test func aFolderThatHoldsVeryMuchIsRefused() throws {
        try inFolder(["project.yml": "project: D", "a/b/c/d": "", "e": ""]) { folder in
            let all = SpecFolder(path: folder.path, maximumEntries: 6).read()
            #expect(all.diagnostics.isEmpty)
            let reading = SpecFolder(path: folder.path, maximumEntries: 5).read()
            #expect(reading.diagnostics.map(\.id) == ["limit-exceeded"])
            #expect(!reading.hasInputFailure)
        }
    }

    @Test func foldersOfPackages() throws {
        try inFolder(["ViperGen/x": "", "app/specs/x": "", "file": ""]) { folder in
            func facts(_ path: String, in package: String) throws -> TargetPackageFacts {
                let project = "project: D\nruntime: \(path)"
                let specs = try #require(SpecDecoder().decode(MarkedSpecs(["project.yml": project]).files).specs)
                let package = "\(folder.path)/\(package)"
                return TargetPackageFacts.read(for: specs, in: package, specsFolder: "\(package)/specs")
            }
            // The package need not be there yet.
            for package in ["app", "other", "other/again/.."] {
                try #expect(facts("../ViperGen", in: package).missingPackages.isEmpty)
                try #expect(facts("../VipreGen/", in: package).missingPackages == ["../VipreGen/": "../ViperGen"])
                try #expect(facts("../file", in: package).missingPackages == ["../file": nil])
                try #expect(
                    facts("\(folder.path)/ViperGan", in: package).missingPackages.values.first
                        == "\(folder.path)/ViperGen"
                )
            }
            try #expect(facts(".", in: "app").specsFolder == "specs")
            try #expect(facts("spces", in: "app").missingPackages == ["spces": "specs"])
        }
    }

    /// A module's views lie beside it, as its interface does.
    @Test(arguments: ["", "Interface", "UI"])
    func typesOfModulesOutsideOfSources(suffix: String) throws {
        try inFolder(["Modules/A\(suffix)/Strin.swift": "struct Strin {}"]) { folder in
            let files = ["A/module.yml": "sources: Modules/A", "A/S.yml": "interactor: { f: { returns: Strin } }"]
            let specs = try #require(SpecDecoder().decode(MarkedSpecs(files).files).specs)
            let facts = TargetPackageFacts.read(for: specs, in: folder.path, specsFolder: "\(folder.path)/specs")
            #expect(facts.declaredTypes == ["Strin"])
        }
    }

    @Test func linksOutOfThePackage() throws {
        try inFolder(["out/x": "", "package/Sources/x": ""]) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/package/Sources/A",
                withDestinationPath: "../../out"
            )
            let specs = try #require(SpecDecoder().decode(MarkedSpecs(["A/S.yml": "", "B/S2.yml": ""]).files).specs)
            let facts = TargetPackageFacts.read(for: specs, in: folder.path + "/package", specsFolder: "")
            #expect(facts.escapes.keys.sorted() == ["Sources/A"])
            #expect(facts.specsFolder == nil)
        }
    }
}
