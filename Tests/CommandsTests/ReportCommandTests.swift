import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen report`.
@Suite struct ReportCommandTests {
    private func report(_ arguments: String..., golden: String) async throws -> ToolRun {
        let folder = Repository.goldens.appendingPathComponent(golden)
        return try await Tool.vipergen(["report", "--output", "package"] + arguments, in: folder)
    }

    private func json(golden: String) async throws -> [String: Any] {
        let run = try await report("--format", "json", golden: golden)
        #expect(run.succeeded, "\(run.errors)")
        return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    @Test func thePageShowsTheSamplesReport() async throws {
        let run = try await Tool.vipergen("report", "--specs", "specs", "--output", "Examples/Kitchen")
        #expect(run.succeeded, "\(run.errors)")
        let shown = try #require(MarkdownPage("docs/report.md").block(after: "printed by vipergen report"))
        let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/report.md"), encoding: .utf8)
        try Recording.expect(page.replacingOccurrences(of: shown, with: run.output), on: "docs/report.md")
    }

    @Test func fitsATerminal() async throws {
        for golden in ["Legacy", "SwiftUI", "OwnTypes"] {
            let run = try await report(golden: golden)
            for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        }
    }

    @Test func oldScreensAndServicesAreCounted() async throws {
        let run = try await report(golden: "Legacy")
        #expect(run.output.hasPrefix("Shop: 5 scenes, 20% migrated; 0 boundaries violated\n"))
        #expect(run.output.contains("old screens left: 4\n  Profile (OldScreens): OldProfileViewController\n"))
        #expect(run.output.contains("adapted services left: 1\n  activityLogger (Shop): LegacyActivityLogger.shared\n"))
        let unmocked = "  quietLogger (Shop): ActivityLogger\n  activityLogger (Shop): ActivityLogger\n"
        #expect(run.output.contains("services without a mock: 2\n" + unmocked))
        #expect(run.output.contains("scenes without tests: none\n"))
        #expect(run.output.contains("scenes without previews: 1\n  Thing (Things)\n"))
    }

    @Test func jsonHasTheMembersThatThePageNames() async throws {
        let value = try await json(golden: "Legacy")
        let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/report.md"), encoding: .utf8)
        for member in value.keys { #expect(page.contains("| `\(member)`"), "\(member)") }
        #expect(
            value.keys.sorted() == [
                "adaptedServices", "answers", "components", "diagnostics", "legacyScreens", "lines", "missingMocks",
                "missingPreviews",
                "missingTests",
                "modules",
                "project", "scenes", "version", "violations",
            ]
        )
        #expect(value["version"] as? Int == 1)
        let scenes = try #require(value["scenes"] as? [String: Int])
        #expect(scenes["legacy"] == 4)
        #expect(scenes["uikit"] == 1)
        #expect(scenes["swiftui"] == 0)
        let screens = try #require(value["legacyScreens"] as? [[String: String]])
        #expect(screens[0]["class"] == "OldProfileViewController")
        #expect(screens[0]["spec"] == "specs/OldScreens/Profile.yml")
        let modules = try #require(value["modules"] as? [[String: Any]])
        #expect(modules.map { $0["name"] as? String } == ["ShopCore", "OldKit", "OldScreens", "Things", "Shop"])
        #expect(modules.map { $0["kind"] as? String } == ["core", "core", "legacy", "feature", "app"])
        #expect((value["violations"] as? [String: Int])?["feature-import"] == 0)
    }

    @Test func linesAddUp() async throws {
        let value = try await json(golden: "Legacy")
        let sums = try #require(value["lines"] as? [String: Int])
        let modules = try #require(value["modules"] as? [[String: Any]]).compactMap { $0["lines"] as? [String: Int] }
        for part in ["written", "generated", "tests"] {
            #expect(modules.compactMap { $0[part] }.reduce(0, +) == sums[part])
        }
        let package = Repository.goldens.appendingPathComponent("Legacy/package")
        let files = try FileTree.read(package).filter { $0.key.hasSuffix(".swift") && $0.key != "Package.swift" }
        let lines = files.values.map { text in text.count { $0 == UInt8(ascii: "\n") } }.reduce(0, +)
        #expect(sums.values.reduce(0, +) == lines)
    }

    @Test func whatIsMissingIsNamed() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "project: Pantry\nruntime: ../..\nservices: { client: Client, other: Other, server: { type: Server, stub: json } }\n",
            to: "specs/project.yml"
        )
        try folder.write("kind: core\nmocks: [Client]\n", to: "specs/PantryCore/module.yml")
        try folder.write("previews: { empty: {} }\nstate: { name: String }\n", to: "specs/Shelves/Jar.yml")
        try folder.write("style: uikit\n", to: "specs/Shelves/Lid.yml")
        let generate = try await Tool.vipergen("generate", in: folder.url)
        #expect(generate.succeeded, "\(generate.errors)")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Tests/ShelvesTests/LidTests.swift"))
        try folder.write("import Pantry\n", to: "Sources/Shelves/A.swift")
        let run = try await Tool.vipergen("report", in: folder.url)
        #expect(run.status == 0)
        #expect(run.output.contains("services without a mock: 1\n  other (Pantry): Other\n"))
        #expect(run.output.contains("scenes without tests: 1\n  Lid (Shelves)\n"))
        #expect(run.output.contains("scenes without previews: 1\n  Lid (Shelves)\n"))
        #expect(run.output.contains("boundaries violated: 1\n  app-import: 1\n"))
    }

    @Test func nothingAtAll() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let run = try await Tool.vipergen("report", in: folder.url)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Pantry: 0 scenes, 100% migrated; 0 boundaries violated\n"))
    }

    @Test func asAPage() async throws {
        let page = try await report("graph.html?a=1&b", "--format", "html", golden: "Legacy")
        #expect(page.succeeded, "\(page.errors)")
        #expect(page.output.contains("5 scenes, 20% migrated; 0 boundaries violated"))
        #expect(page.output.contains("<li class=\"uikit\">1 uikit</li><li class=\"legacy\">4 legacy</li>"))
        #expect(page.output.matches(of: /<article class="card">/).count == 5)
        #expect(page.output.contains("<a href=\"graph.html?a=1&amp;b#scene/Profile\">Profile</a>"))
        #expect(page.output.contains("<td>OldProfileViewController</td>"))
        #expect(!page.output.contains("http://") && !page.output.contains("https://"))
        let plain = try await report("--format", "html", golden: "Legacy")
        #expect(!plain.output.contains("<a "))
    }

    @Test func thePageShowsTheTrend() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        for command in [
            ["init", "-q"],
            ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "--allow-empty", "-m", "One"],
        ] {
            #expect(try await Tool.run("git", command, in: folder.url).succeeded)
        }
        try folder.write("commit,date,migrated\n<b>0123,2026-01-02T00:00:00Z,40\n", to: "history.csv")
        let run = try await Tool.vipergen("report", "--format", "html", "--history", "history.csv", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        #expect(run.output.contains("aria-label=\"From 40 to 100\""))
        #expect(run.output.contains("<polyline points=\"0,42 280,0\"/>"))
        #expect(run.output.contains("<td>2026-01-02</td><td>&lt;b&gt;0123</td><td>40</td><td>–</td>"))
    }
}
