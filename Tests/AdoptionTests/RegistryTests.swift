import Adoption
import Basics
import Testing

/// Closures that are kept for types are named, and not adopted.
@Suite
struct RegistryTests {
    private static let registry = """
        final class Registry {
            func setUp() {
                register(Film.self) { film in FilmBuilder.build(film) }
                register(Seats.self, { SeatsScreen($0) })
            }
        }

        """

    private static func failure(_ source: String) throws -> [(function: String, count: Int, place: String)] {
        do throws(AdoptionFailure) {
            let source = AppSource(path: "App.swift", bytes: Array((SmallApp.descriptors + source).utf8))
            let adoption = try Adopter([source], jobs: 1).adopt()
            Issue.record("\(adoption.scenes)")
        } catch {
            guard case .noResolver(_, let registries, _, _) = error else { throw error }
            return registries.map { ($0.function, $0.count, "\($0.place.line):\($0.place.column)") }
        }
        return []
    }

    @Test
    func aRegistryAloneIsNamed() throws {
        let found = try #require(try Self.failure(Self.registry).first)
        #expect(found == ("Registry.setUp()", 2, "7:18"))
    }

    @Test(arguments: [
        "register(Film.self) { film in a(film) }",
        "register(Film.self)\nregister(Seats.self)",
        "register(Film.self) { a() }\nregister(Seats.self) { b() }",
        "register(Text.self) { text in a(text) }\nregister(Film.self) { film in b(film) }",
        "register(Api.self) { r in a(r) }\nregister(Store.self) { r in b(r) }",
        "register(film) { film in a(film) }\nregister(seats) { seats in b(seats) }",
    ])
    func otherCallsAreNone(calls: String) throws {
        let types = "struct Text {}\nprotocol Api: Sendable {}\nprotocol Store: Sendable {}\n"
        #expect(try Self.failure("\(types)final class Registry {\ninit() {\n\(calls)\n}\n}").isEmpty)
    }

    @Test
    func aDescriptorWithoutAnArmIsNamedWithItsClosure() throws {
        let adoption = try SmallApp.adopt(
            "if place is Home { return A() }\nif place is Poster { return B() }\nreturn C()",
            "struct Poster: Place {}\n" + Self.registry
        )
        #expect(adoption.scenes.map(\.name) == ["Home", "Poster"])
        let film = try #require(adoption.remainder.first { $0.descriptor == "Film" })
        #expect(film.reason == "'Registry.setUp()' keeps a closure for it, which is no arm of 'open(_:)'")
        #expect((film.place.line, film.place.column) == (8, 18))
        #expect(adoption.reason("Seats") == film.reason)
    }

    /// An alias, in an initializer.
    @Test
    func typesMayHaveAliases() throws {
        let source =
            "typealias Movie = Film\nfinal class Registry { init() { r.add(Movie.self) { B($0) }\nr.add(Seats.self) { s in C(s) } } }"
        #expect(try Self.failure(source).map(\.function) == ["Registry.init"])
    }
}
