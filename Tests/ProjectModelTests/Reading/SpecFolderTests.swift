import Diagnostics
import Foundation
import ProjectModel
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
            #expect(reading.diagnostics.map(\.id).contains("not-a-folder"))
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
            #expect(reading.files.map(\.relativePath) == ["A/S.yml", "A/V.yml", "project.yml"])
            #expect(Set(reading.diagnostics.map(\.id)) == ["link-leaves-specs", "linked-folder"])
            #expect(reading.diagnostics.count == 3)
        }
    }

    @Test func whatIsNoFile() throws {
        try inFolder(["project.yml": "project: D"]) { folder in
            #expect(mkfifo(folder.path + "/pipe.yml", 0o600) == 0)
            #expect(SpecFolder(path: folder.path).read().diagnostics.map(\.id) == ["not-a-file"])
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

    @Test func linksOutOfThePackage() throws {
        try inFolder(["out/x": "", "package/Sources/x": ""]) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/package/Sources/A",
                withDestinationPath: "../../out"
            )
            let specs = try #require(SpecDecoder().decode(MarkedSpecs(["A/S.yml": "", "B/S2.yml": ""]).files).specs)
            let facts = TargetPackageFacts.read(for: specs, in: folder.path + "/package")
            #expect(facts.escapes.keys.sorted() == ["Sources/A"])
        }
    }
}
