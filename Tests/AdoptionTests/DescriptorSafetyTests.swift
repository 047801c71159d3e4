import Adoption
import Testing

/// Descriptors that generated code can't see, tell apart or make are left alone.
@Suite
struct DescriptorSafetyTests {
    @Test
    func descriptorsThatAreNotEverywhereStay() throws {
        let adoption = try SmallApp.adopt(
            """
                    switch place {
                    case is Home: return HomeController()
                    case is Film: return FilmController()
                    case is New: return NewController()
                    default: return None()
                    }
            """,
            "@available(iOS 18, *) struct New: Place {}\nprivate extension Film { struct Part: Place {} }"
        )
        #expect(adoption.reason("New") == "it isn't available everywhere: it has an '@available'")
        #expect(adoption.reason("Film.Part")?.hasPrefix("it is private") == true)
    }

    @Test
    func typesOfParametersAreNamedFromOutside() throws {
        let adoption = try SmallApp.adopt(
            """
                    switch place {
                    case let hall as Hall: return HallController(hall)
                    case is Home: return HomeController()
                    default: return None()
                    }
            """,
            "struct Hall: Place { enum Row { case one }\nlet rows: [Row: Film]\nlet pair: (Row: Row?, Int)\nvar count = 0 }"
        )
        let parameters = adoption.scenes.first { $0.name == "Hall" }?.parameters
        #expect(parameters?.map(\.type) == ["[Hall.Row: Film]", "(Row: Hall.Row?, Int)", "Int"])
    }

    /// In two modules, or for two platforms.
    @Test
    func whatIsDeclaredTwiceStays() throws {
        let adoption = try SmallApp.adopt(
            "switch place { case is Home: return A()\ncase is Core.Film: return B()\ncase is Seats: return B()\ndefault: return C() }",
            "#if DEBUG\nstruct Twice: Place {}\n#else\nstruct Twice: Place {}\n#endif\nstruct Film: Place {}"
        )
        #expect(adoption.scenes.map(\.name) == ["Home", "Seats"])
        #expect(adoption.remainder.map(\.descriptor) == ["Film", "Twice", "Twice", "Film"])
        #expect(adoption.reason("Film") == "'Film' is declared twice, also in 'App/0.swift', line 10")
    }

    @Test
    func aClassWithSubclassesStays() throws {
        let adoption = try SmallApp.adopt(
            """
                    switch place {
                    case is Special: return SpecialController()
                    case is Base: return BaseController()
                    case is Home: return HomeController()
                    default: return None()
                    }
            """,
            "class Base: Place {}\nfinal class Special: Base {}"
        )
        #expect(adoption.scenes.map(\.name) == ["Home", "Special"])
    }

    @Test(arguments: [
        "struct Hall: Place { let rows: Int\nprivate var isOpen = true }",
        "struct Hall: Place { let rows: Int\nprivate init() { rows = 0 } }",
    ])
    func whatOnlyItsFileCanMakeHasNoParameters(declaration: String) throws {
        let adoption = try SmallApp.adopt(
            "switch place { case is Hall: return A()\ncase is Home: return B()\ndefault: return C() }",
            declaration
        )
        let hall = try #require(adoption.scenes.first { $0.name == "Hall" })
        #expect(hall.parameters.isEmpty)
        #expect(hall.differences == ["its initializer is private; the spec has no parameters"])
    }

    /// What only their file sees, another file can't name.
    @Test(arguments: ["A(\\Store.secret)", "A(\\.secret)", "A(film.key)"])
    func privateMembersOfOtherTypesStay(arm: String) throws {
        let more = """
            extension Film { fileprivate var key: Int { id } }

            """
        let source = """
            struct Store { fileprivate var secret = 1 }
            final class Router {
                func open(_ place: any Place) -> UIViewController {
                    switch place {
                    case is Home: return A(\\Store.open)
                    case let film as Film: return \(arm)
                    default: return C()
                    }
                }
            }
            """
        let adoption = try SmallApp.adopt([SmallApp.descriptors + more + source])
        #expect(adoption.scenes.map(\.name) == ["Home"])
        let name = arm.contains("key") ? "key" : "secret"
        #expect(
            adoption.reason("Film") == "its arm uses '\(name)', which is private; '--apply' makes a method of it"
                || adoption.reason("Film") == "its arm uses '\(name)', which is private"
        )
    }
}
