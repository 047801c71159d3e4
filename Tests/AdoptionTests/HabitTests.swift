import Adoption
import Basics
import Testing

/// What opens screens in other ways is named.
@Suite struct HabitTests {
    private func habits(_ source: String) throws -> [Adoption.Habit] {
        do throws(AdoptionFailure) {
            _ = try Adopter([AppSource(path: "App.swift", bytes: Array(source.utf8))], jobs: 1).adopt()
            Issue.record("there is a resolver")
            return []
        } catch {
            guard case .noResolver(_, _, _, let habits) = error else { throw error }
            return habits
        }
    }

    @Test(arguments: [
        (
            "func f() { container.register(FilmViewController.self) { r in FilmViewController() } }",
            "'register(FilmViewController.self)' is looked up when the app runs"
        ),
        (
            "func f() { container.storyboardInitCompleted(FilmViewController.self) { r, c in } }",
            "'storyboardInitCompleted(FilmViewController.self)' is looked up when the app runs"
        ),
        (
            "final class FilmBuilder: Builder<FilmDependency>, FilmBuildable {}",
            "'FilmBuilder' is a RIB's builder, and its router attaches the screen"
        ),
        (
            "class FilmComponent: Component<FilmDependency> {}",
            "'FilmComponent' is a component, and what it gives is no screen by itself"
        ),
        (
            """
            final class AppCoordinator {
                func a() { router.push(FilmViewController(), animated: true) }
                func b() { controller.present(CastViewController(), animated: true) }
            }
            """,
            "'AppCoordinator' shows 2 screens itself"
        ),
        (
            """
            struct Root: View {
                var body: some View {
                    NavigationStack { list.navigationDestination(for: Route.self) { route in
                        switch route {
                        case .film: FilmView()
                        case .cast: CastView()
                        }
                    } }
                }
            }
            """,
            "'navigationDestination(for: Route.self)' switches over an enum of 2 cases, which the compiler checks already"
        ),
    ])
    func eachIsNamed(source: String, text: String) throws {
        let found = try habits(source)
        #expect(found.map(\.text) == [text])
        #expect(found.allSatisfy { !$0.remedy.isEmpty })
    }

    @Test func anExtensionOfViewsIsSeenAsWell() throws {
        let source = """
            extension View {
                func withRoutes() -> some View {
                    navigationDestination(for: Route.self) { switch $0 { default: EmptyView() } }
                }
            }
            """
        #expect(try habits(source).map(\.place.line) == [3])
    }

    @Test(arguments: [
        "func f() { table.register(FilmCell.self, forCellReuseIdentifier: id) }",
        "final class FilmBuilder: Builder {}", "final class Component {}",
        "final class FilmPresenter { func a() { router.push(FilmViewController(), animated: true) } }",
        "final class AppCoordinator {}", "let x = list.navigationDestination(for: Route.self) { FilmView($0) }",
    ])
    func othersArent(source: String) throws {
        #expect(try habits(source).isEmpty)
    }

    @Test func ofManyAFewAreNamed() throws {
        let calls = (1...7).map { "container.register(A\($0)ViewController.self) { _ in }" }
        let found = try habits("func f() {\n\(calls.joined(separator: "\n"))\n}")
        #expect(found.map(\.place.line) == [2, 3, 4, 5])
        #expect(found.last?.text.hasSuffix("is looked up when the app runs, and 3 more like it") == true)
    }

    /// Rows are made by the cases of an enum, too.
    @Test(arguments: [
        ("func makeRow(state: NextPageState) -> some View", 0), ("func view(for route: AppRoute) -> some View", 1),
        ("func controller(for state: NextPageState) -> UIViewController", 1),
    ])
    func anEnumOfScreensIsNamed(function: String, count: Int) throws {
        let source = """
            enum NextPageState { case hasNext, none }
            enum AppRoute { case hasNext, none }
            struct Maker {
                \(function) {
                    switch \(function.contains("route") ? "route" : "state") {
                    case .hasNext: FilmView()
                    case .none: EmptyView()
                    }
                }
            }
            """
        do throws(AdoptionFailure) {
            _ = try Adopter([AppSource(path: "App.swift", bytes: Array(source.utf8))], jobs: 1).adopt()
        } catch {
            guard case .noResolver(let enums, _, _, _) = error else { throw error }
            #expect(enums.count == count)
        }
    }
}
