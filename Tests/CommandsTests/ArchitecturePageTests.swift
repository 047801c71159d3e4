import Foundation
import TestSupport
import Testing

/// What the pages for contributors name is there, and they name what is there.
@Suite struct ArchitecturePageTests {
    private func text(_ page: String) throws -> String {
        String(decoding: try Data(contentsOf: Repository.root.appendingPathComponent(page)), as: UTF8.self)
    }

    @Test func everyFolderOfSourcesHasARow() throws {
        let rows = try text("docs/architecture.md").components(separatedBy: "\n").filter { $0.hasPrefix("| `Sources/") }
        let named = rows.flatMap { row in
            row.split(separator: "|")[0].split(separator: "`").map(String.init).filter { $0.hasPrefix("Sources/") }
        }
        let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.sources.path)
        #expect(named.sorted() == folders.filter { !$0.hasPrefix(".") }.map { "Sources/\($0)" }.sorted())
    }

    @Test(arguments: ["docs/architecture.md", "CONTRIBUTING.md"])
    func whatIsNamedIsThere(page: String) throws {
        let text = try text(page)
        let folder = Repository.root.appendingPathComponent(page).deletingLastPathComponent()
        let links = text.matches(of: /\]\(([^)#]+)\)/).map { folder.appendingPathComponent(String($0.1)) }
        let paths = text.matches(of: /`((?:Sources|Tests|Templates|docs)\/[\w\/+.]+)`/).map {
            Repository.root.appendingPathComponent(String($0.1))
        }
        #expect(links.count + paths.count > 1)
        for file in links + paths { #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)") }
    }

    @Test func everyCommandIsATargetOfTheMakefile() throws {
        let makefile = try text("Makefile")
        let commands = try text("CONTRIBUTING.md").matches(of: /`make ([a-z-]+)`/).map { String($0.1) }
        #expect(commands.count > 8)
        for command in commands { #expect(makefile.contains("\n\(command):"), "\(command)") }
    }
}
