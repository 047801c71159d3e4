import Basics
import Foundation
import ProjectModel
import SpecTestSupport
import Testing

@Suite struct SourceFolderTests {
    @Test func findsDeclarationsAndNoMentions() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
        let inner = folder.appendingPathComponent("Inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let sources = [
            "A.swift": "// protocol Logger {}\nlet text = \"protocol Client {}\"",
            "Inner/B.swift": "#if DEBUG\npublic protocol Client: Sendable {}\n#endif\ntypealias Store = Int",
            "Inner/notes.txt": "protocol Logger {}",
        ]
        for (name, text) in sources { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        let found = SourceFolder(path: folder.path).typesDeclared(among: ["Client", "Logger", "Store"])
        try FileManager.default.removeItem(at: folder)
        let file = folder.appendingPathComponent("Inner/B.swift").path
        #expect(found.files == ["Client": file, "Store": file] && found.diagnostics.isEmpty)
    }

    /// Opening a pipe waits for whoever writes to it.
    @Test func whatIsNoFileIsNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pipe = folder.path + "/A.swift"
        #expect(mkfifo(pipe, 0o600) == 0)
        let message = "cannot read '\(pipe)': it is not a regular file"
        #expect(SourceFolder(path: folder.path).files().diagnostics.map(\.message) == [message])
        #expect(SwiftSources.read([folder.path], jobs: 1).diagnostics.map(\.message) == [message])
        #expect(SwiftSources.read([pipe], jobs: 1).diagnostics.map(\.message) == [message])
        let found = PackageFolder(path: folder.path).files(in: ".", endings: ["swift"])
        #expect(
            found.diagnostics.map(\.message) == [
                message.replacingOccurrences(of: pipe, with: folder.path + "/./A.swift")
            ]
        )
        try FileManager.default.removeItem(at: folder)
    }

    @Test func missingFolderDeclaresNothing() {
        #expect(SourceFolder(path: "no/such/folder").typesDeclared(among: ["Client"]).files.isEmpty)
    }
}
