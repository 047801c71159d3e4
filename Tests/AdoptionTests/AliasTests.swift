import Adoption
import Testing

/// Arms for an alias are arms for the type.
@Suite
struct AliasTests {
    private static let screens = "enum Screens { struct Poster: Place { let id: Int } }\n"
    private static let arms = """
        switch place {
        case is Home: return A()
        case let alias as Alias: return B(alias.id)
        case is Seats: return D()
        default: return C()
        }
        """

    @Test(arguments: [
        "typealias Alias = Screens.Poster",
        "typealias Alias = Other\ntypealias Other = Screens.Poster",
        "@available(*, deprecated) typealias Alias = Screens.Poster",
        "extension Router { typealias Alias = Screens.Poster }",
        "extension Router { enum Names { typealias Poster = Screens.Poster }\ntypealias Alias = Names.Poster }",
        "typealias Alias = S.Poster\ntypealias S = Screens",
        // A type that happens to be called so elsewhere is another.
        "typealias Alias = Screens.Poster\nenum Models { struct Alias {} }",
    ])
    func theTypeIsWhatTheAliasIsFor(alias: String) throws {
        let adoption = try SmallApp.adopt(Self.arms, Self.screens + alias)
        #expect(adoption.scenes.map(\.descriptor) == ["Home", "Screens.Poster", "Seats"], "\(adoption.remainder)")
        #expect(adoption.scenes.first { $0.name == "Poster" }?.builder == "B(descriptor.id)")
    }

    @Test(arguments: [
        "#if DEBUG\ntypealias Alias = Screens.Poster\n#else\ntypealias Alias = Film\n#endif",
        "extension Router {\n#if DEBUG\ntypealias Alias = Screens.Poster\n#else\ntypealias Alias = Film\n#endif\n}",
        "typealias Alias = Screens.Poster\ntypealias Alias = Film",
        "typealias Alias = Alias2\ntypealias Alias2 = Alias",
        "typealias Alias = Screens.Poster & Sendable",
        "typealias Alias = SDK.Poster",
        "struct Alias<T>: Place { let id: T }",
    ])
    func whatIsntClearIsLeft(alias: String) throws {
        let adoption = try SmallApp.adopt(Self.arms, Self.screens + alias)
        #expect(!adoption.scenes.map(\.descriptor).contains("Screens.Poster"))
        #expect(adoption.scenes.map(\.descriptor).contains("Home"), "\(adoption.remainder)")
    }

    /// The arm above may be for all of them.
    @Test(arguments: [
        ("typealias Alias = any Place", "the arm for 'Place' above its own opens it"),
        ("typealias Alias = Place", "the arm for 'Place' above its own opens it"),
        (
            "typealias Alias = Place & Sendable",
            "the arm for 'Alias' above its own may open it: which type that is isn't clear"
        ),
    ])
    func anAliasAboveMayBeForMore(alias: String, reason: String) throws {
        let adoption = try SmallApp.adopt(Self.arms, alias)
        #expect(adoption.scenes.map(\.descriptor) == ["Home"])
        #expect(adoption.reason("Seats") == reason)
    }

    /// Twice the same type, in other words.
    @Test
    func theArmAboveIsForTheSameType() throws {
        let adoption = try SmallApp.adopt(
            """
            switch place {
            case is Home: return A()
            case let film as Film: return B(film.id)
            case is Movie: return C()
            default: return C()
            }
            """,
            "typealias Movie = Film"
        )
        #expect(adoption.scenes.first { $0.name == "Film" }?.builder == "B(descriptor.id)")
        #expect(adoption.scenes.first { $0.name == "Film" }?.differences == ["2 arms open it; the spec has the first"])
    }

    @Test
    func aPrivateAliasCanNotStandInABuilder() throws {
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            """
            private typealias Movie = Film
            final class Router {
                func open(_ place: any Place) -> UIViewController {
                    if place is Home { return A() }
                    if let movie = place as? Movie { return B(movie as Movie) }
                    return C()
                }
            }
            """,
        ])
        #expect(adoption.scenes.map(\.name) == ["Home"])
        #expect(adoption.reason("Film")?.hasPrefix("its arm uses 'Movie', which is private") == true)
    }

    @Test
    func overloadsAndParametersMayTakeAliases() throws {
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors + "typealias Movie = Film\ntypealias Services = Environment\nstruct Environment {}",
            """
            func open(_ place: any Place, _ services: Services) -> UIViewController {
                if place is Home { return A(services) }
                if let movie = place as? Movie { return B(movie, services) }
                return C()
            }
            """,
        ])
        #expect(adoption.resolver.type == "Environment")
        #expect(adoption.scenes.map(\.builder) == ["B(descriptor, self)", "A(self)"])
        let overloads = try SmallApp.adopt([
            SmallApp.descriptors + "typealias Movie = Film",
            """
            final class Router {
                func open(_ home: Home) -> UIViewController { A() }
                func open(_ movie: Movie) -> UIViewController { B(movie.id) }
            }
            """,
        ])
        #expect(overloads.scenes.map(\.builder) == ["B(descriptor.id)", "A()"])
    }
}
