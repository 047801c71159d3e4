import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The commands of docs/adding-a-scene.md do what the page says.
@Suite struct AddingASceneTests {
    @Test func commandsOfThePageGiveWhatItShows() async throws {
        let page = try MarkdownPage("docs/adding-a-scene.md")
        let commands = try #require(page.block(after: "run")).split(separator: "\n").map(String.init)
        #expect(commands.count == 4)
        let folder = try TemporaryFolder()
        var output = ""
        for command in commands {
            let run = try await Tool.script([command], in: folder.url)
            #expect(run.succeeded, "\(command)\n\(run.errors)")
            output = run.output
        }
        let printed = try #require(page.block(after: "printed by the last command"))
        #expect(output.hasPrefix(printed), "\(output)")
        #expect(page.files.count == 2)
        for file in page.files {
            let spec = try Data(contentsOf: folder.url.appendingPathComponent(file.file))
            #expect(String(decoding: spec, as: UTF8.self) == file.text)
        }
    }

    /// An option that the page leaves out is a gap in it.
    @Test func thePageNamesEveryOptionOfNewScene() async throws {
        let page = String(
            decoding: try Data(contentsOf: Repository.root.appendingPathComponent("docs/adding-a-scene.md")),
            as: UTF8.self
        )
        let help = try await Tool.vipergen("new", "scene", "--help").output
        let options = help.matches(of: /\n  (?:-[a-z], )?(--[a-z-]+)/).map { String($0.1) }
        #expect(options.count > 8)
        let common: Set = [
            "--specs", "--output", "--format", "--quiet", "--yes", "--dry-run", "--version", "--help",
        ]
        for option in Set(options).subtracting(common) {
            #expect(page.contains("`\(option)") || page.contains("\(option) "), "\(option)")
        }
    }
}
