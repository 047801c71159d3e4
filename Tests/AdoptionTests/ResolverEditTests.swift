import Adoption
import Testing

/// What `--apply` makes of a resolver.
@Suite struct ResolverEditTests {
    private func edited(_ body: String) throws -> String {
        let source = """
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route {}
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
            \(body)
                }
            }
            """
        let adopter = Adopter([AppSource(path: "App/Router.swift", bytes: Array(source.utf8))], jobs: 1)
        let bytes = try #require(try adopter.adopt().edits["App/Router.swift"])
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The line goes above an arm that is taken out, also where that is the first statement.
    @Test(arguments: [
        """
                if route is HomeRoute { return UIViewController() }
                if route is HelpRoute { return UIViewController() }
                return nil
        """,
        """

                if route is HomeRoute {
                    return UIViewController()
                }

                if route is HelpRoute { return UIViewController() }
                return nil
        """,
        """
                switch route {
                case is HomeRoute: return UIViewController()
                case is HelpRoute: return UIViewController()
                default: return nil
                }
        """,
    ])
    func theResolverAsksFirst(body: String) throws {
        let text = try edited(body)
        #expect(text.contains("        if let scene = adoptedScene(for: route) { return scene }\n"), "\(text)")
        #expect(!text.contains("is HomeRoute") && !text.contains("is HelpRoute"), "\(text)")
        #expect(text.contains("return nil"), "\(text)")
    }
}
