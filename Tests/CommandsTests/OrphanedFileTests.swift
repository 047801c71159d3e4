import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Files that belong to no scene any more are told until they are gone or listed.
@Suite struct OrphanedFileTests {
    private static let presenter = "Sources/Shelves/Application/Jar/JarPresenter.swift"
    private static let tests = "Tests/ShelvesTests/JarTests.swift"

    /// A project whose scene `Jar` was generated, and whose spec went.
    private func pantry() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Jar\nevents: [didTapOpen]\n", to: "specs/Shelves/Jar.yml")
        try folder.write("scene: ShelfList\n", to: "specs/Shelves/ShelfList.yml")
        #expect(try await Tool.vipergenOnce("generate", in: folder).succeeded)
        try remove("specs/Shelves/Jar.yml", in: folder)
        return folder
    }

    private func remove(_ path: String, in folder: TemporaryFolder) throws {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
    }

    private func told(_ run: ToolRun) -> [String] {
        run.errors.split(separator: "\n").filter { $0.contains("[orphaned-file]") }.map {
            String($0.prefix { $0 != ":" })
        }
    }

    @Test func areToldByEveryRunUntilTheyAreGone() async throws {
        let folder = try await pantry()
        _ = try await Tool.vipergen("generate", in: folder.url)
        for command in ["generate", "generate --dry-run", "check --skip lint --skip members"] {
            let run = try await Tool.vipergen(
                command.split(separator: " ").map(String.init),
                in: folder.url
            )
            #expect(run.succeeded, "\(run.errors)")
            #expect(told(run).contains(OrphanedFileTests.presenter), "\(command): \(run.errors)")
            #expect(told(run).contains(OrphanedFileTests.tests), "\(command): \(run.errors)")
            #expect(
                run.errors.contains(
                    "\(OrphanedFileTests.presenter):1:1: warning: 'JarPresenter.swift' belongs to no scene: there is no scene 'Jar' [orphaned-file]"
                )
            )
        }
        let page = try MarkdownPage("docs/sync.md")
        let shown = try #require(page.block(after: "printed by vipergen generate without a scene"))
        #expect(try await Tool.vipergen("generate", in: folder.url).errors.contains(shown))
        // What `sync` says more of, it says once.
        let sync = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(sync.errors.contains("'JarPresenter' conforms to 'JarPresenterContract'"))
        #expect(!told(sync).contains(OrphanedFileTests.presenter))
        #expect(told(sync).contains(OrphanedFileTests.tests))
        // What writes the same files tells the same.
        let new = try await Tool.vipergen("new", "module", "Pots", "--dry-run", in: folder.url)
        #expect(new.succeeded && told(new) == told(sync), "\(new.everything)")
        try remove("Sources/Shelves/Application/Jar", in: folder)
        #expect(told(try await Tool.vipergen("generate", in: folder.url)) == [OrphanedFileTests.tests])
        try remove(OrphanedFileTests.tests, in: folder)
        #expect(try await Tool.vipergen("check", in: folder.url).errors == "")
    }

    /// The path of what went, or a slip in it, keeps nothing.
    @Test func aPathThatNothingHasIsTold() async throws {
        let folder = try await pantry()
        let project = "project: Pantry\nruntime: ../..\nunmanaged: "
        try folder.write(
            project + "[Sources/Shelvs/Application/Jar, \(OrphanedFileTests.tests)x]\n",
            to: "specs/project.yml"
        )
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1, "\(run.everything)")
        #expect(
            run.errors.contains(
                "error: no scaffold and no file or folder has the path 'Sources/Shelvs/Application/Jar' [unknown-name]"
            )
        )
        #expect(run.errors.contains("did you mean '\(OrphanedFileTests.tests)'?"), "\(run.errors)")
    }

    @Test func areLeftAloneWhereTheyAreListed() async throws {
        let folder = try await pantry()
        let project = "project: Pantry\nruntime: ../..\nunmanaged: "
        let paths = "[Sources/Shelves/Application/Jar/, \(OrphanedFileTests.tests)]\n"
        try folder.write(project + paths, to: "specs/project.yml")
        for command in [["generate"], ["check", "--skip", "lint"]] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.succeeded && told(run) == [], "\(run.everything)")
        }
    }

    /// The module moves with the spec, and the files stay.
    @Test func nameTheModuleThatHasTheScene() async throws {
        let folder = try await pantry()
        try folder.write("scene: Jar\nevents: [didTapOpen]\n", to: "specs/Cellar/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let run = try await Tool.vipergen("generate", in: folder.url)
        let told = "'JarViewController.swift' belongs to no scene: 'Jar' is in the module 'Cellar'"
        #expect(run.errors.contains(told), "\(run.errors)")
        #expect(run.errors.contains("note: move the code to the files of 'Jar' in 'Cellar', then delete this file"))
    }

    @Test func areOnlyThoseWithTheNamesOfScaffolds() async throws {
        let folder = try await pantry()
        try remove("Sources/Shelves/Application/Jar", in: folder)
        try remove(OrphanedFileTests.tests, in: folder)
        let own = [
            "Sources/Shelves/Application/Lid/LidCell.swift", "Sources/Shelves/Application/Lid/Presenter.swift",
            "Sources/Shelves/Domain/LidPresenter.swift", "Sources/Shelves/Application/ShelfList/ShelfListView.swift",
            "Sources/Shelves/Application/ShelfList/ShelfListRepository.swift", "Sources/Shelves/LidPresenter.swift",
            "Sources/Shelves/Application/Lid/JarPresenter.swift", "Tests/ShelvesTests/LidTests.swift",
            "Tests/ShelvesTests/LidPresenterTests.swift",
        ]
        for path in own { try folder.write("// \(path)\n", to: path) }
        for command in [["generate"], ["check"], ["generate", "--sync"]] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.succeeded && told(run) == [], "\(run.errors)")
        }
    }

    /// Sections, contents and parts that are no longer in a spec, and nibs.
    @Test func arePiecesOfScenesToo() async throws {
        let folder = try TemporaryFolder()
        func write(section: String, part: String, view: String) throws {
            let contents = "contents: { page: { \(section): { state: [title] } } }\n"
            try folder.write("style: swiftui\nstate: { title: String }\n\(contents)", to: "specs/Shelves/Jar.yml")
            let parts = "parts: { \(part): { state: { title: String } } }\n"
            try folder.write("style: mvvm\n\(parts)", to: "specs/Shelves/Lid.yml")
            try folder.write("style: uikit\n\(view)", to: "specs/Shelves/Can.yml")
        }
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try write(section: "head", part: "note", view: "view: xib\n")
        #expect(told(try await Tool.vipergen("generate", in: folder.url)) == [])
        try write(section: "top", part: "text", view: "")
        _ = try await Tool.vipergen("generate", in: folder.url)
        let application = "Sources/Shelves/Application"
        let left = [
            "\(application)/Jar/Sections/JarHeadSection.swift", "\(application)/Lid/LidNoteView.swift",
            "Sources/Shelves/Resources/CanViewController.xib",
        ]
        for command in ["generate", "check --skip lint --skip members", "generate --sync"] {
            let run = try await Tool.vipergen(
                command.split(separator: " ").map(String.init),
                in: folder.url
            )
            #expect(told(run) == left, "\(command): \(run.errors)")
            for reason in ["of 'Jar' has no such section", "of 'Lid' has no such part", "of 'Can' has another 'view'"] {
                #expect(run.errors.contains(reason), "\(run.errors)")
            }
        }
        // A view of the team's own, which another one shows.
        try folder.write("struct Shown { let head: JarHeadSection }\n", to: "\(application)/Jar/Shown.swift")
        try folder.write("struct LidNoteView {}\n", to: left[1])
        try folder.write("<document/>\n", to: left[2])
        #expect(told(try await Tool.vipergen("generate", in: folder.url)) == [])
        for spec in ["Jar", "Lid", "Can"] { try remove("specs/Shelves/\(spec).yml", in: folder) }
        try folder.write("scene: ShelfList\n", to: "specs/Shelves/ShelfList.yml")
        _ = try await Tool.vipergen("generate", in: folder.url)
        let all = told(try await Tool.vipergen("generate", in: folder.url))
        #expect(all.contains(left[0]) && all.contains("\(application)/Lid/LidTextView.swift"), "\(all)")
        #expect(!all.contains(left[1]) && !all.contains(left[2]))
    }
}
