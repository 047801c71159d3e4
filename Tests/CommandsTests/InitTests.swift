import CommandTestSupport
import Foundation
import Testing
import TestSupport

@Suite struct InitTests {
    @Test(arguments: ["uikit", "swiftui", "mvvm"])
    func anEmptyFolderBecomesAProject(style: String) async throws {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergen("init", "--yes", "Pantry", "--style", style, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.hasPrefix(
                "create specs/project.yml\ncreate specs/Home/Welcome.yml\nPantry: 1 scene in 1 feature"
            )
        )
        #expect(run.output.contains("swift run PantryHeadless"))
        #expect(try await Tool.vipergen("check", in: folder.url).status == 0)
        let part = style == "mvvm" ? "ViewModel" : "Presenter"
        #expect(try FileTree.read(folder.url)["Sources/Home/Application/Welcome/Welcome\(part).swift"] != nil)
    }

    /// The fields of the first screen's state are drawn; a tap changes one of them.
    @Test(arguments: [
        ("uikit", "WelcomePresenter.swift", "update { $0.greetings += 1 }"),
        ("uikit", "WelcomeViewController.swift", "{ [presenter] _ in presenter.didTapGreet() }, for: .touchUpInside)"),
        ("swiftui", "WelcomePresenter.swift", "update { $0.greetings += 1 }"),
        ("mvvm", "WelcomeViewModel.swift", "{\n        greetingData.greetings += 1\n    }"),
    ])
    func aTapOnTheFirstScreenDoesSomething(style: String, file: String, text: String) async throws {
        let folder = try TemporaryFolder()
        _ = try await Tool.vipergen("init", "--yes", "Pantry", "--style", style, in: folder.url)
        let contents = try #require(try FileTree.read(folder.url)["Sources/Home/Application/Welcome/\(file)"])
        #expect(String(decoding: contents, as: UTF8.self).contains(text))
    }

    @Test func anAppToOpenInXcodeComesAlong() async throws {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergen("init", "--yes", "Pantry", in: folder.url)
        #expect(run.output.contains("xcodegen && open Pantry.xcodeproj"))
        let tree = try FileTree.read(folder.url)
        let paths = ["project.yml", "project.generated.yml", "PantryApp/SceneDelegate.swift", "PantryApp/Info.plist"]
        for path in paths + [".gitattributes"] { #expect(tree[path] != nil, "\(path)") }
    }

    /// The app of a team that has one isn't ours to guess.
    @Test(arguments: ["project.yml", "Larder.xcodeproj/project.pbxproj"])
    func noAppComesBesideAnXcodeProject(path: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: path)
        let run = try await Tool.vipergen("init", "--yes", "Pantry", in: folder.url)
        #expect(run.succeeded && !run.output.contains("xcodegen"), "\(run.everything)")
        let tree = try FileTree.read(folder.url)
        #expect(tree[path] == Data("mine".utf8) && tree["project.generated.yml"] == nil)
        #expect(!tree.keys.contains { $0.hasPrefix("PantryApp/") })
    }

    @Test func theFolderGivesTheName() async throws {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergen("init", "--yes", "--output", "my-pantry app", in: folder.url)
        #expect(run.output.contains("MyPantryApp: 1 scene in 1 feature"), "\(run.errors)")
    }

    @Test func whatIsThereStays() async throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "specs/notes.txt")
        let run = try await Tool.vipergen("init", "--yes", "Pantry", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("'specs' already exists"))
        #expect(try FileTree.read(folder.url).keys.sorted() == ["specs/notes.txt"])
    }

    @Test(arguments: ["1 bad", "a/b", "../up", "class", "\u{7}", ""])
    func whatIsNoNameIsRefusedBeforeAnythingIsWritten(name: String) async throws {
        let folder = try TemporaryFolder()
        for arguments in [[name], ["Pantry", "--module", name]] {
            let run = try await Tool.vipergen(["init", "--yes"] + arguments, in: folder.url)
            #expect(run.status == 64, "\(arguments): \(run.everything)")
            #expect(try FileTree.read(folder.url).isEmpty)
        }
    }

    @Test(arguments: ["viper", "swiftUI", "legacy", "handwritten"])
    func aStyleThatNoProjectBeginsWithIsWrongUsage(style: String) async throws {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergen("init", "--yes", "Pantry", "--style", style, in: folder.url)
        #expect(run.status == 64 && run.errors.contains("'--style \(style)': "), "\(run.everything)")
        let note = style == "swiftUI" ? "note: did you mean 'swiftui'?" : "note: pass one of 'uikit', 'swiftui', 'mvvm'"
        #expect(run.errors.contains(note) && run.errors.split(separator: "\n").count == 2, "\(run.errors)")
        #expect(try FileTree.read(folder.url).isEmpty)
    }

    /// The path is the package's, whether its folder is there already or not.
    @Test func aRuntimeOfTheSameNameElsewhere() async throws {
        let folder = try TemporaryFolder()
        for path in ["ViperGen", "work/ViperGen"] { try folder.write("", to: "\(path)/Package.swift") }
        let here = folder.url.appendingPathComponent("work")
        let words = ["init", "--yes", "Pantry", "--output", "Pantry", "--runtime", "../ViperGen"]
        let run = try await Tool.vipergen(words, in: here)
        #expect(run.succeeded, "\(run.errors)")
        #expect(try folder.read("work/Pantry/specs/project.yml").contains("runtime: ../ViperGen"))
    }

    @Test func theRuntimesFolderIsThere() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "ViperGen/Package.swift")
        let arguments = ["init", "--yes", "Pantry", "--output", "app", "--runtime"]
        let run = try await Tool.vipergen(arguments + ["../VipreGen"], in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("'--runtime ../VipreGen': there is no folder '../VipreGen'"), "\(run.errors)")
        #expect(run.errors.contains("did you mean '../ViperGen'?"))
        #expect(try FileTree.read(folder.url).keys.sorted() == ["ViperGen/Package.swift"])
        let again = try await Tool.vipergen(arguments + ["../ViperGen"], in: folder.url)
        #expect(again.status == 0, "\(again.errors)")
    }

    @Test func aRuntimeThatIsSeenFromHereOnly() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "ViperGen/Package.swift")
        try folder.write("", to: "work/x")
        let arguments = ["init", "--yes", "Pantry", "--output", "new/app", "--runtime"]
        let here = folder.url.appendingPathComponent("work")
        let run = try await Tool.vipergen(arguments + ["../ViperGen"], in: here)
        #expect(run.status == 1)
        #expect(run.errors.contains("that folder exists from here, but not from 'new/app'"), "\(run.errors)")
        #expect(run.errors.contains("write '--runtime ../../../ViperGen'"))
        #expect(try FileTree.read(here).keys.sorted() == ["x"])
        let again = try await Tool.vipergen(arguments + ["../../../ViperGen"], in: here)
        #expect(again.status == 0, "\(again.errors)")
    }

    /// `..` leads up from what isn't there yet as well.
    @Test func aRuntimeIsSeenFromWhereTheOutputWillBe() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "ViperGen/Package.swift")
        let words = ["init", "--yes", "Pantry", "--output", "a/b/../Pantry", "--runtime", "ViperGen"]
        let run = try await Tool.vipergen(words, in: folder.url)
        #expect(run.status == 1 && run.errors.hasSuffix("write '--runtime ../../ViperGen'\n"), "\(run.errors)")
    }

    @Test func withNobodyToAskItSaysSo() async throws {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergen("init", "Pantry", in: folder.url)
        #expect(run.status == 64)
        #expect(run.errors.contains("missing: its first feature (standard input isn't a terminal) [nobody-to-ask]"))
    }

    @Test(.onlyInTestAll) func onATerminalItAsks() async throws {
        let folder = try TemporaryFolder()
        let terminal = try Terminal()
        // Two answers, and the defaults for the rest.
        let answers = Array("Larder\nShelves\n\n\n".utf8)
        #expect(write(terminal.reader, answers, answers.count) == answers.count)
        let command = "'\(Repository.vipergen.path)' init <\(terminal.name) >/dev/null"
        #expect(try await Tool.run("sh", ["-c", command], in: folder.url).succeeded)
        let tree = try FileTree.read(folder.url)
        #expect(tree["specs/Shelves/Welcome.yml"] != nil)
        #expect(
            tree["specs/project.yml"].map { String(decoding: $0, as: UTF8.self) }?.contains("project: Larder") == true
        )
    }
}
