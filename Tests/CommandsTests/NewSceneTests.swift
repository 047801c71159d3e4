import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen new`, by its arguments alone.
@Suite struct NewSceneTests {
    private static let searchSpec = """
        # What people see first.
        scene: Search   # finds
        routes:
            # the only way out
            detail: { to: Detail, with: [id] }   # kept

        # the end

        """

    private func project(search: String = searchSpec) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\nservices: { log: Log }\n", to: "specs/project.yml")
        try folder.write(search, to: "specs/Home/Search.yml")
        try folder.write("scene: Detail\nparameters: { id: Int64 }\n", to: "specs/Home/Detail.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        return folder
    }

    private func run(_ words: String, _ more: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        let arguments = words.split(separator: " ").map(String.init) + more
        return try await Tool.vipergen(arguments, in: folder.url)
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    @Test func aSceneWithEverything() async throws {
        let folder = try await project()
        let scene = try await run(
            "new scene Jar --module Home --style swiftui",
            "--param",
            "jarID:Int64",
            "--param",
            "title:String=Jam",
            "--param",
            "kind:JarKind=.glass",
            "--route-from",
            "Search",
            in: folder
        )
        #expect(scene.succeeded, "\(scene.errors)")
        #expect(
            try text("specs/Home/Jar.yml", in: folder) == """
                scene: Jar
                style: swiftui
                parameters:
                  jarID: Int64
                  title: { type: String, default: "Jam" }
                  kind: { type: JarKind, default: .glass }

                """
        )
        let added = "    jar: { to: Jar, with: [jarID], present: push }\n"
        let expected = NewSceneTests.searchSpec.replacing("# kept\n", with: "# kept\n\(added)")
        #expect(try text("specs/Home/Search.yml", in: folder) == expected)
        #expect(scene.output.contains("specs/Home/Search.yml:6: add route 'jar'\n"))
        #expect(scene.output.contains("call wireframe.showJar(jarID:) in SearchPresenter\n"))
        #expect(try text("Sources/Home/Generated/SearchScene.swift", in: folder).contains("func showJar("))
        #expect(try await run("check", in: folder).succeeded)
    }

    @Test func aModuleWithItsFirstScene() async throws {
        let folder = try await project()
        #expect(try await run("new module Shelves", in: folder).succeeded)
        #expect(try await run("new scene Jar --module Shelves", in: folder).succeeded)
        #expect(try text("specs/Shelves/module.yml", in: folder) == "kind: feature\n")
        let module = try await run("new module Base --kind core", in: folder)
        #expect(module.succeeded, "\(module.errors)")
        #expect(try text("specs/Base/module.yml", in: folder) == "kind: core\n")
    }

    /// Without a style it is a new one; with a class, an old screen.
    @Test func scenesOfTheApp() async throws {
        let folder = try await project()
        for words in ["Jar", "Lid --style mvvm --route-from Search", "Old --style legacy --class OldLid"] {
            let scene = try await run("new scene \(words) --module Pantry", in: folder)
            #expect(scene.succeeded, "\(scene.errors)")
            if words.hasPrefix("Lid") { #expect(scene.output.contains("\n  fill in Sources/Pantry/Application/Lid\n")) }
        }
        let written = try await run("new scene Older --module Pantry --class OlderLid", in: folder)
        #expect(written.succeeded, "\(written.errors)")
        #expect(try text("specs/Pantry/Jar.yml", in: folder) == "scene: Jar\nstyle: uikit\n")
        #expect(try text("specs/Pantry/Older.yml", in: folder) == "scene: Older\nstyle: legacy\nclass: OlderLid\n")
        #expect(try text("Sources/Home/Generated/SearchScene.swift", in: folder).contains("func showLid("))
        let check = try await run("check", in: folder)
        #expect(check.succeeded, "\(check.everything)")
    }

    @Test func aDryRunSaysItAndChangesNothing() async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let scene = try await run("new scene Jar --module Home --route-from Search --dry-run", in: folder)
        #expect(scene.succeeded, "\(scene.errors)")
        #expect(scene.output.contains("create specs/Home/Jar.yml\n"))
        let module = try await run("new module Shelves --dry-run", in: folder)
        #expect(module.succeeded, "\(module.errors)")
        for line in ["create specs/Shelves/module.yml", "replace Package.swift"] {
            #expect(module.output.contains(line + "\n"))
        }
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(arguments: [
        ("scene Search --module Home", "'Search': 'Home' already has a scene with that name"),
        ("scene DETAIL --module Home", "'DETAIL': the scenes 'Detail' and 'DETAIL' differ only in capitals"),
        ("scene a/b --module Home", "'a/b' is not a Swift name"),
        ("scene ../Jar --module Home", "'../Jar' is not a Swift name"),
        ("scene jar --module Home", "'jar' names types"),
        ("scene Jar --module Hom", "note: did you mean 'Home'?"),
        ("scene Jar --module Hom", "vipergen new module Hom"),
        ("scene Jar --module ../Home", "'--module ../Home': '../Home' is not a Swift name"),
        ("scene Jar --module PantryCore", "'PantryCore' is a core module"),
        ("scene Jar --module Home --style swiftu", "'--style swiftu': 'style' can't be 'swiftu'"),
        ("scene Jar --module Home --style legacy --class Old", "'--module Home': 'Home' is a feature"),
        ("scene Jar --module Home --class Old", "pass '--module Pantry'"),
        ("scene Jar --module Home --param 1:Int", "'--param 1:Int': '1' is not a Swift name"),
        ("scene Jar --module Home --param a:Int=x:", "'--param a:Int=x:': 'x:' is not a Swift expression"),
        ("scene Jar --module Home --param a:Int --param a:Int", "'--param a:Int': duplicate key 'a'"),
        ("scene Jar --module Home --param x:Strin", "'--param x:Strin': "),
        ("scene Jar --module Home --route-from Serch", "note: did you mean 'Search'?"),
        ("scene Jar --module Home --route-from Search:detail", "'Search' already has a route 'detail'"),
        ("scene Jar --module Home --route-from Search --route-from Search:b", "'Search' is listed twice"),
        ("module Home", "there is already a module with that name"),
        ("module HomeInterface", "'HomeInterface': module 'HomeInterface' and module 'Home' both have a target"),
        ("module HOME", "'HOME': "),
        ("module class", "'class': the Swift keyword 'class' can't name a module"),
        ("module Int", "has the name of a type"),
        ("module Base --kind cor", "'--kind cor': 'kind' can't be 'cor'"),
        ("module PantryCore", "'PantryCore': it is the project's core module, and so no feature"),
        ("module PantryCore", "note: pass '--kind core'"),
    ])
    func mistakesAreToldOfTheArguments(arguments: String, message: String) async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let result = try await run("new " + arguments, in: folder)
        // What no file can change is wrong usage.
        let ids = ["invalid-name", "invalid-swift", "listed-twice", "unknown-value"].map { "[\($0)]" }
        let isOfForm = ids.contains(where: result.errors.contains) || message.contains("duplicate key")
        #expect(result.status == (isOfForm ? 64 : 1), "\(result.everything)")
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(!result.errors.contains("Jar.yml") && !result.errors.contains("Base/module.yml"))
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(arguments: [
        "scene Jar --module Home --param a", "scene Jar --module Home --param a:",
        "scene Jar --module Home --param a:Int=", "scene", "scene Jar", "module",
        "scene Jar --module Pantry --style legacy",
    ])
    func whatSaysTooLittleIsWrongUsage(arguments: String) async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let result = try await run("new " + arguments, in: folder)
        #expect(result.status == 64, "\(result.everything)")
        #expect(result.errors.contains("note: "))
        #expect(try FileTree.read(folder.url) == before)
    }

    /// Mistakes that were there before are told at their places in the files as they are.
    @Test func otherMistakesKeepTheirPlaces() async throws {
        let search = "scene: Search\nroutes:\n  detail: { to: Detail, with: [id] }\nsummry: x\n"
        let folder = try await project()
        try folder.write(search, to: "specs/Home/Search.yml")
        let result = try await run("new scene Jar --module Home --route-from Search", in: folder)
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("specs/Home/Search.yml:4:1: error: unknown key 'summry'"), "\(result.errors)")
        #expect(try text("specs/Home/Search.yml", in: folder) == search)
    }

    /// A scene that routes lead to already can be made the same way; so is one that an interrupted run left half made.
    @Test func aMissingDestinationIsMade() async throws {
        let folder = try await project()
        try folder.write("scene: Search\nroutes: { jar: Jar }\n", to: "specs/Home/Search.yml")
        let result = try await run("new scene Jar --module Home --route-from Search", in: folder)
        #expect(result.succeeded, "\(result.errors)")
        #expect(try text("specs/Home/Search.yml", in: folder) == "scene: Search\nroutes: { jar: Jar }\n")
    }

    @Test func aSpecThatCantBeEditedIsSaidSo() async throws {
        let folder = try await project()
        try folder.write("scene: Search\nroutes:\n  <<: { detail: Detail }\n", to: "specs/Home/Search.yml")
        let before = try FileTree.read(folder.url)
        let result = try await run("new scene Jar --module Home --param jarID:Int64 --route-from Search", in: folder)
        #expect(result.status == 1)
        #expect(result.errors.contains("specs/Home/Search.yml:2:1: error: 'jar' can't be added to 'routes' here"))
        #expect(result.errors.contains("jar: { to: Jar, with: [jarID], present: push }"))
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func whatIsInTheWayStays() async throws {
        let folder = try await project()
        try folder.write("mine", to: "specs/Home/Jar.yml/notes.txt")
        let before = try FileTree.read(folder.url)
        let result = try await run("new scene Jar --module Home --route-from Search", in: folder)
        #expect(result.status == 1)
        let message = "specs/Home/Jar.yml:1:1: error: a spec is a file, and this is a folder"
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(try FileTree.read(folder.url) == before)
    }

    /// A linked spec isn't written through, and the new one isn't written without it.
    @Test func specsAreWrittenTogether() async throws {
        let folder = try await project()
        let spec = folder.url.appendingPathComponent("specs/Home/Search.yml")
        let real = folder.url.appendingPathComponent("specs/.real")
        try FileManager.default.moveItem(at: spec, to: real)
        try FileManager.default.createSymbolicLink(at: spec, withDestinationURL: real)
        let before = try FileTree.read(folder.url)
        let result = try await run("new scene Jar --module Home --route-from Search", in: folder)
        #expect(result.status == 74, "\(result.everything)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(.onlyInTestAll) func specsMayLieInThePackagesOwnFolder() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "project.yml")
        try folder.write("scene: Search\n", to: "Home/Search.yml")
        try folder.write("scene: Detail\n", to: "Home/Detail.yml")
        #expect(try await run("generate --specs .", in: folder).succeeded)
        let before = try FileTree.read(folder.url)
        #expect(try await run("new module Shelves --specs .", in: folder).succeeded)
        let scene = try await run("new scene Jar --module Shelves --route-from Search --specs .", in: folder)
        #expect(scene.succeeded, "\(scene.errors)")
        #expect(before.keys.allSatisfy(try FileTree.read(folder.url).keys.contains))
        #expect(try await run("move scene Jar --module Home --yes --specs .", in: folder).succeeded)
        #expect(try await run("check --skip lint --specs .", in: folder).succeeded)
    }
}
