import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What scaffolds make of names, summaries and methods.
@Suite struct ScaffoldDetailTests {
    private func generated(_ scene: String, named name: String) async throws -> [String: String] {
        let folder = try TemporaryFolder()
        try folder.write("project: Demo\nruntime: '\(Repository.root.path)'\n", to: "specs/project.yml")
        try folder.write(scene, to: "specs/Desk/\(name).yml")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        return try FileTree.read(folder.url).mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("PassportQRScan", "Passport QR Scan"), ("RecipeDetails", "Recipe Details"), ("UserIDs", "User IDs"),
        ("URLList", "URL List"), ("FAQ", "FAQ"),
    ])
    func titlesHaveWords(name: String, title: String) async throws {
        let files = try await generated("state: { a: Int }\n", named: name)
        let file = try #require(files["Sources/Desk/Application/\(name)/\(name)ViewController.swift"])
        #expect(file.contains("\"\(title)\""), "\(file)")
    }

    @Test func blankLinesOfASummaryStay() async throws {
        let files = try await generated("summary: |\n  First.\n\n  Second.\n", named: "Visa")
        let file = try #require(files["Sources/DeskInterface/Generated/DeskScenes.swift"])
        #expect(file.contains("    /// First.\n    ///\n    /// Second.\n"), "\(file)")
    }

    @Test(arguments: ["uikit", "mvvm"])
    func aFlagIsNotAnyResult(style: String) async throws {
        let scene =
            style == "mvvm"
            ? """
            style: mvvm
            parts: { passport: { state: { isValid: Bool, country: String, pages: [String] } } }
            events: [onScanTap]
            useCase: { scan: { returns: Bool, async: true } }
            """
            : """
            state: { isValid: Bool, country: String }
            events: [didTapScan]
            interactor: { scan: { returns: Bool, async: true } }
            """
        let files = try await generated(scene, named: "Visa")
        let part = style == "mvvm" ? "ViewModel" : "Presenter"
        let file = try #require(files["Sources/Desk/Application/Visa/Visa\(part).swift"])
        #expect(file.contains("scan()"), "\(file)")
        #expect(!file.contains("isValid"), "\(file)")
    }

    /// `check --specs-only` knows which scaffolds there are, as `generate` does.
    @Test(arguments: [["check", "--specs-only"], ["generate"], ["check"]])
    func unknownScaffolds(command: [String]) async throws {
        let folder = try TemporaryFolder()
        let path = "Sources/Desk/Application/Visa/VisaPresentr.swift"
        let project = "project: Demo\nruntime: '\(Repository.root.path)'\nunmanaged: [\(path)]\n"
        try folder.write(project, to: "specs/project.yml")
        try folder.write("state: { a: Int }\n", to: "specs/Desk/Visa.yml")
        let run = try await Tool.vipergen(command, in: folder.url)
        #expect(run.status == 1)
        let told = "specs/project.yml:3:13: error: no scaffold and no file or folder has the path '\(path)'"
        #expect(run.errors.contains(told), "\(run.errors)")
        let right = path.replacing("Presentr", with: "Presenter")
        #expect(run.errors.contains("did you mean '\(right)'?"))
        try folder.write(project.replacing(path, with: right), to: "specs/project.yml")
        #expect(try await Tool.vipergen("check", "--specs-only", in: folder.url).status == 0)
    }
}
