import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What the commands ask on a terminal.
@Suite struct PromptTests {
    private func project() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergenOnce("init", "--yes", "Pantry", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        return folder
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    @Test func initAsksAndAsksAgain() async throws {
        let folder = try TemporaryFolder()
        let run = try await PseudoTerminalRun.vipergen(
            "init",
            in: folder.url,
            .answer("my larder", to: "Name of the app"),
            .answer("Larder", to: "write 'MyLarder'"),
            .answer("", to: "Its first feature [Home]: "),
            .answer("swiftu", to: "Its style [uikit]: "),
            .answer("2", to: "did you mean 'swiftui'?"),
            .answer("", to: "The package with ViperRuntime")
        )
        #expect(run.status == 0, "\(run.screen)")
        #expect(run.screen.contains("  1 uikit\r\n  2 swiftui\r\n"))
        #expect(try text("specs/project.yml", in: folder).contains("project: Larder\n"))
        #expect(try text("specs/Home/Welcome.yml", in: folder).contains("style: swiftui\n"))
    }

    @Test func newSceneAsksForWhatIsMissing() async throws {
        let folder = try await project()
        let run = try await PseudoTerminalRun.vipergen(
            "new",
            "scene",
            in: folder.url,
            .answer("Welcome", to: "Name of the scene: "),
            .answer("jar", to: "'Home' has a scene of that name"),
            .answer("Jar", to: "write 'Jar'"),
            .answer("7", to: "Its module: "),
            .answer("home", to: "'7' isn't one of the choices"),
            .answer("1", to: "Its style [uikit]: "),
            .answer("jarID", to: "Its parameters"),
            .answer("jarID:Int64, label: Result<Int, any Error>", to: "has no type"),
            .answer("Welcom", to: "Scenes that lead to it, of Welcome [none]: "),
            .answer("Welcome:jar", to: "did you mean 'Welcome'?")
        )
        #expect(run.status == 0, "\(run.screen)")
        #expect(
            try text("specs/Home/Jar.yml", in: folder) == """
                # yaml-language-server: $schema=../.schemas/scene.json
                scene: Jar
                style: uikit
                parameters:
                  jarID: Int64
                  label: "Result<Int, any Error>"

                """
        )
        #expect(try text("specs/Home/Welcome.yml", in: folder).contains("jar: { to: Jar, with: [jarID, "))
    }

    /// `--module` and a name are enough: then nothing is asked.
    @Test(.onlyInTestAll) func whoSaysEnoughIsAskedNothing() async throws {
        let folder = try await project()
        let run = try await PseudoTerminalRun.vipergen("new", "scene", "Jar", "--module", "Home", in: folder.url)
        #expect(run.status == 0, "\(run.screen)")
    }

    @Test(.onlyInTestAll) func questionsRefuseWhatCannotBe() async throws {
        let start = try TemporaryFolder()
        let run = try await PseudoTerminalRun.vipergen(
            "init",
            in: start.url,
            .answer("UIKit", to: "Name of the app"),
            .answer("Larder", to: "choose another name"),
            .answer("LarderCore", to: "Its first feature [Home]: "),
            .answer("", to: "the app's core module is already called 'LarderCore'"),
            .answer("", to: "Its style [uikit]: "),
            .answer("", to: "The package with ViperRuntime")
        )
        #expect(run.status == 0, "\(run.screen)")
        let folder = try await project()
        let scene = try await PseudoTerminalRun.vipergen(
            "new",
            "scene",
            in: folder.url,
            .answer("Jar", to: "Name of the scene: "),
            .answer("1", to: "Its module: "),
            .answer("", to: "Its style [uikit]: "),
            .answer("label:Strin", to: "Its parameters"),
            .answer("label:String", to: "did you mean 'String'?"),
            .answer("", to: "Scenes that lead to it")
        )
        #expect(scene.status == 0, "\(scene.screen)")
    }

    @Test(.onlyInTestAll) func moveSceneAsksForTheScene() async throws {
        let folder = try await project()
        #expect(try await Tool.vipergen("new", "module", "Shelves", in: folder.url).succeeded)
        let run = try await PseudoTerminalRun.vipergen(
            "move",
            "scene",
            in: folder.url,
            .answer("Welcom", to: "The scene to move: "),
            .answer("1", to: "did you mean 'Welcome'?"),
            .answer("Home", to: "The module to move it to: "),
            .answer("Shelves", to: "'Home' isn't one of the choices"),
            .answer("y", to: "Move these files? (yes or no): ")
        )
        #expect(run.status == 0, "\(run.screen)")
    }

    @Test(.onlyInTestAll) func newModuleAsks() async throws {
        let folder = try await project()
        let run = try await PseudoTerminalRun.vipergen(
            "new",
            "module",
            in: folder.url,
            .answer("", to: "Name of the module: "),
            .answer("Shelves", to: "Name of the module: "),
            .answer("core", to: "What it is [feature]: ")
        )
        #expect(run.status == 0, "\(run.screen)")
        let comment = "# yaml-language-server: $schema=../.schemas/module.json\n"
        let spec = comment + "kind: core\n"
        #expect(try text("specs/Shelves/module.yml", in: folder) == spec)
    }

    @Test(.onlyInTestAll) func anOldScreenNeedsItsClass() async throws {
        let folder = try await project()
        let run = try await PseudoTerminalRun.vipergen(
            "new",
            "scene",
            "Settings",
            "--module",
            "Pantry",
            "--style",
            "legacy",
            "--dry-run",
            in: folder.url,
            .answer("UIViewController", to: "such as OldSettingsViewController: ")
        )
        #expect(run.status == 0, "\(run.screen)")
        #expect(run.screen.contains("create specs/Pantry/Settings.yml"))
    }

    private static let asking = [
        ["init"], ["new", "module"], ["new", "scene"], ["move", "scene", "Welcome"],
        ["move", "scene", "Welcome", "--module", "Shelves"],
    ]

    @Test(arguments: TestExtent.sample([["new", "scene"]], of: asking))
    func interruptsAndEndsLeaveNothing(arguments: [String]) async throws {
        let folder = arguments == ["init"] ? try TemporaryFolder() : try await project()
        if arguments.first == "move" {
            #expect(try await Tool.vipergen("new", "module", "Shelves", in: folder.url).succeeded)
        }
        let before = try FileTree.read(folder.url)
        let interrupted = try await answered(arguments, in: folder, by: "\u{3}")
        #expect(interrupted.status == 128 + SIGINT, "\(interrupted.screen)")
        #expect(try FileTree.read(folder.url) == before)
        let ended = try await answered(arguments, in: folder, by: "\u{4}")
        #expect(ended.status == 64, "\(ended.screen)")
        #expect(ended.screen.contains("(standard input has ended) [nobody-to-ask]"))
        #expect(try FileTree.read(folder.url) == before)
    }

    private func answered(_ arguments: [String], in folder: TemporaryFolder, by keys: String) async throws
        -> PseudoTerminalRun
    {
        try await PseudoTerminalRun.vipergen(
            arguments,
            in: folder.url,
            [PseudoTerminalRun.Turn(question: ": ", keys: keys)]
        )
    }

    @Test(arguments: TestExtent.sample([("perhaps", 1)], of: [("no", 1), ("perhaps", 1), ("y", 0)]))
    func movingIsConfirmed(answer: String, status: Int32) async throws {
        let folder = try await project()
        for command in [["module", "Shelves"], ["scene", "Jar", "--module", "Shelves"]] {
            #expect(try await Tool.vipergen(["new"] + command, in: folder.url).succeeded)
        }
        let before = try FileTree.read(folder.url)
        let again = answer == "perhaps" ? [PseudoTerminalRun.Turn.answer("n", to: "isn't yes or no")] : []
        let run = try await PseudoTerminalRun.vipergen(
            ["move", "scene", "Jar"],
            in: folder.url,
            [.answer("1", to: "The module to move it to: "), .answer(answer, to: "Move these files? (yes or no): ")]
                + again
        )
        #expect(run.status == status, "\(run.screen)")
        #expect(run.screen.contains("move specs/Shelves/Jar.yml to specs/Home/Jar.yml"))
        #expect((try FileTree.read(folder.url) == before) == (status == 1))
    }

    /// Whoever says no, or nothing, has everything as it was.
    @Test(
        .onlyInTestAll,
        arguments: [
            (["rename", "scene", "Jar", "Glass"], "Move and change these files? (yes or no): "),
            (["remove", "scene", "Jar"], "Remove these files? (yes or no): "),
        ]
    )
    func renamingAndRemovingAreConfirmed(arguments: [String], question: String) async throws {
        let folder = try await project()
        let made = try await Tool.vipergen("new", "scene", "Jar", "--module", "Home", in: folder.url)
        #expect(made.succeeded, "\(made.errors)")
        let before = try FileTree.read(folder.url)
        for (keys, status) in [("no\n", 1), ("\u{4}", 64), ("\u{3}", 128 + SIGINT), ("yes\n", 0)] {
            let run = try await PseudoTerminalRun.vipergen(
                arguments,
                in: folder.url,
                [PseudoTerminalRun.Turn(question: question, keys: keys)]
            )
            #expect(run.status == status, "\(run.screen)")
            #expect((try FileTree.read(folder.url) == before) == (status != 0))
        }
    }
}
