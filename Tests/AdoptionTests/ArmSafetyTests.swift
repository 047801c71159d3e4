import Adoption
import Testing

/// What would open something else, or not compile, when it stood in the generated switch is left alone.
@Suite
struct ArmSafetyTests {
    static let descriptors = """
        protocol Place {}
        struct Home: Place {}
        struct Film: Place { let id: Int }
        struct Seats: Place { let hall: Int }

        """

    private static func adopt(_ body: String, _ more: String = "") throws -> Adoption {
        let resolver = """
            final class Router {
                var scene = ""
                func open(_ place: any Place) -> UIViewController {
            \(body)
                }
            }

            """
        return try adopt([descriptors + more, resolver])
    }

    private static func adopt(_ sources: [String]) throws -> Adoption {
        let sources = sources.enumerated().map {
            AppSource(path: "App/\($0.offset).swift", bytes: Array($0.element.utf8))
        }
        return try Adopter(sources, jobs: 1).adopt()
    }

    private static func edited(_ adoption: Adoption) -> String {
        String(decoding: adoption.edits.values.first ?? [], as: UTF8.self)
    }

    private static func reason(_ adoption: Adoption, _ name: String) -> String? {
        adoption.remainder.first { $0.descriptor == name }?.reason
    }

    @Test
    func statementsAboveTheSwitchStillRunFirst() throws {
        let adoption = try Self.adopt(
            """
                    log(place)
                    guard isLoggedIn else { return Login() }
                    switch place {
                    case is Home: return HomeController()
                    case let film as Film: return FilmController(film.id)
                    default: return None()
                    }
            """
        )
        #expect(adoption.scenes.map(\.name) == ["Film", "Home"])
        let wanted =
            "return Login() }\n        if let scene = adoptedScene(for: place) { return scene }\n        switch"
        #expect(Self.edited(adoption).contains(wanted))
    }

    @Test
    func statementsBetweenTwoSwitchesKeepTheSecond() throws {
        let adoption = try Self.adopt(
            """
                    if let film = place as? Film { return FilmController(film.id) }
                    guard isLoggedIn else { return Login() }
                    if place is Home { return HomeController() }
                    return None()
            """
        )
        #expect(adoption.scenes.map(\.name) == ["Film"])
        #expect(Self.reason(adoption, "Home") == "statements above its arm have to run first")
    }

    @Test
    func anArmUnderAConditionStays() throws {
        let adoption = try Self.adopt(
            """
                    if isNew {
                        if let film = place as? Film { return NewFilmController(film.id) }
                    }
                    if let film = place as? Film { return FilmController(film.id) }
                    if place is Home { return HomeController() }
                    return None()
            """
        )
        #expect(Self.reason(adoption, "Film") == "its arm is inside another statement")
    }

    @Test(arguments: ["screen.title = \"x\"\nreturn screen", "return Navigation(screen)"])
    func whatIsDoneWithTheScreenBelowKeepsIt(rest: String) throws {
        let adoption = try Self.adopt(
            """
                    let screen: UIViewController
                    switch place {
                    case is Home: screen = HomeController()
                    case let film as Film: screen = FilmController(film.id)
                    default: return None()
                    }
                    \(rest)
            """
        )
        #expect(adoption.scenes.isEmpty)
        #expect(adoption.remainder.contains { $0.reason.hasSuffix("before it is returned") })
    }

    @Test(arguments: ["any Festival", "Festival"])
    func anArmAboveForAProtocolOfItsOpensIt(type: String) throws {
        let adoption = try Self.adopt(
            """
                    switch place {
                    case let festival as \(type): return FestivalController(festival)
                    case let gala as Gala: return GalaController(gala)
                    case is Home: return HomeController()
                    default: return None()
                    }
            """,
            "protocol Festival: Place {}\nstruct Gala: Festival {}"
        )
        #expect(Self.reason(adoption, "Gala") == "the arm for 'Festival' above its own opens it")
    }

    @Test
    func aCaseAboveThatMatchesAnythingKeepsWhatIsBelow() throws {
        let adoption = try Self.adopt(
            """
                    switch place {
                    case is Home: return HomeController()
                    case _ where isLocked: return Lock()
                    case let film as Film: return FilmController(film.id)
                    default: return None()
                    }
            """
        )
        #expect(adoption.scenes.map(\.name) == ["Home"])
        #expect(Self.reason(adoption, "Film") == "a case above its arm may come first")
    }

    @Test
    func aClassWithSubclassesStays() throws {
        let adoption = try Self.adopt(
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

    @Test
    func twoFunctionsThatOpenTheSameStay() throws {
        let arms = "case is Home: return A()\ncase is Film: return B()\ndefault: return C()"
        let adoption = try Self.adopt([
            Self.descriptors,
            """
            final class Router {
                func open(_ place: any Place) -> UIViewController { switch place { \(arms) } }
                func preview(_ place: any Place) -> UIViewController {
                    switch place { case is Home: return Small()\ndefault: return C() }
                }
            }
            """,
        ])
        #expect(adoption.scenes.map(\.name) == ["Film"])
        #expect(Self.reason(adoption, "Home") == "'open(_:)' and 'preview(_:)' both open it, each in its own way")
    }

    @Test
    func textsStayAsTheyAre() throws {
        let adoption = try Self.adopt(
            """
                    switch place {
                    case is Home: return Page("( a )")
                    case let film as Film: return Page("\\(film.id) ) :-( )")
                    case is Seats: return Page(scene)
                    default: return None()
                    }
            """
        )
        #expect(adoption.scenes.map(\.builder) == ["Page(\"\\(descriptor.id) ) :-( )\")", "Page(\"( a )\")"])
        #expect(Self.reason(adoption, "Seats")?.hasPrefix("its arm calls something else 'scene'") == true)
    }

    @Test
    func descriptorsThatAreNotEverywhereStay() throws {
        let adoption = try Self.adopt(
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
        #expect(Self.reason(adoption, "New") == "it isn't available everywhere: it has an '@available'")
        #expect(Self.reason(adoption, "Film.Part")?.hasPrefix("it is private") == true)
    }

    @Test
    func fakesOfTestsAreNoneOfTheAppsOwn() throws {
        let open = "case is Home: return A()\ncase is Film: return B()\ndefault: return C()"
        let adoption = try Self.adopt([
            Self.descriptors,
            "class Router { func open(_ p: any Place) -> UIViewController { switch p { \(open) } } }",
            """
            @testable import App
            struct Fake: Place {}
            class FakeRouter { func open(_ p: any Place) -> UIViewController { switch p { \(open) } } }
            """,
        ])
        #expect(adoption.resolver.type == "Router")
        #expect(adoption.remainder.map(\.descriptor) == ["Seats"])
    }

    @Test
    func typesOfParametersAreNamedFromOutside() throws {
        let adoption = try Self.adopt(
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

    @Test
    func aResolverInheritsItsActor() throws {
        let adoption = try Self.adopt([
            Self.descriptors,
            """
            class Flow: UINavigationController {}
            class Base: Flow {}
            final class Router: Base {
                func open(_ place: any Place) -> UIViewController {
                    switch place {
                    case is Home: return HomeController()
                    case is Film: return FilmController()
                    default: return None()
                    }
                }
            }
            """,
        ])
        #expect(adoption.resolver.isMainActor)
    }
}

extension ArmSafetyTests {
    /// As public apps have it: arms call a function for the one type, and say what it gives by the descriptor.
    @Test
    func functionsOfOneTypeThatArmsCallAreNoSecondOpener() throws {
        let adoption = try Self.adopt([
            """
            protocol Descriptor { associatedtype Output }
            enum Screens {
                struct One: Descriptor { typealias Output = UIViewController }
                struct Two: Descriptor { typealias Output = UIView }
            }
            struct Router {
                func resolveOne(_ one: Screens.One) -> Screens.One.Output { Page() }
                func resolve<D: Descriptor>(_ descriptor: D) -> D.Output {
                    return switch descriptor {
                    case let one as Screens.One: resolveOne(one) as! D.Output
                    case _ as Screens.Two: UIView() as! D.Output
                    default: fatalError()
                    }
                }
            }
            """
        ])
        #expect(adoption.scenes.map(\.builder) == ["resolveOne(descriptor)", "UIView()"])
        #expect(adoption.scenes.allSatisfy { $0.differences.isEmpty })
    }

    @Test
    func aResolverOfWhichAllIsAdoptedIsStillFound() throws {
        let adoption = try Self.adopt(
            "if let scene = adoptedScene(for: place) { return scene }\nswitch place { default: return None() }"
        )
        #expect(adoption.resolver.type == "Router")
        #expect(adoption.remainder.count == 3)
    }

    @Test
    func aGuardStandsAgainstIt() throws {
        let adoption = try Self.adopt(
            """
                    if let film = place as? Film { return FilmController(film.id) }
                    if place is Home { return HomeController() }
                    guard let seats = place as? Seats else { return None() }
                    return SeatsController(seats)
            """
        )
        #expect(Self.reason(adoption, "Seats") == "a 'guard' decides on it")
    }

    @Test
    func staticAndAsyncFunctionsDoNotDisturb() throws {
        let arms =
            "switch place { case is Home: return A()\ncase let film as Film: return B(film.id)\ndefault: return C() }"
        let adoption = try Self.adopt([
            Self.descriptors,
            """
            final class Router {
                static func now(_ place: any Place) -> UIViewController? { \(arms) }
                func later(_ place: any Place) async -> UIViewController { \(arms) }
                func open(_ place: any Place) -> UIViewController { \(arms) }
            }
            """,
        ])
        #expect(adoption.resolver.function == "open(_:)")
        #expect(adoption.returns == "UIViewController")
        #expect(adoption.scenes.map(\.name) == ["Film", "Home"])
        #expect(adoption.scenes.allSatisfy { $0.differences.isEmpty })
    }

    @Test
    func anArmThatBreaksBecomesNoMethod() throws {
        let adoption = try Self.adopt(
            """
                    switch place {
                    case is Home: return HomeController()
                    case let film as Film: return FilmController(film.id)
                    case is Seats:
                        guard isOpen else { break }
                        return SeatsController()
                    default: return None()
                    }
                    return Closed()
            """
        )
        #expect(Self.reason(adoption, "Seats") == "its arm has statements of its own")
    }

    @Test(arguments: ["mutating", "nonisolated"])
    func functionsOfAnotherKindStay(modifier: String) throws {
        let adoption = try Self.adopt([
            Self.descriptors,
            """
            struct Router {
                \(modifier) func open(_ place: any Place) -> UIViewController {
                    switch place { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }
                }
            }
            """,
        ])
        #expect(adoption.scenes.isEmpty)
        #expect(Self.reason(adoption, "Home") == "'open(_:)' is \(modifier)")
    }

    /// In two modules, or for two platforms.
    @Test
    func whatIsDeclaredTwiceStays() throws {
        let adoption = try Self.adopt(
            "switch place { case is Home: return A()\ncase is Core.Film: return B()\ncase is Seats: return B()\ndefault: return C() }",
            "#if DEBUG\nstruct Twice: Place {}\n#else\nstruct Twice: Place {}\n#endif\nstruct Film: Place {}"
        )
        #expect(adoption.scenes.map(\.name) == ["Home", "Seats"])
        #expect(adoption.remainder.map(\.descriptor) == ["Film", "Twice", "Twice", "Film"])
        #expect(Self.reason(adoption, "Film") == "'Film' is declared twice, also in 'App/0.swift', line 10")
    }

    @Test(arguments: ["UITableViewCell", "UICollectionReusableView", "UIView"])
    func cellsAreNoScreens(type: String) throws {
        #expect(throws: AdoptionFailure.self) {
            try Self.adopt([
                Self.descriptors,
                "struct Cells { func view(_ p: any Place) -> \(type) { switch p { case is Home: return A()\ncase is Film: return B()\ndefault: return C() } } }",
            ])
        }
    }

    @Test
    func aResolverThatCanBeAdoptedGoesFirst() throws {
        let arms = "switch p { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }"
        let adoption = try Self.adopt([
            Self.descriptors,
            "struct Aged { static func open(_ p: any Place) -> UIViewController { \(arms) } }",
            "struct Router { func open(_ p: any Place) -> UIViewController { \(arms) } }",
        ])
        #expect(adoption.resolver.type == "Router")
        #expect(adoption.otherResolvers.map(\.type) == ["Aged"])
    }

    @Test(arguments: [
        "if let film = d as? Film, film.id == 0 { d = Home() }", "if d is Film { log(d) }",
        "switch d { case is Film: log(d)\ndefault: break }",
    ])
    func whatOnlyDoesSomethingOnTheWayRunsFirst(statement: String) throws {
        let adoption = try Self.adopt([
            Self.descriptors,
            """
            struct Router {
                func open(_ place: any Place) -> UIViewController {
                    var d = place
                    \(statement)
                    switch place {
                    case is Home: return A()
                    case is Seats: return B()
                    default: return C()
                    }
                }
            }
            """.replacing("place", with: "d"),
        ])
        #expect(adoption.scenes.map(\.name) == ["Home", "Seats"])
        let edited = Self.edited(adoption)
        let hook = try #require(edited.firstRange(of: "if let scene"))
        let other = try #require(edited.firstRange(of: statement.prefix(8)))
        #expect(other.upperBound < hook.lowerBound)
    }
}
