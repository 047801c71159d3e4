import CommandTestSupport
import Foundation
import ProjectModel
import Testing
import TestSupport

/// `vipergen lint`, and what `check` does of it.
@Suite struct LintCommandTests {
    private static let finding =
        "Sources/Shelves/Prices.swift:1:8: error: 'Shelves' imports the feature 'Shop' [feature-import]\n"

    /// A generated package of two features, one of which imports the other.
    private func pantry(_ source: String = "import Shop\n", settings: String = "") async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n\(settings)", to: "specs/project.yml")
        try folder.write("style: uikit\n", to: "specs/Shelves/Jar.yml")
        try folder.write("style: uikit\n", to: "specs/Shop/Cart.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        try folder.write(source, to: "Sources/Shelves/Prices.swift")
        return folder
    }

    @Test func saysWhereAndWhatToDo() async throws {
        let folder = try await pantry()
        let run = try await Tool.vipergen("lint", in: folder.url)
        #expect(run.status == 1)
        let printed = try #require(MarkdownPage("docs/lint.md").block(after: "printed by vipergen lint"))
        #expect(run.errors + run.output == printed)
        #expect(run.errors.hasPrefix(LintCommandTests.finding))
    }

    @Test func pathsAreAsTheUserSeesThem() async throws {
        let folder = try await pantry()
        let parent = folder.url.deletingLastPathComponent()
        let name = folder.url.lastPathComponent
        let run = try await Tool.vipergen("lint", "--specs", "\(name)/specs", "--output", "\(name)/", in: parent)
        #expect(run.errors.hasPrefix("\(name)/\(LintCommandTests.finding)"))
    }

    @Test func json() async throws {
        let folder = try await pantry()
        let run = try await Tool.vipergen("lint", "--format", "json", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors == "")
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(value?["version"] as? Int == 1)
        #expect(value?["project"] as? String == "Pantry")
        let finding = try #require((value?["findings"] as? [[String: Any]])?.first)
        #expect(finding.keys.sorted() == ["column", "line", "message", "path", "remedy", "rule", "severity"])
        #expect(finding["rule"] as? String == "feature-import")
        #expect(finding["path"] as? String == "Sources/Shelves/Prices.swift")
        #expect(finding["line"] as? Int == 1)
        #expect(finding["column"] as? Int == 8)
    }

    @Test func warningsDontFail() async throws {
        let folder = try await pantry(settings: "lint: { feature-import: warning }\n")
        let run = try await Tool.vipergen("lint", in: folder.url)
        #expect(run.status == 0)
        #expect(run.errors.contains(": warning: 'Shelves' imports"))
        #expect(run.output.hasPrefix("Pantry: 0 errors, 1 warning in "))
        #expect(try await Tool.vipergen("check", in: folder.url).status == 0)
    }

    @Test func oneRule() async throws {
        let folder = try await pantry()
        #expect(try await Tool.vipergen("lint", "app-import", in: folder.url).status == 0)
        #expect(
            try await Tool.vipergen("lint", "app-import", "feature-import", in: folder.url).status
                == 1
        )
        let run = try await Tool.vipergen("lint", "feature-imports", in: folder.url)
        #expect(run.status == 64)
        #expect(run.errors.contains("did you mean 'feature-import'?"))
    }

    @Test func explainListsItsRules() async throws {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergen("explain", in: folder.url)
        #expect(run.status == 0)
        let ids = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
        #expect(Set(LintRule.allCases.map(\.rawValue)).isSubset(of: ids))
    }

    @Test func checkLintsToo() async throws {
        let folder = try await pantry()
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(run.output == "Pantry: generated files up to date\n")
        #expect(run.errors.hasPrefix(LintCommandTests.finding))
        let without = try await Tool.vipergen("check", "--skip", "lint", in: folder.url)
        #expect(without.status == 0)
        #expect(without.errors == "")
    }

    @Test func checkTellsAllInOneRun() async throws {
        let folder = try await pantry()
        try folder.write("scene: Jar\nevents: [didTap]\n", to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(run.output.contains("JarScene.swift"))
        #expect(run.errors.hasPrefix(LintCommandTests.finding))
        #expect(run.errors.contains("not up to date"))
    }

    @Test func brokenSpecsAreToldFirst() async throws {
        let folder = try await pantry(settings: "")
        try folder.write("scene: Jar\nevent: [didTap]\n", to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergen("lint", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("[unknown-key]"))
        #expect(!run.errors.contains("[feature-import]"))
    }

    @Test func linksAreNotFollowed() async throws {
        let folder = try await pantry("")
        try folder.write("import Shop\n", to: "Elsewhere/A.swift")
        let link = folder.url.appendingPathComponent("Sources/Shelves/Linked")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../../Elsewhere")
        #expect(try await Tool.vipergen("lint", in: folder.url).status == 0)
    }

    @Test(arguments: ["Standard", "XCTest", "OwnTypes", "SwiftUI", "Handwritten", "Sandbox"])
    func goldensAreClean(name: String) async throws {
        let golden = Repository.goldens.appendingPathComponent(name)
        let run = try await Tool.vipergen("lint", "--output", "package", in: golden)
        #expect(run.status == 0)
        #expect(run.errors == "")
    }

    /// Its builders of old screens are as they were scaffolded.
    @Test func aGoldenOfOldScreensLacksTheirWireframes() async throws {
        let golden = Repository.goldens.appendingPathComponent("Legacy")
        let run = try await Tool.vipergen("lint", "--output", "package", in: golden)
        #expect(run.status == 0)
        let warnings = run.errors.split(separator: "\n").filter { $0.contains(" warning: ") }
        #expect(warnings.count == 2 && warnings.allSatisfy { $0.hasSuffix("[unused-wireframe]") }, "\(run.errors)")
    }

    @Test func theSampleIsClean() async throws {
        let run = try await Tool.vipergen("lint", "--specs", "specs", "--output", "Examples/Kitchen")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("Kitchen: 0 errors, 0 warnings in "))
    }

    @Test func aFileOfYoursAmongGeneratedOnesIsLinted() async throws {
        let folder = try await pantry("")
        try folder.write("import Shop\n", to: "Sources/Shelves/Generated/Deeper/Mine.swift")
        let path = "Sources/Shelves/Generated/Deeper/Mine.swift"
        for command in ["lint", "check"] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.status == 1, "\(command)")
            #expect(run.errors.contains("\(path):1:8: error: 'Shelves' imports the feature 'Shop' [feature-import]\n"))
            #expect(run.errors.contains("\(path):1:1: warning: this file is yours"))
            #expect(run.errors.contains("note: move it, for example to 'Sources/Shelves/Deeper/Mine.swift'\n"))
        }
        let report = try await Tool.vipergen("report", in: folder.url)
        #expect(report.succeeded)
        #expect(report.errors.contains("\(path):1:1: warning: this file is yours"))
        #expect(report.output.contains("boundaries violated: 1\n  feature-import: 1\n"))
        // It is left alone.
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        #expect(try FileTree.read(folder.url)[path] == Data("import Shop\n".utf8))
    }

    /// What a killed run may leave, and what `vipergen mock` writes, is the tool's.
    @Test(arguments: [
        "", "// Gen", "// Generated by vipergen from", "// Generated by vipergen mock from Sources\nimport Shop\n",
    ])
    func theToolsOwnFilesAreNotLinted(source: String) async throws {
        let folder = try await pantry("")
        try folder.write(source, to: "Sources/Shelves/Generated/Other.swift")
        let run = try await Tool.vipergen("lint", in: folder.url)
        #expect(run.succeeded)
        #expect(run.errors == "")
    }

    @Test func aFileAmongGeneratedOnesCanBeUnmanaged() async throws {
        let folder = try await pantry("")
        let spec = "project: Pantry\nruntime: ../..\nunmanaged: [Sources/Shelves/Generated/Strings.swift]\n"
        try folder.write(spec, to: "specs/project.yml")
        try folder.write("import Shop\n", to: "Sources/Shelves/Generated/Strings.swift")
        for command in ["lint", "check"] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.succeeded)
            #expect(run.errors == "")
        }
    }

    /// Catalogues are looked for in the whole package.
    @Test func imagesOfDocuments() async throws {
        let folder = try await pantry("")
        let path = "Sources/Shelves/Resources/Jar.xib"
        try folder.write("<document><imageView image=\"lid\"/></document>\n", to: path)
        #expect(try await Tool.vipergen("lint", in: folder.url).succeeded)
        try folder.write("{}", to: "PantryApp/Assets.xcassets/AppIcon.appiconset/Contents.json")
        let run = try await Tool.vipergen("lint", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("\(path):1:29: error: no asset catalogue has an image 'lid' [nib-asset]\n"))
        try folder.write("{}", to: "PantryApp/Assets.xcassets/lid.imageset/Contents.json")
        #expect(try await Tool.vipergen("lint", in: folder.url).succeeded)
    }
}
