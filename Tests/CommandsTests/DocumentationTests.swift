import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What the documentation shows is what there is.
@Suite struct DocumentationTests {
    private static let pages: [String] = {
        let files = FileManager.default.enumerator(atPath: Repository.root.appendingPathComponent("docs").path)
        let names = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".md") }
        return ["README.md"] + names.map { "docs/\($0)" }.sorted()
    }()

    @Test func pagesAreFound() {
        #expect(Self.pages.count > 40 && Self.pages.contains("docs/styles/uikit.md"))
    }

    @Test(arguments: pages)
    func excerptsAreInTheFilesThatTheyAreFrom(page: String) throws {
        for excerpt in try MarkdownPage(page).excerpts {
            let source = try text(of: excerpt.file)
            #expect(source.contains(excerpt.text), "\(page): not in \(excerpt.file):\n\(excerpt.text)")
        }
    }

    /// Its readers have an app.
    @Test func readmeBeginsWithAResolverBeforeAndAfter() throws {
        let blocks = try MarkdownPage("README.md").excerpts
        #expect(blocks.count == 5)
        #expect(blocks[0].text.contains("default:\n            fatalError"))
        #expect(blocks[1].file.hasPrefix("Examples/Gazette/") && !blocks[1].text.contains("default:"))
    }

    @Test(arguments: pages)
    func linksLeadSomewhere(page: String) throws {
        let folder = Repository.root.appendingPathComponent(page).deletingLastPathComponent()
        for link in try MarkdownPage(page).links where !link.contains("://") {
            let target = folder.appendingPathComponent(link.components(separatedBy: "#")[0])
            #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link)")
        }
    }

    /// A page that no list names isn't found by anybody.
    @Test func theDocumentationListsEveryPage() throws {
        let folder = Repository.root.appendingPathComponent("docs")
        let listed = Set(try MarkdownPage("docs/README.md").links.map { $0.components(separatedBy: "#")[0] })
        for path in try FileTree.read(folder).keys where path.hasSuffix(".md") && path != "README.md" {
            #expect(listed.contains(path), "\(path)")
        }
    }

    /// Anchors as GitHub makes them of headings.
    @Test(arguments: [
        "docs/README.md", "docs/ci.md", "docs/glossary.md", "docs/troubleshooting.md", "docs/comparison.md",
    ])
    func anchorsAreHeadings(page: String) throws {
        for link in try MarkdownPage(page).links where !link.contains("://") && link.contains("#") {
            let parts = link.components(separatedBy: "#")
            let target = parts[0].isEmpty ? page : "docs/\(parts[0])"
            let headings = try text(of: target).split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
                line.drop { $0 == "#" || $0 == " " }.lowercased().filter {
                    $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
                }.replacing(" ", with: "-")
            }
            #expect(headings.contains(parts[1]), "\(page): \(link)")
        }
    }

    @Test func readmeCommandsAreTargetsOfTheMakefile() throws {
        let makefile = try text(of: "Makefile")
        for target in ["demo", "test"] { #expect(makefile.contains("\n\(target): ")) }
    }

    @Test func commandLinePageIsTheHelp() async throws {
        try Recording.expect(CommandLinePage().text, on: "docs/command-line.md")
    }

    @Test(arguments: [[], ["new", "scene"]])
    func helpIsPrinted(words: [String]) async throws {
        let command = try #require(CommandTree.all.first { $0.words == words })
        #expect(try await Tool.vipergen(words + ["--help"]).output == command.help(columns: 80))
    }

    /// The example of `vipergen --help`, run where it says: at the root of this package.
    @Test func exampleOfTheHelpDoesWhatItSays() async throws {
        let help = try await Tool.vipergen("--help").output
        let lines = help.components(separatedBy: "\n")
        let heading = try #require(lines.firstIndex(of: "EXAMPLE:"))
        let words = lines[heading + 1].split(separator: " ").map(String.init)
        #expect(words.first == "vipergen")
        let folder = try TemporaryFolder()
        try folder.copy(Repository.specs, to: "specs")
        let run = try await Tool.vipergen(Array(words.dropFirst()), in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        #expect(run.output.contains("\nKitchen: 14 scenes in 3 features; "))
    }

    private func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: Repository.root.appendingPathComponent(path)), as: UTF8.self)
    }
}
