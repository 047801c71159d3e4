import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What `adopt` leaves to be discovered, and what it takes back from `except`.
@Suite struct AdoptDiscoveryTests {
    private static let app = """
        protocol Place {}
        struct Home: Place {}
        struct Film: Place { let id: Int }
        struct Seats: Place {}
        struct Old: Place {}
        struct Cart: Place {}
        enum HomeModule { static func make(_ place: Home) -> UIViewController { UIViewController() } }
        enum FilmModule { static func make(_ place: Film) -> UIViewController { UIViewController() } }
        enum SeatsModule { static func make(_ place: Seats) -> UIViewController { UIViewController() } }
        final class OldController: UIViewController {}
        final class CartController: UIViewController {}
        final class Router {
            func open(_ place: any Place) -> UIViewController {
                switch place {
                case let home as Home: return HomeModule.make(home)
                case let film as Film: return FilmModule.make(film)
                case let seats as Seats: return SeatsModule.make(seats)
                case is Old: return OldController()
                case let cart as Cart:
                    return CartController(cart) { print($0) }
                default: return UIViewController()
                }
            }
        }

        """

    private func shop(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.app, to: "Sources/Shop/Router.swift")
        for (path, text) in files { try folder.write(text, to: path) }
        return folder
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    private func adopt(_ arguments: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        let run = try await Tool.vipergen(["adopt"] + arguments, in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        return run
    }

    @Test func onlyWhatDiffersHasASpec() async throws {
        let folder = try shop()
        let listed = try await adopt("--dry-run", in: folder)
        let run = try await adopt(in: folder)
        #expect(listed.output.contains("would create specs/Shop/Old.yml\n") && !listed.output.contains("Film"))
        #expect(listed.output.contains("4 of 5 descriptors would be adopted; 1 stays"), "\(listed.everything)")
        #expect(run.output.contains("4 of 5 descriptors adopted; 1 stays written by hand"), "\(run.everything)")
        let specs = try FileTree.read(folder.url).keys.filter { $0.hasPrefix("specs/Shop/") }
        #expect(specs == ["specs/Shop/Old.yml"])
        #expect(
            try text("specs/project.yml", in: folder).contains(
                """
                descriptors:
                  protocol: Place
                  output: UIViewController
                  discover: "{}Module.make(descriptor)"
                  except: [Cart]

                """
            )
        )
        let generated = try text("Sources/Shop/Generated/Router+AdoptedScenes.swift", in: folder)
        for builder in ["FilmModule.make(descriptor)", "HomeModule.make(descriptor)", "OldController()"] {
            #expect(generated.contains(builder))
        }
        #expect(!generated.contains("cart"))
    }

    @Test func whatBecomesAdoptableIsNoExceptionAnyMore() async throws {
        let folder = try shop()
        _ = try await adopt(in: folder)
        let again = try await adopt(in: folder)
        #expect(again.output.contains("4 of 5 descriptors adopted already; 1 stays"), "\(again.everything)")
        let patch = try await adopt("--diff", in: folder)
        let run = try await adopt("--apply", in: folder)
        #expect(run.output.contains("edit specs/project.yml\n"), "\(run.everything)")
        #expect(!(try text("specs/project.yml", in: folder)).contains("except"))
        #expect(try text("specs/Shop/Cart.yml", in: folder).contains("builder: makeCart(descriptor)"))
        #expect(
            patch.output.contains("\n-  except: [Cart]\n") && patch.output.contains("+builder: makeCart(descriptor)")
        )
        let last = try await adopt("--apply", in: folder)
        #expect(last.output.contains("5 of 5 descriptors adopted already"), "\(last.everything)")
    }

    @Test func aScreenThatCameLaterIsAdoptedByItself() async throws {
        let folder = try shop()
        _ = try await adopt(in: folder)
        try folder.write(
            """
            struct News: Place {}
            enum NewsModule { static func make(_ place: News) -> UIViewController { UIViewController() } }
            """,
            to: "Sources/Shop/News.swift"
        )
        let run = try await adopt(in: folder)
        #expect(run.output.contains("5 of 6 descriptors adopted already; 1 stays"), "\(run.everything)")
        let generation = try await Tool.vipergen("generate", in: folder.url)
        #expect(generation.succeeded)
        #expect(
            try text("Sources/Shop/Generated/Router+AdoptedScenes.swift", in: folder).contains(
                "NewsModule.make(descriptor)"
            )
        )
    }

    /// Until '--apply', or the line that is printed, nothing asks the switch.
    @Test func anAdoptionThatNobodyAsksIsTold() async throws {
        let folder = try shop()
        _ = try await adopt(in: folder)
        let run = try await Tool.vipergen("check", in: folder.url)
        let line = "if let scene = adoptedScene(for: place) { return scene }"
        #expect(
            run.errors.contains("Router.swift:13:10: warning: nothing calls 'adoptedScene(for:)'")
                && run.errors.contains("note: write first in this function: \(line)\n"),
            "\(run.everything)"
        )
        _ = try await adopt("--apply", in: folder)
        #expect(try text("Sources/Shop/Router.swift", in: folder).contains(line))
        let after = try await Tool.vipergen("check", in: folder.url)
        #expect(after.succeeded && !after.errors.contains("unasked-scenes"), "\(after.everything)")
    }

    /// A pattern that no builder follows would be one that the team never had.
    @Test func buildersThatHaveNothingInCommonAreNoPattern() async throws {
        let source = Self.app.replacing("HomeModule.make(home)", with: "HomeController()")
            .replacing("FilmModule.make(film)", with: "FilmRouter.start(film)")
        let folder = try shop()
        try folder.write(
            source
                + "final class HomeController: UIViewController {}\nenum FilmRouter { static func start(_ place: Film) -> UIViewController { UIViewController() } }\n",
            to: "Sources/Shop/Router.swift"
        )
        _ = try await adopt("--apply", in: folder)
        let project = try text("specs/project.yml", in: folder)
        #expect(!project.contains("discover") && !project.contains("except"), "\(project)")
        let specs = try FileTree.read(folder.url).keys.filter { $0.hasPrefix("specs/Shop/") }
        #expect(specs.count == 5)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
    }

    /// A team that has specs for all chooses it by itself.
    @Test func specsWithoutDiscoveryAreLeftAlone() async throws {
        let project = """
            project: Shop
            manifest: team
            environment: Router
            descriptors: { protocol: Place, output: UIViewController }

            """
        let home = "scene: Home\nstyle: handwritten\ndescriptor: Home\nbuilder: HomeModule.make(descriptor)\n"
        let folder = try shop(["specs/project.yml": project, "specs/Shop/Home.yml": home])
        _ = try await adopt(in: folder)
        #expect(try text("specs/project.yml", in: folder) == project)
        let specs = try FileTree.read(folder.url).keys.filter { $0.hasPrefix("specs/Shop/") }.sorted()
        #expect(specs == ["Film", "Home", "Old", "Seats"].map { "specs/Shop/\($0).yml" })
    }
}
