import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `--baseline`, `--strict`, `--changed-since`, `--history` and the limits of `vipergen check`, `lint` and `report`.
@Suite struct BaselineCommandTests {
    /// A small project with two features, of which one imports the other.
    func project() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let files = [
            "specs/project.yml": "project: Pantry\nruntime: { url: https://example.com/ViperGen, version: 1.0.0 }\n",
            "specs/Shop/Cart.yml": "scene: Cart\nstate: { count: Int }\n",
            "specs/Shelves/Shelf.yml": "scene: Shelf\nstate: { count: Int }\n",
            "Sources/Shelves/Prices.swift": "import Shop\n",
        ]
        for (path, text) in files { try folder.write(Array(text.utf8), to: path) }
        let run = try await vipergen(["generate"], in: folder)
        try #require(run.succeeded, "\(run.errors)")
        return folder
    }

    func vipergen(_ arguments: [String], in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(arguments, in: folder.url)
    }

    private func git(_ arguments: String..., in folder: TemporaryFolder) async throws {
        let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"]
        let environment = ["GIT_COMMITTER_DATE": "2026-01-02T03:04:05+09:00", "GIT_CONFIG_NOSYSTEM": "1"]
        let run = try await Tool.run("git", identity + arguments, in: folder.url, environment: environment)
        try #require(run.succeeded, "\(run.everything)")
    }

    @Test func lintFailsForWhatTheBaselineDoesNotAccept() async throws {
        let folder = try await project()
        #expect(try await vipergen(["lint"], in: folder).status == 1)
        let written = try await vipergen(["lint", "--write-baseline", "ci/lint.txt"], in: folder)
        #expect(written.succeeded, "\(written.errors)")
        let same = try await vipergen(["lint", "--baseline", "ci/lint.txt"], in: folder)
        #expect(same.succeeded, "\(same.errors)")
        #expect(same.output.contains("1 accepted by ci/lint.txt\n"))
        // Lines above don't matter; another place does.
        try folder.write(Array("// Prices\n\nimport Shop\n".utf8), to: "Sources/Shelves/Prices.swift")
        #expect(try await vipergen(["lint", "--baseline", "ci/lint.txt"], in: folder).succeeded)
        try folder.write(Array("import Shop\n".utf8), to: "Sources/Shelves/Offers.swift")
        let grown = try await vipergen(["lint", "--baseline", "ci/lint.txt"], in: folder)
        #expect(grown.status == 1)
        #expect(grown.errors.contains("Sources/Shelves/Offers.swift:1:8: error: "))
        #expect(!grown.errors.contains("Prices.swift"))
        #expect(grown.errors.contains("1 not accepted by ci/lint.txt\n"))
    }

    @Test func aWarningThatIsNewFailsToo() async throws {
        let folder = try await project()
        let spec = "project: Pantry\nruntime: { url: https://example.com/ViperGen, version: 1.0.0 }\n"
        let warns = spec + "lint: { feature-import: warning }\n"
        try folder.write(Array(warns.utf8), to: "specs/project.yml")
        #expect(try await vipergen(["lint"], in: folder).succeeded)
        try folder.write(Array("# vipergen baseline 1: lint\n".utf8), to: "lint.txt")
        let run = try await vipergen(["lint", "--baseline", "lint.txt"], in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains(": warning: "))
    }

    /// Warnings fail where they are asked to, of the specs as well as of the sources.
    @Test(arguments: ["lint", "check", "check --specs-only"])
    func warningsFailUnderStrict(command: String) async throws {
        let folder = try await project()
        try folder.write("import PantryCore\n", to: "Sources/Shelves/Prices.swift")
        let words = command.split(separator: " ").map(String.init)
        let strict = try await vipergen(words + ["--strict"], in: folder)
        #expect(strict.succeeded, "\(strict.everything)")
        let repeated = "scene: JarDetails\nstyle: swiftui\ncontents: { details: { title: } }\n"
        try folder.write(repeated, to: "specs/Shelves/JarDetails.yml")
        #expect(try await vipergen(["generate"], in: folder).succeeded)
        try folder.write("struct Old {}\n", to: "Sources/Shop/Generated/Old.swift")
        let lenient = try await vipergen(words, in: folder)
        try #require(lenient.succeeded && lenient.errors.contains(": warning: "), "\(lenient.everything)")
        let failed = try await vipergen(words + ["--strict"], in: folder)
        #expect(failed.status == 1)
        #expect(failed.errors.contains(", which '--strict' fails for\n"), "\(failed.everything)")
    }

    /// What fails and what warns can be accepted; what 'generate' would write can't.
    @Test func checkLeavesOutWhatItsBaselineAccepts() async throws {
        let folder = try await project()
        try folder.write("struct Old {}\n", to: "Sources/Shop/Generated/Old.swift")
        #expect(try await vipergen(["check"], in: folder).status == 1)
        let written = try await vipergen(["check", "--write-baseline", "check.txt"], in: folder)
        #expect(
            written.succeeded && written.errors.contains("check.txt accepts 2 of check's findings"),
            "\(written.everything)"
        )
        let same = try await vipergen(["check", "--baseline", "check.txt"], in: folder)
        #expect(same.succeeded && same.errors.isEmpty, "\(same.everything)")
        #expect(same.output == "Pantry: up to date\n2 accepted by check.txt\n")
        try folder.write("struct Older {}\n", to: "Sources/Shop/Generated/Older.swift")
        let grown = try await vipergen(["check", "--baseline", "check.txt"], in: folder)
        #expect(grown.status == 1 && grown.errors.contains("1 not accepted by check.txt\n"), "\(grown.everything)")
        #expect(!grown.errors.contains("Generated/Old.swift"))
        try folder.write("scene: Cart\nstate: { count: Int, total: Int }\n", to: "specs/Shop/Cart.yml")
        let stale = try await vipergen(["check", "--write-baseline", "check.txt"], in: folder)
        #expect(stale.status == 1 && stale.output.contains("differs Sources/Shop/"), "\(stale.everything)")
        let part = try await vipergen(["check", "--write-baseline", "check.txt", "--skip", "lint"], in: folder)
        #expect(part.status == 64)
    }

    /// 'check' finds all that 'lint' finds, so that a team has one file.
    @Test func checkReadsWhatLintAccepts() async throws {
        let folder = try await project()
        #expect(try await vipergen(["lint", "--write-baseline", "lint.txt"], in: folder).succeeded)
        let run = try await vipergen(["check", "--baseline", "lint.txt"], in: folder)
        #expect(run.succeeded && run.output.contains("1 accepted by lint.txt\n"), "\(run.everything)")
        #expect(try await vipergen(["check", "--write-baseline", "check.txt"], in: folder).succeeded)
        let other = try await vipergen(["lint", "--baseline", "check.txt"], in: folder)
        #expect(other.status == 1)
        #expect(other.errors.contains("this is the baseline of 'vipergen check', not of 'vipergen lint'"))
    }

    @Test func lintSaysWhatIsGone() async throws {
        let folder = try await project()
        #expect(try await vipergen(["lint", "--write-baseline", "lint.txt"], in: folder).succeeded)
        try folder.write(Array("import PantryCore\n".utf8), to: "Sources/Shelves/Prices.swift")
        let run = try await vipergen(["lint", "--baseline", "lint.txt", "--format", "json"], in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(
            json?["gone"] as? [String] == [
                "Sources/Shelves/Prices.swift: feature-import: 'Shelves' imports the feature 'Shop'"
            ]
        )
        let text = try await vipergen(["lint", "--baseline", "lint.txt"], in: folder)
        #expect(text.output.contains("1 entry of it is gone"))
    }

    @Test func aBaselineIsTheSameFromEveryFolder() async throws {
        let folder = try await project()
        try folder.write(Array("imports: [Tools]\n".utf8), to: "specs/Shelves/module.yml")
        try folder.write(Array("kind: core\n".utf8), to: "specs/Tools/module.yml")
        #expect(try await vipergen(["generate"], in: folder).succeeded)
        try folder.write(Array("public enum Tools {}\n".utf8), to: "Sources/Tools/Tools.swift")
        #expect(try await vipergen(["lint", "--write-baseline", "here.txt"], in: folder).succeeded)
        let name = folder.url.lastPathComponent
        let places: [(folder: String, options: [String], file: String)] = [
            ("..", ["--specs", "\(name)/specs", "--output", name], "\(name)/above.txt"),
            ("specs", ["--specs", ".", "--output", ".."], "../among.txt"),
            ("Sources/Shelves", [], "../../inside.txt"),
            ("Sources", ["--specs", "../specs/", "--output", "../"], "../slash.txt"),
        ]
        for (place, options, file) in places {
            let run = try await Tool.vipergen(
                ["lint", "--write-baseline", file] + options,
                in: folder.url.appendingPathComponent(place)
            )
            #expect(run.succeeded, "\(place): \(run.errors)")
        }
        let files = try FileTree.read(folder.url)
        let here = String(decoding: try #require(files["here.txt"]), as: UTF8.self)
        #expect(here.contains("\nSources/Shelves/Prices.swift: feature-import: "))
        #expect(here.contains("\nspecs/Shelves/module.yml: unused-dependency: "))
        for name in ["above.txt", "among.txt", "inside.txt", "slash.txt"] {
            #expect(files[name] == files["here.txt"], "\(name)")
        }
    }

    @Test func noOtherFileIsReplaced() async throws {
        let folder = try await project()
        for option in ["--write-baseline", "--baseline"] {
            let run = try await vipergen(["lint", option, "specs/project.yml"], in: folder)
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("specs/project.yml:1:1: error: "))
        }
        let crossed = try await vipergen(["report", "--write-baseline", "report.txt"], in: folder)
        #expect(crossed.succeeded, "\(crossed.errors)")
        #expect(try await vipergen(["lint", "--write-baseline", "report.txt"], in: folder).status == 1)
        #expect(try await vipergen(["lint", "--write-baseline", "specs"], in: folder).status != 0)
        #expect(try await vipergen(["report", "--history", "specs/project.yml"], in: folder).status == 1)
    }

    @Test func onlyWhatABranchChangedIsShown() async throws {
        let folder = try await project()
        try await git("init", "--quiet", in: folder)
        try await git("add", ".", in: folder)
        try await git("commit", "--quiet", "--message", "Begin", in: folder)
        try await git("branch", "base", in: folder)
        let clean = try await vipergen(["lint", "--changed-since", "base"], in: folder)
        #expect(clean.succeeded, "\(clean.errors)")
        try folder.write(Array("import Shop\n".utf8), to: "Sources/Shelves/Offers.swift")
        let new = try await vipergen(["lint", "--changed-since", "base"], in: folder)
        #expect(new.status == 1)
        #expect(new.errors.contains("Offers.swift") && !new.errors.contains("Prices.swift"))
        try folder.write(Array("scene: Cart\nstate: { count: Int, total: Int }\n".utf8), to: "specs/Shop/Cart.yml")
        let report = try await vipergen(["report", "--changed-since", "base"], in: folder)
        #expect(report.output.contains("scenes without previews: 1\n  Cart (Shop)\n"))
        let unknown = try await vipergen(["lint", "--changed-since", "--bse"], in: folder)
        #expect(unknown.status == 64)
    }

    @Test(.onlyInTestAll) func aSceneIsNotTouchedByFilesOfOneWhoseNameBeginsWithIts() async throws {
        let folder = try await project()
        let scene = Array("state: { count: Int, total: Int }\n".utf8)
        for path in ["Shop/Cart", "Shop/CartItem", "ShopWindow/Display", "ShopWindow/Cartoon"] {
            try folder.write(scene, to: "specs/\(path).yml")
        }
        let generated = try await vipergen(["generate"], in: folder)
        try #require(generated.succeeded, "\(generated.errors)")
        try await git("init", "--quiet", in: folder)
        try await git("add", ".", in: folder)
        try await git("commit", "--quiet", "--message", "Begin", in: folder)
        func touched(by path: String) async throws -> [String] {
            let file = folder.url.appendingPathComponent(path)
            try folder.write(Array("// changed\n".utf8), to: path)
            let run = try await vipergen(["report", "--changed-since", "HEAD"], in: folder)
            try FileManager.default.removeItem(at: file)
            #expect(run.succeeded, "\(run.errors)")
            let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            return lines.filter { $0.hasSuffix(")") }
        }
        #expect(try await touched(by: "Sources/Shop/CartPrices.swift") == ["Cart (Shop)"])
        #expect(try await touched(by: "Sources/Shop/Application/Cart/Prices.swift") == ["Cart (Shop)"])
        #expect(try await touched(by: "Sources/Shop/CartItemRow.swift") == ["CartItem (Shop)"])
        #expect(try await touched(by: "Sources/Shop/Cartography.swift") == [])
        #expect(try await touched(by: "Sources/ShopWindow/CartPrices.swift") == [])
        #expect(try await touched(by: "Tests/ShopTests/CartPriceTests.swift") == ["Cart (Shop)"])
    }

    @Test func theReportFailsForWhatIsNew() async throws {
        let folder = try await project()
        #expect(try await vipergen(["report", "--write-baseline", "report.txt"], in: folder).succeeded)
        #expect(try await vipergen(["report", "--baseline", "report.txt"], in: folder).succeeded)
        try folder.write(Array("scene: Jar\n".utf8), to: "specs/Shelves/Jar.yml")
        #expect(try await vipergen(["generate"], in: folder).succeeded)
        let grown = try await vipergen(["report", "--baseline", "report.txt"], in: folder)
        #expect(grown.status == 1)
        #expect(grown.errors.contains("specs/Shelves/Jar.yml:1:8: error: scene without previews: Jar (Shelves)"))
    }

    @Test func limitsFail() async throws {
        let folder = try await project()
        #expect(
            try await vipergen(["report", "--limit", "missingPreviews=2", "--limit", "migrated=100"], in: folder)
                .succeeded
        )
        let run = try await vipergen(
            ["report", "--limit", "missingPreviews=1", "--limit", "scenes=3"],
            in: folder
        )
        #expect(run.status == 1)
        #expect(run.errors.contains("missingPreviews is 2, but at most 1 is allowed"))
        #expect(run.errors.contains("scenes is 2, but at least 3 is allowed"))
        #expect(
            try await vipergen(["report", "--limit", "missingPreview=1"], in: folder).errors.contains(
                "did you mean 'missingPreviews'?"
            )
        )
        #expect(try await vipergen(["report", "--limit", "scenes=x"], in: folder).status == 64)
    }

    @Test func theHistoryHasALineForEachCommit() async throws {
        let folder = try await project()
        try await git("init", "--quiet", in: folder)
        try await git("commit", "--quiet", "--allow-empty", "--message", "Begin", in: folder)
        for _ in 1...2 {
            let run = try await vipergen(["report", "--history", "ci/history.csv"], in: folder)
            #expect(run.succeeded, "\(run.errors)")
            #expect(run.output.contains("trend:\ndate        commit"))
        }
        let text = String(decoding: try #require(FileTree.read(folder.url)["ci/history.csv"]), as: UTF8.self)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[1].contains(",2026-01-01T18:04:05Z,2,100,0,0,0,"))
    }
}

extension BaselineCommandTests {
    @Test func whatNothingNeedsIsRemoved() async throws {
        let folder = try await project()
        let source = "// vipergen:disable:next app-import - moves soon\nimport PantryCore\n"
        try folder.write(Array(source.utf8), to: "Sources/Shelves/Prices.swift")
        try folder.write(Array("imports: [Tools] # for now\n".utf8), to: "specs/Shelves/module.yml")
        try folder.write(Array("kind: core\n".utf8), to: "specs/Tools/module.yml")
        #expect(try await vipergen(["generate"], in: folder).succeeded)
        try folder.write(Array("public enum Tools {}\n".utf8), to: "Sources/Tools/Tools.swift")
        let before = try FileTree.read(folder.url)
        let dry = try await vipergen(["lint", "--fix", "--dry-run"], in: folder)
        #expect(dry.output.contains("2 would be fixed"), "\(dry.everything)")
        #expect(try FileTree.read(folder.url) == before)
        let run = try await vipergen(["lint", "--fix"], in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let after = try FileTree.read(folder.url)
        #expect(after["Sources/Shelves/Prices.swift"] == Data("import PantryCore\n".utf8))
        #expect(after["specs/Shelves/module.yml"]?.isEmpty == true)
        #expect(after["Package.swift"] != before["Package.swift"])
        let check = try await vipergen(["check"], in: folder)
        #expect(check.succeeded, "\(check.everything)")
    }
}
