import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The first day in an app that has no descriptors: its functions put screens together.
@Suite struct AdoptAssembliesTests {
    private func copy(of app: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let source = Repository.root.appendingPathComponent("Tests/Fixtures/Adoption/Apps/\(app)")
        for item in try FileManager.default.contentsOfDirectory(atPath: source.path) {
            try folder.copy(source.appendingPathComponent(item), to: item)
        }
        return folder
    }

    @Test(.onlyInTestAll, arguments: ["Aviary", "Quarry"])
    func theAppBuildsAndItsTestsPassUnedited(app: String) async throws {
        let folder = try copy(of: app)
        let before = try FileTree.read(folder.url)
        let patch = try await Tool.vipergen("adopt", "--diff", in: folder.url)
        #expect(try FileTree.read(folder.url) == before, "'--diff' changes nothing")
        let run = try await Tool.vipergen("adopt", in: folder.url)
        #expect(run.status == 0, "\(run.everything)")
        let after = try FileTree.read(folder.url)
        #expect(before.allSatisfy { after[$0.key] == $0.value }, "no source changes")
        let other = try copy(of: app)
        try other.write(patch.output, to: "adopt.patch")
        let applied = try await Tool.run("git", ["apply", "adopt.patch"], in: other.url)
        #expect(applied.succeeded, "\(applied.everything)")
        let patched = try FileTree.read(other.url)
        #expect(
            after.filter { !$0.key.hasSuffix(".json") } == patched.filter { $0.key != "adopt.patch" },
            "'--diff' is the same"
        )
        if app == "Aviary" {
            let page = try MarkdownPage("docs/existing-apps.md")
            let call = try #require(page.block(after: "how code of Aviary opens a screen"))
            let head = "@MainActor func open(_ sighting: Sighting, _ environment: AppEnvironment) -> UIViewController"
            try folder.write("import UIKit\n\n\(head) {\n\(call)}\n", to: "Sources/Aviary/App/Opening.swift")
        }
        let tests = try await Tool.run("swift", ["test", "-Xswiftc", "-warnings-as-errors"], in: folder.url)
        #expect(tests.succeeded, "\(tests.everything)")
    }

    @Test(.onlyInTestAll) func aScreenThatNobodyBuildsIsTold() async throws {
        let folder = try copy(of: "Aviary")
        #expect(try await Tool.vipergen("adopt", in: folder.url).succeeded)
        let path = "Sources/Birds/Bird.swift"
        let source = try folder.read(path)
        try folder.write(source.replacing("build(for bird: Bird)", with: "build(with bird: Bird)"), to: path)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(
            check.errors.hasPrefix(
                "specs/Aviary/Song.yml:4:10: error: 'SongModule' has no 'build(for:)', which the switch calls to show 'Song'"
            ),
            "\(check.everything)"
        )
        let build = try await Tool.run("swift", ["build"], in: folder.url)
        #expect(!build.succeeded && build.everything.contains("incorrect argument label"), "\(build.everything)")
    }

    @Test func anotherRunChangesNothingAndCheckSucceeds() async throws {
        let folder = try copy(of: "Quarry")
        let run = try await Tool.vipergen("adopt", in: folder.url)
        #expect(run.output.contains("Quarry: 5 of 7 screens adopted; 2 stay written by hand"), "\(run.everything)")
        #expect(run.output.contains("resolve(ViewDescriptor.SortingDescriptor())"), "\(run.everything)")
        let before = try FileTree.read(folder.url)
        let again = try await Tool.vipergen("adopt", in: folder.url)
        #expect(again.output.contains("5 of 7 screens adopted already"), "\(again.everything)")
        #expect(try FileTree.read(folder.url) == before)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.output == "Quarry: up to date\n" && check.errors == "", "\(check.everything)")
        let report = try await Tool.vipergen("report", in: folder.url)
        #expect(report.output.hasPrefix("Quarry: 5 scenes, 100% migrated, 5 of them by hand"), "\(report.everything)")
    }

    /// What has come since gets a spec, and the container that `project.yml` names stays the environment.
    @Test func itIsRunAgainForNewScreens() async throws {
        let folder = try copy(of: "Quarry")
        _ = try await Tool.vipergen("adopt", in: folder.url)
        let more = """
            final class BigFactory {
                \((1...9).map { "func makeThing\($0)() -> UIViewController { UIViewController() }" }.joined(separator: "\n"))
            }
            enum MapModule { static func build(zoom: Int) -> UIViewController { UIViewController() } }
            """
        try folder.write(more, to: "Sources/Quarry/More.swift")
        let run = try await Tool.vipergen("adopt", in: folder.url)
        #expect(run.output.contains("create specs/Quarry/Map.yml"), "\(run.everything)")
        #expect(run.output.contains("6 of 17 screens adopted, 5 of them before"), "\(run.everything)")
    }

    /// An environment that has come with the switch stays it when containers come as well.
    @Test func theEnvironmentThatCameStays() async throws {
        let folder = try TemporaryFolder()
        let module = "enum FilmModule { static func build() -> UIViewController { UIViewController() } }\n"
        try folder.write(module, to: "Sources/App/Film.swift")
        #expect(try await Tool.vipergen("adopt", in: folder.url).succeeded)
        let factory = "final class Factory { func makeCast() -> UIViewController { UIViewController() } }\n"
        try folder.write(factory + module.replacing("Film", with: "Seats"), to: "Sources/App/More.swift")
        let run = try await Tool.vipergen("adopt", in: folder.url)
        #expect(run.output.contains("App: 2 of 3 screens adopted, 1 of them before"), "\(run.everything)")
    }

    /// An overload is another screen, be it by its labels or by its types.
    @Test func overloadsThatComeLaterAreAdopted() async throws {
        let folder = try TemporaryFolder()
        func write(_ parameters: String...) throws {
            let functions = parameters.map {
                "    static func build(\($0)) -> UIViewController { UIViewController() }\n"
            }
            try folder.write("enum FilmModule {\n\(functions.joined())}\n", to: "Sources/App/Film.swift")
        }
        try write("id: Int, day: Date? = nil")
        #expect(try await Tool.vipergen("adopt", in: folder.url).succeeded)
        try write("id: Int, day: Date? = nil", "id: String", "", "title: String")
        let run = try await Tool.vipergen("adopt", in: folder.url)
        #expect(run.output.contains("App: 4 of 4 screens adopted, 1 of them before"), "\(run.everything)")
        let again = try await Tool.vipergen("adopt", in: folder.url)
        #expect(again.output.contains("App: 4 of 4 screens adopted already"), "\(again.everything)")
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.output == "App: up to date\n" && check.errors == "", "\(check.everything)")
        try write("id: Int, day: Date? = nil", "id: String", "", "title: Substring")
        let changed = try await Tool.vipergen("adopt", in: folder.url)
        #expect(changed.output.contains("App: 4 of 4 screens adopted already"), "\(changed.everything)")
    }

    /// A function of the container's that is gone is told at the spec that calls it.
    @Test func aFunctionOfTheContainersIsChecked() async throws {
        let folder = try copy(of: "Quarry")
        _ = try await Tool.vipergen("adopt", in: folder.url)
        let path = "Sources/Quarry/App/QuarryContainer.swift"
        let source = try folder.read(path)
        try folder.write(source.replacing("makeTourViewController(tourID", with: "makeTour(tourID"), to: path)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(
            check.errors.contains(
                "specs/Quarry/Tour.yml:4:10: error: 'QuarryContainer' has no 'makeTourViewController(tourID:_:)'"
            ),
            "\(check.everything)"
        )
    }

    @Test func itListsForProgramsAndPeople() async throws {
        let folder = try copy(of: "Aviary")
        let before = try FileTree.read(folder.url)
        let list = try await Tool.vipergen("adopt", "--dry-run", in: folder.url)
        #expect(list.output.contains("would create specs/Aviary/SightingDetail.yml"), "\(list.everything)")
        let json = try await Tool.vipergen("adopt", "--format", "json", in: folder.url)
        #expect(json.output.contains("\"function\": \"SongModule.build(for:)\""), "\(json.everything)")
        #expect(json.output.contains("\"builder\": \"SongModule.build(for: descriptor.bird)\""), "\(json.everything)")
        #expect(json.output.contains("\"remedy\": \"make it and its type public\""), "\(json.everything)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func thePageShowsWhatIsPrinted() async throws {
        let folder = try copy(of: "Aviary")
        let page = try MarkdownPage("docs/existing-apps.md")
        let list = try await Tool.vipergen("adopt", "--dry-run", in: folder.url)
        let printed = try #require(page.block(after: "printed by vipergen adopt --dry-run of Aviary"))
        #expect(list.errors.hasPrefix(printed), "\(list.errors)")
        _ = try await Tool.vipergen("adopt", in: folder.url)
        for path in ["specs/Aviary/SightingDetail.yml", "Sources/Aviary/Generated/AppEnvironment+AdoptedScenes.swift"] {
            let shown = try #require(page.block(after: "\(path) of Aviary"))
            #expect(try folder.read(path).contains(shown), "\(path)")
        }
    }

    /// With the first generated scene, the runtime and its modules come.
    @Test(.onlyInTestAll) func theFirstGeneratedSceneNeedsTheRuntime() async throws {
        let folder = try copy(of: "Aviary")
        _ = try await Tool.vipergen("adopt", in: folder.url)
        try folder.write("scene: Nest\nstyle: uikit\n", to: "specs/Aviary/Nest.yml")
        let run = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        #expect(run.errors.contains("error: missing key 'runtime'"), "\(run.everything)")
        let project = try folder.read("specs/project.yml")
        let runtime = "runtime: \(Repository.root.path)\n"
        try folder.write(project.replacing("manifest: team", with: "\(runtime)manifest: team"), to: "specs/project.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let check = try await Tool.vipergen("check", in: folder.url)
        let missing = check.errors.matches(of: /Package.swift has no target '(\w+)'/).map { String($0.output.1) }
        #expect(missing == ["AviaryCore", "AviaryHeadless", "AviaryInterface"], "\(check.everything)")
        #expect(!check.errors.contains("missing-declaration"), "\(check.everything)")
    }

    /// What opens screens in other ways is named, beside what is adopted as well.
    @Test func otherHabitsAreNamed() async throws {
        let folder = try TemporaryFolder()
        let source = """
            final class AppCoordinator {
                func start() { router.push(FilmViewController(), animated: true) }
            }
            """
        try folder.write(source, to: "Sources/App/App.swift")
        let none = try await Tool.vipergen("adopt", in: folder.url)
        #expect(none.status == 1)
        #expect(
            none.errors.contains("Sources/App/App.swift:2:27: note: 'AppCoordinator' shows 1 screen itself; make each"),
            "\(none.everything)"
        )
        try folder.write(
            "enum CastModule { static func build() -> UIViewController { UIViewController() } }\n",
            to: "Sources/App/Cast.swift"
        )
        let some = try await Tool.vipergen("adopt", in: folder.url)
        #expect(some.output.contains("App: 1 of 1 screens adopted"), "\(some.everything)")
        #expect(
            some.errors.contains(
                "Sources/App/App.swift:2:27: warning: 'AppCoordinator' shows 1 screen itself [not-adopted]"
            ),
            "\(some.everything)"
        )
    }
}
