import CommandTestSupport
import Foundation
import Testing
import TestSupport

@testable import FileEmission

@Suite struct RenameTests {
    private static let project = """
        project: Pantry   # ours
        runtime: ../..
        start: Search
        services:
          jars: { type: JarStore, default: MemoryJarStore() }
        unmanaged: [Tests/HomeTests/JarTests.swift]

        """

    private func project() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.project, to: "specs/project.yml")
        try folder.write(
            "scene: Search\nuses: [jars]\nroutes:\n  jar: { to: \"Jar\" } # there\n  lid: 'Lid'\n",
            to: "specs/Home/Search.yml"
        )
        try folder.write("scene: Jar\r\nstyle: swiftui\r\nstate: { title: String }\r\n", to: "specs/Home/Jar.yml")
        try folder.write("scene: Lid\nstyle: mvvm\n", to: "specs/Home/Lid.yml")
        try folder.write("scene: JarSize\n", to: "specs/Home/JarSize.yml")
        try folder.write(
            "public protocol JarStore: Sendable {}\npublic struct MemoryJarStore: JarStore { public init() {} }\n",
            to: "Sources/PantryCore/JarStore.swift"
        )
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        try folder.write(
            """
            // JarPresenter is fine.
            enum Box { struct JarState {} ; func show(_ state: JarState) {} }
            struct JarRow { let label = "jar.title" }
            func show(_ state: JarState, jar: Int) -> Int { jar }
            struct JarSizeRow {}

            """,
            to: "Sources/Home/Application/Jar/JarRow.swift"
        )
        return folder
    }

    private func rename(_ arguments: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(["rename"] + arguments, in: folder.url)
    }

    private static let renames = [
        ("scene", "Jar", "Glass", "Sources/Home/Application/Glass/GlassView.swift"),
        ("scene", "Search", "Find", "Sources/Home/Application/Find/FindViewController.swift"),
        ("scene", "Lid", "Cover", "Sources/Home/Application/Cover/CoverViewModel.swift"),
        ("module", "Home", "Shelves", "Sources/Shelves/Application/Jar/JarView.swift"),
        ("service", "jars", "glasses", "Sources/Pantry/AppEnvironment.swift"),
    ]

    @Test(arguments: TestExtent.sample([renames[1], renames[3]], of: renames))
    func thereAndBackGivesTheSameBytes(kind: String, old: String, new: String, file: String) async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let run = try await rename(kind, old, new, "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let after = try FileTree.read(folder.url)
        #expect(after != before && after[file] != nil)
        #expect(try await Tool.vipergen("check", "--skip", "lint", in: folder.url).succeeded)
        let back = try await rename(kind, new, old, "--yes", in: folder)
        #expect(back.succeeded, "\(back.errors)")
        #expect(try FileTree.read(folder.url) == before)
    }

    /// The paths of what is left alone, there or not, and no others.
    @Test func pathsThatAreLeftAloneFollow() async throws {
        let folder = try await project()
        func unmanaged(_ paths: String...) -> String {
            Self.project.replacing("[Tests/HomeTests/JarTests.swift]", with: "[\(paths.joined(separator: ", "))]")
        }
        let specs = unmanaged(
            "Tests/HomeTests/JarTests.swift",
            "Tests/HomeTests/JarSizeTests.swift",
            "Sources/Home/Application/Jar/JarRow.swift",
            "Sources/Homes"
        )
        try folder.write("// kept\n", to: "Sources/Homes/Old.swift")
        try folder.write(specs, to: "specs/project.yml")
        func text() throws -> String {
            let url = folder.url.appendingPathComponent("specs/project.yml")
            return String(decoding: try Data(contentsOf: url), as: UTF8.self)
        }
        let scene = try await rename("scene", "Jar", "Glass", "--yes", in: folder)
        #expect(scene.succeeded, "\(scene.everything)")
        let renamed = unmanaged(
            "Tests/HomeTests/GlassTests.swift",
            "Tests/HomeTests/JarSizeTests.swift",
            "Sources/Home/Application/Glass/GlassRow.swift",
            "Sources/Homes"
        )
        #expect(try text() == renamed)
        let module = try await rename("module", "Home", "Shelves", "--yes", in: folder)
        #expect(module.succeeded, "\(module.everything)")
        let moved = renamed.replacing("Tests/HomeTests/", with: "Tests/ShelvesTests/")
            .replacing("Sources/Home/", with: "Sources/Shelves/")
        #expect(try text() == moved)
    }

    /// The module before the team's own type.
    @Test func theModuleOfTheEnvironmentFollows() async throws {
        let folder = try TemporaryFolder()
        let project = "project: Pantry\nruntime: ../..\nenvironment: Home.Session # ours\n"
        try folder.write(project, to: "specs/project.yml")
        try folder.write("scene: Jar\n", to: "specs/Home/Jar.yml")
        try folder.write("@MainActor\npublic final class Session {}\n", to: "Sources/Home/Session.swift")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let run = try await rename("module", "Home", "Shelves", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        #expect(try folder.read("specs/project.yml") == project.replacing("Home", with: "Shelves"))
    }

    /// A variant's scene is a key, and its flag begins with a service.
    @Test(
        arguments: TestExtent.first(
            1,
            of: [("scene", "Lid", "Cover", "Cover: jars.isNew"), ("service", "jars", "pots", "Lid: pots.isNew")]
        )
    )
    func variantsFollow(kind: String, old: String, new: String, variant: String) async throws {
        let folder = try await project()
        try folder.write("scene: Jar\nvariants: { Lid: jars.isNew } # soon\n", to: "specs/Home/Jar.yml")
        try folder.write(
            "public protocol JarStore: Sendable { var isNew: Bool { get } }\n"
                + "public struct MemoryJarStore: JarStore { public let isNew = false; public init() {} }\n",
            to: "Sources/PantryCore/JarStore.swift"
        )
        let run = try await rename(kind, old, new, "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        #expect(try folder.read("specs/Home/Jar.yml") == "scene: Jar\nvariants: { \(variant) } # soon\n")
    }

    @Test func changesWhatIsOfTheSceneAndListsTheRest() async throws {
        let folder = try await project()
        let run = try await rename("scene", "Jar", "Glass", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let text = { (path: String) in
            String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
        }
        #expect(try text("specs/Home/Glass.yml") == "scene: Glass\r\nstyle: swiftui\r\nstate: { title: String }\r\n")
        #expect(try text("specs/Home/Search.yml").contains("  jar: { to: \"Glass\" } # there\n  lid: 'Lid'\n"))
        let projectAfter = Self.project.replacing("JarTests", with: "GlassTests")
        #expect(try text("specs/project.yml") == projectAfter)
        let expected = """
            // JarPresenter is fine.
            enum Box { struct JarState {} ; func show(_ state: JarState) {} }
            struct GlassRow { let label = "jar.title" }
            func show(_ state: GlassState, jar: Int) -> Int { jar }
            struct JarSizeRow {}

            """
        #expect(try text("Sources/Home/Application/Glass/GlassRow.swift") == expected)
        for place in ["1:4: warning: 'JarPresenter'", "3:32: warning: 'jar'"] {
            #expect(run.errors.contains("Sources/Home/Application/Glass/GlassRow.swift:\(place)"), "\(run.errors)")
        }
        #expect(!run.errors.contains("GlassRow.swift:2:"))
    }

    /// Headers, and imports of what Swift declares for them, too.
    @Test(
        arguments: TestExtent.first(
            1,
            of: [
                ("scene", "Jar", "Glass", ["Sources/Home/Old.h:1:8: 'JarPresenter' 'GlassPresenter'"]),
                (
                    "module", "Home", "Shelves",
                    [
                        "Sources/Shelves/Old.m:1:10: 'Home' 'Shelves'", "Sources/Shelves/Old.m:2:10: 'Home' 'Shelves'",
                        "Sources/Shelves/Old.m:2:15: 'Home' 'Shelves'",
                        "Sources/Shelves/Old.m:3:9: 'HomeInterface' 'ShelvesInterface'",
                    ]
                ),
            ]
        )
    )
    func objectiveCIsListed(kind: String, old: String, new: String, places: [String]) async throws {
        let folder = try await project()
        let texts = [
            "h": "@class JarPresenter, JarPresenters; // a jar\n",
            "m": "#import \"Home-Swift.h\"\n#import <Home/Home.h>\n@import HomeInterface; // Jar, at home\n",
        ]
        for (ending, text) in texts { try folder.write(text, to: "Sources/Home/Old.\(ending)") }
        let run = try await rename(kind, old, new, "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let told = run.errors.split(separator: "\n").filter { $0.contains("/Old.") && $0.contains(": warning: ") }
        let expected = places.map { place in
            let parts = place.split(separator: " ")
            return
                "\(parts[0]) warning: \(parts[1]) may be what is now called \(parts[2]); it was left as it is [name-left]"
        }
        #expect(told.map(String.init) == expected, "\(run.errors)")
        for (ending, text) in texts {
            #expect(try folder.read("Sources/\(kind == "module" ? new : "Home")/Old.\(ending)") == text)
        }
    }

    /// A module's views, test support and sandbox lie beside it, wherever its own folder is.
    @Test(
        arguments: TestExtent.first(
            1,
            of: [
                (
                    "scene", "Jar", "Glass", "Application/Glass/GlassView.swift",
                    "import HomeTestSupport\nlet a: GlassState?\n"
                ),
                (
                    "module", "Home", "Shelves", "Application/Jar/JarView.swift",
                    "import ShelvesTestSupport\nlet a: JarState?\n"
                ),
            ]
        )
    )
    func modulesOutsideOfSourcesAreRead(
        kind: String,
        old: String,
        new: String,
        view: String,
        sandbox: String
    ) async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("uiModule: true\nsandbox: true\nsources: Modules/Home\n", to: "specs/Home/module.yml")
        try folder.write("scene: Jar\nstyle: swiftui\nstate: { title: String }\n", to: "specs/Home/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let (own, use) = ("Modules/HomeSandbox/Own.swift", "import HomeTestSupport\nlet a: JarState?\n")
        try folder.write(use, to: own)
        let path = "Modules/HomeUI/Application/Jar/JarView.swift"
        try folder.write("import HomeInterface\n" + (try folder.read(path)), to: path)
        let run = try await rename(kind, old, new, "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        #expect(try folder.read(own) == sandbox)
        let text = try folder.read("Modules/HomeUI/\(view)")
        let isScene = kind == "scene"
        #expect(text.contains("struct \(isScene ? "Glass" : "Jar")View"), "\(text)")
        #expect(text.hasPrefix("import \(isScene ? "Home" : "Shelves")Interface\n"), "\(text)")
        #expect(try await Tool.vipergen("check", "--skip", "lint", in: folder.url).succeeded)
    }

    @Test(arguments: [
        ("scene", "Jra", "Glass", "there is no scene 'Jra'", "did you mean 'Jar'?"),
        ("module", "Hoem", "Shelves", "there is no module 'Hoem'", "did you mean 'Home'?"),
        ("service", "jar", "glasses", "there is no service 'jar'", "did you mean 'jars'?"),
        ("scene", "Jar", "Lid", "there is already a scene 'Lid'", "specs/Home/Lid.yml:1:8: note: it is here"),
        ("scene", "Jar", "LID", "only in upper and lower case", "choose another name"),
        ("scene", "Jar", "glass jar", "'glass jar'", "note: "),
        ("service", "jars", "switch", "'switch'", "note: "),
        ("module", "Pantry", "Larder", "it follows from the name of the project", "add 'app: Pantry'"),
        ("scene", "Jar", "jar", "'jar' names types", "it is called 'Jar' already; choose another name"),
        ("scene", "Jar", "Jar", "is the name that it has already", "choose another name"),
    ])
    func refusesANameAndChangesNothing(
        kind: String,
        old: String,
        new: String,
        message: String,
        note: String
    ) async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let run = try await rename(kind, old, new, "--yes", in: folder)
        // No file can make a name of these, nor a new one of the old.
        #expect(run.status == (["glass jar", "switch", "jar", old].contains(new) ? 64 : 1), "\(run.everything)")
        #expect(run.errors.contains(message) && run.errors.contains(note), "\(run.errors)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(
        arguments: TestExtent.first(
            1,
            of: [
                ("[Search, Lid]", "[Search, Cover]"),
                ("{ Search: , Lid: { image: lid } }", "{ Search: , Cover: { image: lid } }"),
            ]
        )
    )
    func aTabLeadsToTheNewName(before: String, after: String) async throws {
        let folder = try await project()
        let tabs = Self.project.replacing("start: Search", with: "tabs: \(before)")
        try folder.write(tabs, to: "specs/project.yml")
        try folder.write("routes: { top: { present: tab Lid } }\n", to: "specs/Home/JarSize.yml")
        let run = try await rename("scene", "Lid", "Cover", "--yes", in: folder)
        #expect(run.succeeded, "\(run.everything)")
        #expect(try folder.read("specs/project.yml").contains("tabs: \(after)"))
        #expect(try folder.read("specs/Home/JarSize.yml") == "routes: { top: { present: tab Cover } }\n")
    }

    @Test func anImportThatMayBeMissingHasTheNewName() async throws {
        let folder = try await project()
        let types = "descriptors: { imports: [Foundation, Home?] }\n"
        try folder.write(Self.project + types, to: "specs/project.yml")
        let run = try await rename("module", "Home", "Shelves", "--yes", in: folder)
        #expect(run.succeeded, "\(run.everything)")
        #expect(try folder.read("specs/project.yml").contains("imports: [Foundation, Shelves?]"))
    }

    @Test func aTypeOfTheNewNameIsInTheWay() async throws {
        let folder = try await project()
        try folder.write("struct GlassState {}\n", to: "Sources/Home/Glass.swift")
        let before = try FileTree.read(folder.url)
        let run = try await rename("scene", "Jar", "Glass", "--yes", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("Sources/Home/Glass.swift:1:8: error: 'GlassState'"), "\(run.errors)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(arguments: TestExtent.sample(["--diff"], of: ["--dry-run", "--diff"]))
    func onlyPrints(option: String) async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let run = try await rename("scene", "Jar", "Glass", option, in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let line = option == "--diff" ? "+scene: Glass" : "would move specs/Home/Jar.yml to specs/Home/Glass.yml"
        #expect(run.output.contains(line), "\(run.output)")
        #expect(try FileTree.read(folder.url) == before)
    }

    private static let accepted = [
        ("scene", "Shelf", "Rack"), ("module", "Shelves", "Racks"), ("module", "Home", "Entry"),
    ]

    @Test(arguments: TestExtent.sample([accepted[0]], of: accepted))
    func whatABaselineAcceptsStaysAccepted(kind: String, old: String, new: String) async throws {
        let folder = try await project()
        let rules = "lint: { incomplete-previews: warning }\n"
        try folder.write(Self.project + rules, to: "specs/project.yml")
        // A scene of its module's name.
        try folder.write("scene: Home\nstyle: swiftui\nstate: { count: Int }\n", to: "specs/Home/Home.yml")
        try folder.write("scene: Shelf\nstyle: swiftui\nstate: { count: Int }\n", to: "specs/Shelves/Shelf.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try folder.write("import Home\n", to: "Sources/Shelves/Application/Shelf/ShelfRow.swift")
        for command in ["lint", "report"] {
            let run = try await vipergen(command, "--write-baseline", "ci/\(command).txt", in: folder)
            #expect(run.succeeded, "\(run.errors)")
        }
        let handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent("ci/lint.txt"))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("# \(old): until the sale is over\n".utf8))
        try handle.close()
        let before = try FileTree.read(folder.url)
        let options = ["--yes", "--baseline", "ci/lint.txt", "--baseline", "./ci/report.txt"]
        let run = try await Tool.vipergen(["rename", kind, old, new] + options, in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        for command in ["lint", "report"] {
            let run = try await vipergen(command, "--baseline", "ci/\(command).txt", in: folder)
            #expect(run.succeeded && !run.output.contains("gone"), "\(run.everything)")
        }
        let back = try await Tool.vipergen(["rename", kind, new, old] + options, in: folder.url)
        #expect(back.succeeded, "\(back.errors)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(arguments: TestExtent.sample(["specs/project.yml"], of: ["../lint.txt", "specs/project.yml", "missing.txt"]))
    func whatIsNoBaselineOfThePackageStopsIt(path: String) async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let run = try await rename("scene", "Jar", "Glass", "--yes", "--baseline", path, in: folder)
        #expect(run.status != 0 && run.errors.contains(path), "\(run.everything)")
        #expect(try FileTree.read(folder.url) == before)
    }

    private func vipergen(_ arguments: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(arguments, in: folder.url)
    }

    /// All that a killed run can have done so far: each prefix of the steps, with the journal there.
    @Test func anInterruptedRenamingIsFinished() async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let command = ["scene", "Jar", "Glass", "--yes"]
        #expect(try await Tool.vipergen(["rename"] + command, in: folder.url).succeeded)
        let after = try FileTree.read(folder.url)
        let (spec, moved) = ("specs/Home/Jar.yml", "specs/Home/Glass.yml")
        let (old, new) = (try #require(before[spec]), try #require(after[moved]))
        let amendment = Amendment(path: "Home/Glass.yml", before: Array(old), after: Array(new))
        let steps: [Journal.Step] = [
            .init(.move(Relocation(from: "Home/Jar.yml", to: "Home/Glass.yml"))), .init(.amend(amendment)),
        ]
        let journal = Journal(
            command: "rename scene Jar Glass --yes",
            other: Array("..".utf8),
            regenerates: true,
            steps: steps
        )
        for isMoved in [false, true] {
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(moved))
            try folder.write(String(decoding: old, as: UTF8.self), to: isMoved ? moved : spec)
            let specs = try TargetDirectory.reading(folder.url.appendingPathComponent("specs").path)
            try folder.write(specs.homed(journal).text, to: "specs/.vipergen-journal")
            let run = try await Tool.vipergen(["rename"] + command, in: folder.url)
            #expect(run.succeeded, "\(run.errors)")
            #expect(try FileTree.read(folder.url) == after)
        }
    }

    @Test func thePageShowsWhatItDoes() async throws {
        let page = try MarkdownPage("docs/renaming.md")
        let folder = try TemporaryFolder()
        var last: ToolRun?
        for command in try #require(page.block(after: "run")).split(separator: "\n") {
            let run = try await Tool.script([String(command)], in: folder.url)
            #expect(run.succeeded, "\(command)\n\(run.errors)")
            last = run
        }
        let printed = try #require(page.block(after: "printed by the last command"))
        let output = try #require(last?.output)
        #expect(output.hasPrefix(printed), "\(output)")
        let errors = try #require(last?.errors)
        #expect(errors == page.block(after: "left by the last command"), "\(errors)")
    }
}
