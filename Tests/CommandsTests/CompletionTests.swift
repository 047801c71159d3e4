import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What shells complete. One after the other: the parser keeps the shell that a script is made for in one place of the process.
@Suite(.serialized) struct CompletionTests {
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "project: Pantry\nruntime: ../..\nservices: { shelfStore: ShelfStore }\n",
            to: "specs/project.yml"
        )
        try folder.write("scene: Jar\n", to: "specs/Shelves/Jar.yml")
        try folder.write("kind: core\n", to: "specs/Labels/module.yml")
        return folder
    }

    /// As the scripts ask that `--generate-completion-script` prints.
    private func completions(of argument: String, _ line: String, in folder: TemporaryFolder) async throws -> Set<
        String
    > {
        let words = line.split(separator: " ").map(String.init)
        let command = words.prefix { !$0.hasPrefix("-") }
        let run = try await Tool.vipergen(
            ["---completion"] + command + ["--", argument, "\(words.count + 1)", "0", "vipergen"] + words + [""],
            in: folder.url
        )
        #expect(run.succeeded, "\(line): \(run.errors)")
        return Set(run.output.split(separator: "\n").map(String.init))
    }

    @Test(arguments: [
        ("positional@0", "move scene", "Jar"), ("positional@0", "remove scene", "Jar"),
        ("positional@0", "rename scene", "Jar"), ("positional@0", "rename module", "Labels"),
        ("positional@0", "rename service", "shelfStore"), ("positional@0", "remove module", "Shelves"),
        ("positional@0", "remove service", "shelfStore"), ("--module", "new scene", "Shelves"),
        ("--module", "move scene", "Shelves"), ("--route-from", "new scene", "Jar"), ("--collapse", "graph", "Shelves"),
        ("positional@0", "explain", "unknown-key"),
    ])
    func namesOfTheProjectAreCompleted(argument: String, line: String, name: String) async throws {
        let names = try await completions(of: argument, line, in: project())
        #expect(names.contains(name), "\(line): \(names)")
    }

    @Test func aModuleOfScenesIsNoCoreModule() async throws {
        #expect(try await completions(of: "--module", "new scene", in: project()) == ["Shelves", "Pantry"])
    }

    /// The specs are those that the line names.
    @Test func specsMayBeElsewhere() async throws {
        let folder = try project()
        try folder.write("project: Attic\nruntime: ../..\n", to: "attic/project.yml")
        try folder.write("scene: Trunk\n", to: "attic/Boxes/Trunk.yml")
        for option in ["--specs attic", "--specs=attic"] {
            #expect(try await completions(of: "positional@0", "move scene \(option)", in: folder) == ["Trunk"])
        }
    }

    @Test func stylesOfTheTeamAreCompleted() async throws {
        let folder = try project()
        try folder.write("what: ours\nlacks: interactor\n", to: "specs/Templates/House/house.style")
        let names = try await completions(of: "--style", "new scene", in: folder)
        #expect(names.isSuperset(of: ["uikit", "mvvm", "house"]), "\(names)")
        #expect(try await completions(of: "--style", "new scene", in: project()).contains("swiftui"))
    }

    /// A shell shows nothing of errors.
    @Test func withoutAProjectThereIsNothing() async throws {
        let folder = try TemporaryFolder()
        #expect(try await completions(of: "positional@0", "move scene", in: folder).isEmpty)
        try folder.write("project: [\n", to: "specs/project.yml")
        #expect(try await completions(of: "positional@0", "move scene", in: folder).isEmpty)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func scriptsHaveTheWordsThatNoProjectChanges(shell: String) async throws {
        let run = try await Tool.vipergen("--generate-completion-script", shell)
        #expect(run.succeeded)
        for word in ["feature-import", "swiftui", "legacy", "missingTests="] {
            #expect(run.output.contains(word), "\(shell): \(word)")
        }
        #expect(run.output.contains("---completion"))
    }

    @Test func installationSaysSo() async throws {
        let page = try String(
            decoding: Data(contentsOf: Repository.root.appendingPathComponent("docs/installing.md")),
            as: UTF8.self
        )
        #expect(page.contains("vipergen --generate-completion-script bash"))
    }
}
