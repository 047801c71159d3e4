import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen digest`.
@Suite struct DigestCommandTests {
    @Test func thePageShowsWhatCameMovedAndWent() async throws {
        let project = try await DigestProject()
        try await project.change()
        let numbers = "commit,date,scenes,migrated,missingPreviews\n"
        try project.folder.write(numbers + "0123,2026-01-01T00:00:00Z,3,100,3\n", to: "history.csv")
        let run = try await project.digest("--since", "v1", "--history", "history.csv")
        #expect(run.succeeded && run.errors.isEmpty, "\(run.everything)")
        let shown = try #require(MarkdownPage("docs/digest.md").block(after: "printed by vipergen digest"))
        let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/digest.md"), encoding: .utf8)
        try Recording.expect(page.replacingOccurrences(of: shown, with: run.output), on: "docs/digest.md")
        for line in [
            "- module Checkout of kind feature", "- scene Payment in Checkout", "- route Cart.help to Shelf",
            "- service cache of type any Cache", "- module Pots: of kind core before, of kind feature now",
            "- scene Cart: in Shop before, in Checkout now", "- route Cart.offers: to Shelf before, to Payment now",
            "- service client: of type Client before, of type HTTPClient now", "- module Tools of kind core",
            "- route Cart.back to Shelf", "- service store of type Store", "| feature-import | 1 | 2 |",
            "| scenes | 3 | 5 | +2 |", "| old screens | – | 0 | – |",
        ] { #expect(run.output.contains("\n\(line)\n"), "\(line)") }
    }

    @Test func suppressionsAreTheOldestFirst() async throws {
        let project = try await DigestProject()
        try await project.change()
        // An editor of old ends a line so, git doesn't.
        let untracked = "// \r// vipergen:disable:next feature-import - new\nimport Shop\n"
        try project.folder.write(untracked, to: "Sources/Shelves/Young.swift")
        let old = try project.folder.read("Sources/Shelves/Prices.swift")
        let changed = old + "// vipergen:disable:next feature-import\nimport Checkout\n"
        try project.folder.write(changed, to: "Sources/Shelves/Prices.swift")
        let run = try await project.digest("--since", "HEAD")
        #expect(run.succeeded, "\(run.errors)")
        let rows = run.output.split(separator: "\n").filter { $0.contains("Sources/") }
        #expect(
            rows == [
                "| 2026-01-01 | Ann | Sources/Shelves/Prices.swift:1 | feature-import | prices move to a core module |",
                "| 2026-02-03 | Bob | Sources/Shelves/Stock.swift:1 | feature-import | until KIT-12 |",
                "| not committed |  | Sources/Shelves/Prices.swift:3 | feature-import |  |",
                "| not committed |  | Sources/Shelves/Young.swift:2 | feature-import | new |",
            ]
        )
        try await project.commit("Rest", by: "*Cy | <b>", at: "2025-01-01T00:00:00Z")
        let again = try await project.digest("--since", "HEAD")
        let first = again.output.split(separator: "\n").first { $0.contains("Sources/") }
        #expect(first == "| 2025-01-01 | \\*Cy \\| b | Sources/Shelves/Prices.swift:3 | feature-import |  |")
        #expect(again.output.contains("| 2025-01-01 | \\*Cy \\| b | Sources/Shelves/Young.swift:2 | "))
    }

    @Test func textsOfPeopleAreNoMarkup() async throws {
        let project = try await DigestProject()
        let comment =
            "/* vipergen:disable feature-import no|rule - a | *b* <i> `c` [d](e) {{ f }}{% raw %}\n# g \u{202E}\u{1B} */\n"
        try project.folder.write(comment + "import Shop\n", to: "Sources/Shelves/A_b.swift")
        try await project.generate()
        let run = try await project.digest("--since", "HEAD")
        let (open, close) = ("&#123;", "&#125;")
        let reason =
            "a \\| \\*b\\* &lt;i&gt; \\`c\\` \\[d\\](e) \(open)\(open) f \(close)\(close)\(open)% raw %\(close) \\# g \\\\u\(open)202e\(close)\\\\u\(open)1b\(close)"
        let row = "| not committed |  | Sources/Shelves/A\\_b.swift:1 | feature-import, no\\|rule | \(reason) |\n"
        #expect(run.output.contains(row), "\(run.everything)")
    }

    @Test func nothingChanged() async throws {
        let project = try await DigestProject()
        try project.folder.write("import ShelvesInterface\n", to: "Sources/Shelves/Prices.swift")
        try await project.commit("Clean", by: "Ann", at: "2026-01-03T00:00:00Z")
        try await project.generate()
        try await project.git("checkout", "--quiet", "--detach")
        let before = try FileTree.read(project.folder.url)
        let run = try await project.digest("--since", "v1")
        #expect(run.succeeded, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 3 && lines[0] == "# Pantry since v1" && lines[2] == "Nothing came, moved or went.")
        #expect(lines[1].hasPrefix("From 2026-01-01 (") && lines[1].contains(") to 2026-01-03 ("))
        #expect(try FileTree.read(project.folder.url) == before)
        #expect(try await project.digest("--since", "v1").output == run.output)
    }
}

extension DigestCommandTests {
    @Test func whatAnotherBranchHasDidNotGo() async throws {
        let project = try await DigestProject()
        try await project.git("checkout", "--quiet", "-b", "other")
        try project.folder.write("scene: Lid\n", to: "specs/Shelves/Lid.yml")
        try await project.commit("Lid", by: "Ann", at: "2026-01-03T00:00:00Z")
        try await project.git("checkout", "--quiet", "main")
        try await project.generate()
        let run = try await project.digest("--since", "other")
        #expect(run.output.contains("\nNothing came, moved or went.\n"), "\(run.everything)")
    }

    @Test func specsOfThenAreReadAsFarAsTheyCanBe() async throws {
        let project = try await DigestProject()
        let specs = DigestProject.project(services: "{ client: Client, store: Store }")
        try project.folder.write("vipergenVersion: 0.0.1\n" + specs, to: "specs/project.yml")
        try project.folder.write("parametres: { count: Int }\n", to: "specs/Shop/Wallet.yml")
        try project.folder.write("routes: [\n", to: "specs/Shop/Cart.yml")
        let tabbed = "routes: { cart: { to: Cart, tab: 1 }, back: { to: Shelf } }\n"
        try project.folder.write(tabbed, to: "specs/Shelves/Shelf.yml")
        try await project.commit("Old keys", by: "Ann", at: "2026-01-03T00:00:00Z")
        try project.folder.write("routes: { cart: { to: Cart }, pot: { to: Pot } }\n", to: "specs/Shelves/Shelf.yml")
        try await project.change()
        let run = try await project.digest("--since", "HEAD~1")
        #expect(run.succeeded, "\(run.everything)")
        #expect(run.errors.contains("warning: the specs of 'HEAD~1' have errors, so parts of them aren't compared"))
        #expect(run.errors.contains("note: the first error there: specs/Shelves/Shelf.yml:1:"), "\(run.errors)")
        #expect(run.errors.contains("note: pass a later commit as '--since' to compare all of them\n"))
        #expect(run.output.hasPrefix("# Pantry since HEAD\\~1\n"))
        #expect(run.output.contains("\n- scene Cart: in Shop before, in Checkout now\n"))
        #expect(!run.output.contains("- route") && run.output.contains("\n- service store of type Store\n"))
        let none = try await project.digest("--since", "v1", "--specs", "specs", "--output", ".")
        #expect(none.succeeded && none.errors.isEmpty, "\(none.errors)")
    }

    @Test func aCommitWithoutSpecsHadNothing() async throws {
        let folder = try await DigestProject()
        try await folder.git("rm", "--quiet", "-r", "--cached", "specs")
        try await folder.git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "-m", "None")
        try await folder.commit("Again", by: "Ann", at: "2026-01-03T00:00:00Z")
        try await folder.generate()
        let run = try await folder.digest("--since", "HEAD~1")
        #expect(run.succeeded && run.output.contains("\n- scene Cart in Shop\n"), "\(run.everything)")
        #expect(run.output.contains("\n- module Pantry of kind app\n") && !run.output.contains("## Went"))
    }

    @Test func aClonesOldestCommitMayHideOlderOnes() async throws {
        let project = try await DigestProject()
        try await project.change()
        let clone = try TemporaryFolder()
        let arguments = ["clone", "--quiet", "--depth", "1", project.folder.url.absoluteString, "clone"]
        let cloned = try await Tool.run("git", arguments, in: clone.url)
        try #require(cloned.succeeded, "\(cloned.everything)")
        let place = clone.url.appendingPathComponent("clone")
        _ = try await Tool.vipergen("generate", in: place)
        let run = try await Tool.vipergen("digest", "--since", "HEAD", in: place)
        #expect(
            run.output.contains("| 2026-02-03 or before | Bob | Sources/Shelves/Prices.swift:1 |"),
            "\(run.everything)"
        )
    }

    @Test func whatGitCannotAnswer() async throws {
        let project = try await DigestProject()
        try await project.generate()
        let unknown = try await project.digest("--since", "mian")
        #expect(unknown.status == 64 && unknown.errors.contains("error: git knows no commit 'mian'"))
        #expect(try await project.digest("--since", "--bse").status == 64)
        try FileManager.default.moveItem(at: project.file("specs"), to: project.file("other"))
        #expect(try await project.digest("--since", "v1").errors.contains("no 'specs/project.yml'"))
        try FileManager.default.moveItem(at: project.file("other"), to: project.file("specs"))
        let missing = try await project.digest()
        #expect(missing.status == 64 && missing.errors.contains("--since"), "\(missing.errors)")
        #expect(try await project.digest("--since", "").errors.contains("--since is empty; name a commit or branch"))
        let table = try await project.digest("--since", "v1", "--history", "specs/project.yml")
        #expect(table.status == 1 && table.errors.contains("specs/project.yml:1:1: error: "))
        try await project.git("config", "blame.ignoreRevsFile", "nofile")
        let refused = try await project.digest("--since", "v1")
        #expect(refused.status == 74 && refused.errors.contains("note: try it yourself: git blame -- "))
        try FileManager.default.removeItem(at: project.file(".git"))
        let outside = try await project.digest("--since", "v1")
        #expect(outside.status == 64 && outside.output.isEmpty)
        #expect(outside.errors.contains("'specs' is in no git repository, which '--since' asks"))
        #expect(outside.errors.contains("note: run it in a clone\n"), "\(outside.errors)")
    }
}
