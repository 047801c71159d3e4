import Foundation
import ProjectModel
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
        #expect(found == ["Client": file, "Store": file])
    }

    @Test func missingFolderDeclaresNothing() {
        #expect(SourceFolder(path: "no/such/folder").typesDeclared(among: ["Client"]).isEmpty)
    }
}
