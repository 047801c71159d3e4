import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The first day in an app that exists.
@Suite struct AdoptTests {
    /// How many descriptors each of the apps has, and how many of them are adopted.
    struct App: Sendable, CustomTestStringConvertible {
        var name: String
        var module: String
        var adopted: Int
        /// With arms that become methods.
        var applied: Int
        var all: Int
        var testDescription: String { name }
    }

    static let apps = [
        App(name: "Atlas", module: "Atlas", adopted: 6, applied: 9, all: 10),
        App(name: "Ferry", module: "FerryApp", adopted: 14, applied: 14, all: 16),
        App(name: "Gazette", module: "Gazette", adopted: 10, applied: 14, all: 15),
        App(name: "Larder", module: "Larder", adopted: 10, applied: 14, all: 15),
        App(name: "Ledger", module: "Ledger", adopted: 12, applied: 15, all: 15),
        App(name: "Marquee", module: "Marquee", adopted: 12, applied: 15, all: 16),
    ]

    private func copy(of app: String) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try AdoptionApp.copy(app, to: folder)
        return folder
    }

    private func git(_ arguments: String..., in folder: TemporaryFolder) async throws {
        let run = try await Tool.run("git", arguments, in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
    }

    @Test(.onlyInTestAll, arguments: apps)
    func theAppBuildsAndItsTestsPassUnedited(app: App) async throws {
        let folder = try await copy(of: app.name)
        let before = try FileTree.read(folder.url)
        let adoption = try await Tool.vipergen("adopt", in: folder.url)
        #expect(adoption.status == 0, "\(adoption.everything)")
        let summary = "\(app.module): \(app.adopted) of \(app.all) descriptors adopted"
        #expect(adoption.output.contains(summary), "\(adoption.everything)")
        let after = try FileTree.read(folder.url)
        #expect(before.allSatisfy { after[$0.key] == $0.value }, "no source changes")
        let generated = after.filter { $0.key.contains("/Generated/") && before[$0.key] == nil }
        #expect(generated.count == 1)
        let text = generated.values.map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(text.matches(of: /\n    case \S+\(/).count == app.adopted, "\(text)")
        let specs = after.keys.filter { $0.hasPrefix("specs/\(app.module)/") && !$0.hasSuffix("/module.yml") }
        #expect(specs.count <= app.adopted)

        let patch = try await Tool.vipergen("adopt", "--diff", in: folder.url)
        #expect(try FileTree.read(folder.url) == after, "'--diff' changes nothing")
        let applied = try await copyWithPatch(folder, patch.output)
        let change = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(change.status == 0, "\(change.everything)")
        #expect(try FileTree.read(folder.url) == applied, "'--apply' and 'git apply' do the same")
        let tests = try await Tool.run("swift", ["test"], in: folder.url)
        #expect(tests.succeeded, "\(tests.everything)")
    }

    /// By the patch and by the command, the specs name their schemas, and those are there.
    @Test(.onlyInTestAll) func specsNameTheirSchemas() async throws {
        let folder = try await copy(of: "Atlas")
        let patch = try await Tool.vipergen("adopt", "--diff", in: folder.url)
        let patched = try await copyWithPatch(folder, patch.output)
        let adoption = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(adoption.succeeded, "\(adoption.everything)")
        let after = try FileTree.read(folder.url)
        #expect(patched == after.filter { !$0.key.hasSuffix(".json") || patched[$0.key] != nil })
        for (path, data) in after where path.hasPrefix("specs/") && path.hasSuffix(".yml") {
            let first = try #require(String(decoding: data, as: UTF8.self).split(separator: "\n").first)
            let reference = try #require(first.split(separator: "=").last, "\(path)")
            let schema = URL(fileURLWithPath: String(reference), relativeTo: folder.url.appendingPathComponent(path))
            #expect(first.hasPrefix("# yaml-language-server: $schema="))
            #expect(FileManager.default.fileExists(atPath: schema.path), "\(path): \(schema.path)")
        }
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("specs/.schemas"))
        let again = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(again.succeeded && !FileManager.default.fileExists(atPath: folder.url.path + "/specs/.schemas"))
    }

    private func copyWithPatch(_ folder: TemporaryFolder, _ patch: String) async throws -> [String: Data] {
        let other = try TemporaryFolder()
        for (path, data) in try FileTree.read(folder.url) { try other.write(Array(data), to: path) }
        try other.write(patch, to: "../\(other.url.lastPathComponent).patch")
        let file = "../\(other.url.lastPathComponent).patch"
        try await git("apply", file, in: other)
        try FileManager.default.removeItem(at: other.url.appendingPathComponent(file))
        return try FileTree.read(other.url)
    }

    @Test(arguments: TestExtent.sample(Array(apps.prefix(1)), of: apps))
    func afterwardsCheckSucceedsAndAnotherRunChangesNothing(app: App) async throws {
        let folder = try await copy(of: app.name)
        _ = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.status == 0, "\(check.everything)")
        #expect(check.errors.components(separatedBy: "[handwritten-descriptor]").count - 1 == app.all - app.applied)
        let before = try FileTree.read(folder.url)
        let again = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(
            again.output.contains("\(app.applied) of \(app.all) descriptors adopted already"),
            "\(again.everything)"
        )
        #expect(try FileTree.read(folder.url) == before)
    }

    /// What the page shows of Marquee.
    @Test func thePageShowsWhatIsPrinted() async throws {
        let folder = try await copy(of: "Marquee")
        let run = try await Tool.vipergen("adopt", "--dry-run", in: folder.url)
        let page = try MarkdownPage("docs/existing-apps.md")
        let printed = try #require(page.block(after: "printed by vipergen adopt --dry-run"))
        let lines = (run.errors + run.output).components(separatedBy: "\n").filter {
            !$0.hasPrefix("would create specs/Marquee/")
        }
        let text = lines.joined(separator: "\n").replacing(/; [0-9.]+ s\n/, with: "\n")
        #expect(text == printed, "\(run.everything)")
        #expect(try FileTree.read(folder.url).keys.contains { $0.hasPrefix("specs/") } == false)
        let diff = try await Tool.vipergen("adopt", "--diff", in: folder.url)
        let hook = try #require(page.block(after: "what adopt --diff adds to the resolver"))
        #expect(diff.output.contains("+" + hook.trimmingCharacters(in: .newlines)), "\(diff.output)")
    }

    /// What its readers run first, in an app like theirs.
    @Test func theCommandsOfTheReadmeDoWhatTheySay() async throws {
        let folder = try await copy(of: "Gazette")
        let block = try #require(MarkdownPage("README.md").block(after: "run in an app"))
        let commands = block.split(separator: "\n").map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
        #expect(commands.count == 4)
        let run = try await Tool.script(commands, in: folder.url, stopsAtFailure: true)
        #expect(run.succeeded, "\(run.everything)")
        #expect(run.output.contains("Gazette: 10 of 15 descriptors would be adopted; 5 stay written by hand"))
        #expect(run.output.contains("Gazette: 14 of 15 descriptors adopted"))
        let generated = try folder.read("Sources/Gazette/Generated/Session+AdoptedScenes.swift")
        #expect(generated.contains("case .imprint:") && !generated.contains("vipergen"))
    }

    @Test(.onlyInTestAll) func whatASpecCannotSayKeepsItsArm() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            protocol Place {}
            struct Film: Place {}
            struct Home: Place {}
            struct HOME: Place {}
            final class Router {
                func open(_ place: any Place) -> UIViewController {
                    switch place {
                    case is Film: return FilmController()
                    case is Home: return HomeController()
                    case is HOME: return OldController()
                    default: return Closed()
                    }
                }
            }
            """,
            to: "Sources/App/Router.swift"
        )
        let run = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(run.errors.contains("'Home' stays written by hand: a spec can't say it"), "\(run.everything)")
        #expect(run.output.contains("App: 2 of 3 descriptors adopted"))
        let file = folder.url.appendingPathComponent("Sources/App/Router.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(!source.contains("OldController"))
        #expect(source.contains("case is Home: return HomeController()"))
    }

    @Test(.onlyInTestAll) func servicesAreWrittenButNothingIsMadeOfThem() async throws {
        let folder = try await copy(of: "Atlas")
        _ = try await Tool.vipergen("adopt", in: folder.url)
        let project = try String(contentsOf: folder.url.appendingPathComponent("specs/project.yml"), encoding: .utf8)
        #expect(project.hasSuffix("services:\n  places: PlaceService\n"))
        let generated = try FileTree.read(folder.url).keys.filter { $0.contains("/Generated/") }
        #expect(generated == ["Sources/Atlas/Generated/AppEnvironment+AdoptedScenes.swift"])
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.status == 0, "\(check.everything)")
    }

    /// The folder may be another tool's.
    @Test(.onlyInTestAll) func specsMayLieInAnotherFolder() async throws {
        let folder = try await copy(of: "Atlas")
        try folder.write("swagger: 2\n", to: "specs/api.yml")
        let refused = try await Tool.vipergen("adopt", in: folder.url)
        #expect(refused.errors.contains("'specs' has YAML files that are no specs: 'specs/api.yml'"))
        #expect(
            refused.errors.contains("note: name another folder for the specs, for example: --specs specs-of-vipergen")
        )
        for wrong in ["..", "/tmp", "."] {
            let run = try await Tool.vipergen("adopt", "--specs", wrong, in: folder.url)
            #expect(run.status == 64, "\(wrong): \(run.everything)")
        }
        let run = try await Tool.vipergen("adopt", "--specs", "specs-of-vipergen", in: folder.url)
        #expect(run.output.contains("  vipergen check --specs specs-of-vipergen "), "\(run.everything)")
        let check = try await Tool.vipergen("check", "--specs", "specs-of-vipergen", in: folder.url)
        #expect(check.status == 0, "\(check.everything)")
        let again = try await Tool.vipergen("adopt", "--specs", "./specs-of-vipergen", "--apply", in: folder.url)
        #expect(again.output.contains("9 of 10 descriptors adopted"), "\(again.everything)")
        let files = try FileTree.read(folder.url).keys
        #expect(files.filter { $0.hasPrefix("specs/") } == ["specs/api.yml"])
        #expect(files.contains("specs-of-vipergen/Atlas/Settings.yml"))
    }

    /// In groups, since the compiler can't check one switch over all.
    @Test(.onlyInTestAll) func howeverManyAreAdopted() async throws {
        let folder = try TemporaryFolder()
        let types = (1...310).map { "struct Page\($0): Place { let id: Int }" }.joined(separator: "\n")
        let arms = (1...310).map { "case let page as Page\($0): return C(page.id)" }.joined(separator: "\n")
        let router = """
            protocol Place {}
            final class C: UIViewController { init(_ id: Int) { super.init(nibName: nil, bundle: nil) } }
            final class Router {
                func open(_ place: any Place) -> UIViewController {
                    switch place {
                    \(arms)
                    default: return C(0)
                    }
                }
            }
            """
        try folder.write(types + "\n" + router, to: "Sources/App/Router.swift")
        let run = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(
            run.output.contains("App: 310 of 310 descriptors adopted"),
            "\(run.output.suffix(300))"
        )
        #expect(run.errors.isEmpty, "\(run.errors.suffix(300))")
        let source = try folder.read("Sources/App/Generated/Router+AdoptedScenes.swift")
        #expect(source.contains("case .group2(let scene): return adopted(scene)") && !source.contains("group3"))
        #expect(source.contains("var adoptedScene: AdoptedScene { .group1(.page1(self)) }"))
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.status == 0, "\(check.errors.suffix(300))")
    }

    @Test(.onlyInTestAll) func aServiceThatSpecsCannotHaveIsLeftOut() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            protocol Place {}
            struct Film: Place {}
            struct Home: Place {}
            protocol Tracker {}
            final class Router {
                let `Type`: any Tracker
                let tracker: any Tracker
                func open(_ place: any Place) -> UIViewController {
                    switch place {
                    case is Film: return FilmController()
                    case is Home: return HomeController()
                    default: return Closed()
                    }
                }
            }
            """,
            to: "Sources/App/Router.swift"
        )
        let run = try await Tool.vipergen("adopt", in: folder.url)
        #expect(run.errors.contains("'Router' is adopted, but its 'Type' is no service: "), "\(run.everything)")
        let project = try String(contentsOf: folder.url.appendingPathComponent("specs/project.yml"), encoding: .utf8)
        #expect(project.hasSuffix("services:\n  tracker: Tracker\n"), "\(project)")
    }

    @Test(.onlyInTestAll) func aNestedResolverIsAdopted() async throws {
        let folder = try TemporaryFolder()
        let source = """
            @MainActor class Page {}
            final class HomePage: Page {}
            final class FilmPage: Page { init(id: Int, limit: Int) {} }
            enum App {
                protocol Screen {}
                struct Home: Screen {}
                struct Terms: Screen {}
                static let limit = 3
                @MainActor struct Router {
                    func page(for screen: any Screen) -> Page {
                        switch screen {
                        case is Home: return HomePage()
                        case let film as Film: return FilmPage(id: film.id, limit: limit)
                        default: return Page()
                        }
                    }
                }
            }
            enum Screens { struct FilmScreen: App.Screen { let id: Int } }
            typealias Film = Screens.FilmScreen

            """
        try folder.write(source, to: "Sources/Kino/App.swift")
        let manifest = """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(name: "Kino", targets: [.target(name: "Kino")])

            """
        try folder.write(manifest, to: "Package.swift")
        let run = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(run.output.contains("Kino: 2 of 3 descriptors adopted"), "\(run.everything)")
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(
            check.status == 0 && check.errors.contains("'Terms' is a descriptor written by hand"),
            "\(check.everything)"
        )
        let build = try await Tool.run("swift", ["build", "-Xswiftc", "-warnings-as-errors"], in: folder.url)
        #expect(build.succeeded, "\(build.everything)")
        let before = try FileTree.read(folder.url)
        let again = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(again.output.contains("Sources/Kino/App.swift:10: App.Router.page(for:) opens"), "\(again.everything)")
        #expect(again.output.contains("2 of 3 descriptors adopted already"), "\(again.everything)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(.onlyInTestAll) func aRegistryOfClosuresIsNamed() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            protocol Place {}
            struct Film: Place {}
            struct Home: Place {}
            final class Registry {
                func setUp() {
                    register(Film.self) { film in FilmController(film) }
                    register(Home.self) { HomeController($0) }
                }
            }
            """,
            to: "App/Registry.swift"
        )
        let run = try await Tool.vipergen("adopt", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "App/Registry.swift:6:18: note: 'Registry.setUp()' keeps a closure for each of 2 types; only the arms of a 'switch' or an 'if let' are adopted"
            ),
            "\(run.errors)"
        )
    }

    /// A program that asks what there is changes nothing by it.
    @Test func jsonWritesNothing() async throws {
        let folder = try await copy(of: "Larder")
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("adopt", "--format", "json", in: folder.url)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect((json["scenes"] as? [[String: Any]])?.count == 10)
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func programsGetJSON() async throws {
        let folder = try await copy(of: "Larder")
        let run = try await Tool.vipergen("adopt", "--dry-run", "--format", "json", in: folder.url)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect((json["scenes"] as? [[String: Any]])?.count == 10)
        let left = try #require(json["left"] as? [[String: Any]])
        #expect(left.compactMap { $0["place"] as? String }.contains("Larder/Navigation/Router.swift:39:48"))
        #expect((json["resolver"] as? [String: Any])?["type"] as? String == "Router")
    }

    @Test(.onlyInTestAll) func anAppWithoutDescriptorsIsToldWhatIsLookedFor() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            enum Page { case home, help(topic: Int) }
            final class Router {
                func viewController(for page: Page) -> UIViewController {
                    switch page {
                    case .home: return UIViewController()
                    case .help: return UIViewController()
                    }
                }
            }
            """,
            to: "App/Router.swift"
        )
        let run = try await Tool.vipergen("adopt", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains("error: nothing here opens screens by the types of their descriptors [no-resolver]")
        )
        #expect(
            run.errors.contains(
                "App/Router.swift:3:10: note: 'Router.viewController(for:)' switches over the enum 'Page', which the compiler checks already"
            ),
            "\(run.errors)"
        )
        #expect(try FileTree.read(folder.url).count == 1)
    }
}
