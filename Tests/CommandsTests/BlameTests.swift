import CommandTestSupport
import Foundation
import Testing
import TestSupport

@testable import Pipeline
@testable import Commands

/// A mistake is told of the argument or line that a person would change, in words that say what to write.
@Suite struct BlameTests {
    private static let runtime = ["--runtime", "https://example.com/ViperGen@1.0.0"]

    private func initialised(_ arguments: [String], in folder: TemporaryFolder, path: String = "app") async throws
        -> ToolRun
    {
        try folder.write("", to: "\(path)/.keep")
        return try await Tool.vipergen(
            ["init", "--yes"] + arguments + Self.runtime,
            in: folder.url.appendingPathComponent(path)
        )
    }

    private func pantry() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergenOnce("init", "--yes", "Pantry", in: folder)
        try #require(run.succeeded, "\(run.errors)")
        return folder
    }

    @Test(arguments: [
        (["Foo", "--module", "Foo"], "'--module Foo': the app is already called 'Foo' [duplicate-name]"),
        (
            ["Foo", "--module", "FooCore"],
            "'--module FooCore': the app's core module is already called 'FooCore' [duplicate-name]"
        ),
        (["UIKit"], "'UIKit': "), (["Foo", "--module", "foo"], "'--module foo': "),
    ])
    func initBlamesTheArgument(arguments: [String], message: String) async throws {
        let folder = try TemporaryFolder()
        let run = try await initialised(arguments, in: folder)
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("vipergen: error: \(message)"), "\(run.errors)")
        #expect(try FileTree.read(folder.url).keys.sorted() == ["app/.keep"])
    }

    @Test func initBlamesTheFoldersName() async throws {
        let folder = try TemporaryFolder()
        let run = try await initialised([], in: folder)
        #expect(run.errors.contains("the app can't be called 'App' after its folder"), "\(run.errors)")
        let name = try #require(run.errors.firstMatch(of: /pass another name: vipergen init (\w+)/)?.1)
        #expect(try await initialised([String(name)], in: folder).succeeded)
    }

    @Test func aParameterWithoutATypeGetsOne() async throws {
        for (written, meant) in [
            ("id=3", "id:Int64=3"), ("share=0.5", "share:Double=0.5"), ("isNew=true", "isNew:Bool=true"),
            ("title=Soup", "title:String=Soup"), ("id", "id:Int64"),
        ] {
            let folder = try await pantry()
            let command = ["new", "scene", "Jar", "--module", "Home", "--yes", "--param"]
            let run = try await Tool.vipergen(command + [written], in: folder.url)
            #expect(run.status == 64 && run.errors.contains("write it as: --param \(meant)\n"), "\(run.errors)")
            #expect(try await Tool.vipergen(command + [meant], in: folder.url).succeeded)
        }
    }

    @Test func aMergeMarkerIsToldAtItsFile() async throws {
        let folder = try await pantry()
        let path = try #require(FileTree.read(folder.url).keys.sorted().first { $0.contains("Home/Generated/") })
        let text = try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
        try folder.write("<<<<<<< HEAD\n\(text)=======\nimport Foundation\n>>>>>>> main\n", to: path)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1 && run.errors.hasPrefix("\(path):1:1: error: "), "\(run.errors)")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
    }

    @Test(arguments: [
        ("gen", "did you mean 'generate'?"), ("new scen", "did you mean 'scene'?"),
        ("new scene X --rout A", "did you mean '--route-from'?"), ("new scene X --mod A", "did you mean '--module'?"),
        ("check --dif", "did you mean '--diff'?"), ("help generat", "did you mean 'generate'?"),
        ("rm Jar", "did you mean 'remove'?"), ("mv scene Jar", "did you mean 'move'?"),
        ("move module A B", "did you mean 'vipergen rename module'?"),
        ("generate --uses x", "there is no option '--uses'\n"),
        ("help new scen", "did you mean 'scene'?"), ("help nonsense", "there is no command 'nonsense'"),
    ])
    func commandsAndOptionsHaveNearNames(words: String, note: String) async throws {
        let run = try await Tool.vipergen(words.split(separator: " ").map(String.init))
        #expect(run.status == 64 && run.errors.contains(note), "\(run.errors)")
    }

    @Test func aModuleThatIsThereIsAddedToAsItsKindAllows() async throws {
        let folder = try await pantry()
        try folder.write("kind: core\n", to: "specs/PantryCore/module.yml")
        for kind in ["core", "feature"] {
            let run = try await Tool.vipergen("new", "module", "PantryCore", "--kind", kind, in: folder.url)
            #expect(run.errors.hasSuffix("choose another name, or change that spec: a core module has no scenes\n"))
            #expect(!run.errors.contains("pass '--kind"), "\(run.errors)")
        }
        let home = try await Tool.vipergen("new", "module", "Home", in: folder.url)
        #expect(home.errors.contains("or add to it: vipergen new scene NAME --module Home"), "\(home.errors)")
    }

    @Test func anOldScreenIsPutWhereItCanBe() async throws {
        let folder = try await pantry()
        let command = ["new", "scene", "Jar", "--class", "OldJar", "--yes", "--module"]
        let run = try await Tool.vipergen(command + ["Home"], in: folder.url)
        #expect(run.status == 1 && run.errors.contains("'--module Home': 'Home' is a feature, and an old screen"))
        #expect(run.errors.hasSuffix("pass '--module Pantry', or a module of 'kind: legacy'\n"), "\(run.errors)")
        #expect(try await Tool.vipergen(command + ["Pantry"], in: folder.url).succeeded)
    }

    @Test func noProjectAndNothingToMockAreSaid() async throws {
        let folder = try TemporaryFolder()
        try folder.write("protocol Client {}\n", to: "Sources/Client.swift")
        let none = try await Tool.vipergen("generate", in: folder.url)
        #expect(none.errors.contains("there is no project here: no 'specs/project.yml' [no-project-spec]"))
        let mock = try await Tool.vipergen("mock", "--output", "Mocks", "Sources", in: folder.url)
        #expect(mock.succeeded && mock.errors.contains("there is no protocol to mock in 'Sources'"))
    }

    @Test func checkDoesNotSayUpToDateBesideAnError() async throws {
        let folder = try await pantry()
        let found = try await Tool.vipergen("check", in: folder.url)
        #expect(found.output == "Pantry: up to date\n")
        try folder.write("import Pantry\n", to: "Sources/Home/Start.swift")
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1 && run.output == "Pantry: generated files up to date\n")
        #expect(
            run.errors.contains("[app-import]") && run.errors.hasSuffix("1 error, 0 warnings in 7 files\n"),
            "\(run.errors)"
        )
    }

    @Test func onlyFeaturesAreCountedAsFeatures() async throws {
        let folder = try await pantry()
        try folder.write("style: legacy\nclass: OldViewController\n", to: "specs/Pantry/Old.yml")
        try folder.write("kind: legacy\n", to: "specs/OldScreens/module.yml")
        let run = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        #expect(run.output == "Pantry: 2 scenes in 1 feature, all specs valid\n", "\(run.everything)")
    }

    @Test(arguments: ["text", "json", "github"])
    func everyCommandWritesItsDiagnosticsInTheFormat(format: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "project: Pantry\nruntime: { url: https://example.com/V, version: 1.0.0 }\ncoer: A\n",
            to: "specs/project.yml"
        )
        for command in ["check --specs-only", "generate", "check", "generate --sync", "lint", "report"] {
            let words = command.split(separator: " ").map(String.init)
            let run = try await Tool.vipergen(words + ["--format", format], in: folder.url)
            #expect(run.status == 1)
            let beginning = [
                "text": "specs/project.yml:3:1: error: ", "json": "{\n",
                "github": "::error file=specs/project.yml,line=3,col=1,",
            ]
            let report = format == "text" ? run.errors : run.output
            #expect(report.hasPrefix(try #require(beginning[format])), "\(command): \(run.everything)")
            if format == "json" { _ = try JSONSerialization.jsonObject(with: Data(report.utf8)) }
        }
    }
}
