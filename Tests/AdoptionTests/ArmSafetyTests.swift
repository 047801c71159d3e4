import Adoption
import Testing

/// What would open something else, or not compile, when it stood in the generated switch is left alone.
@Suite
struct ArmSafetyTests {
    @Test
    func statementsAboveTheSwitchStillRunFirst() throws {
        let adoption = try SmallApp.adopt(
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
        #expect(adoption.editedSource.contains(wanted))
    }

    @Test
    func statementsBetweenTwoSwitchesKeepTheSecond() throws {
        let adoption = try SmallApp.adopt(
            """
                    if let film = place as? Film { return FilmController(film.id) }
                    guard isLoggedIn else { return Login() }
                    if place is Home { return HomeController() }
                    return None()
            """
        )
        #expect(adoption.scenes.map(\.name) == ["Film"])
        #expect(adoption.reason("Home") == "statements above its arm have to run first")
    }

    @Test
    func anArmUnderAConditionStays() throws {
        let adoption = try SmallApp.adopt(
            """
                    if isNew {
                        if let film = place as? Film { return NewFilmController(film.id) }
                    }
                    if let film = place as? Film { return FilmController(film.id) }
                    if place is Home { return HomeController() }
                    return None()
            """
        )
        #expect(adoption.reason("Film") == "its arm is inside another statement")
    }

    @Test(arguments: ["screen.title = \"x\"\nreturn screen", "return Navigation(screen)"])
    func whatIsDoneWithTheScreenBelowKeepsIt(rest: String) throws {
        let adoption = try SmallApp.adopt(
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
        let adoption = try SmallApp.adopt(
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
        #expect(adoption.reason("Gala") == "the arm for 'Festival' above its own opens it")
    }

    @Test
    func aCaseAboveThatMatchesAnythingKeepsWhatIsBelow() throws {
        let adoption = try SmallApp.adopt(
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
        #expect(adoption.reason("Film") == "a case above its arm may come first")
    }

    @Test
    func textsStayAsTheyAre() throws {
        let adoption = try SmallApp.adopt(
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
        #expect(adoption.reason("Seats")?.hasPrefix("its arm calls something else 'scene'") == true)
    }

    @Test
    func aGuardStandsAgainstIt() throws {
        let adoption = try SmallApp.adopt(
            """
                    if let film = place as? Film { return FilmController(film.id) }
                    if place is Home { return HomeController() }
                    guard let seats = place as? Seats else { return None() }
                    return SeatsController(seats)
            """
        )
        #expect(adoption.reason("Seats") == "a 'guard' decides on it")
    }

    @Test
    func anArmThatBreaksBecomesNoMethod() throws {
        let adoption = try SmallApp.adopt(
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
        #expect(adoption.reason("Seats") == "its arm has statements of its own")
    }

    @Test(arguments: [
        "if let film = d as? Film, film.id == 0 { d = Home() }", "if d is Film { log(d) }",
        "switch d { case is Film: log(d)\ndefault: break }",
    ])
    func whatOnlyDoesSomethingOnTheWayRunsFirst(statement: String) throws {
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
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
        let edited = adoption.editedSource
        let hook = try #require(edited.firstRange(of: "if let scene"))
        let other = try #require(edited.firstRange(of: statement.prefix(8)))
        #expect(other.upperBound < hook.lowerBound)
    }

    /// The method would hide the one that is inherited.
    @Test
    func anArmIsNoMethodOfANameThatIsInherited() throws {
        let resolver = """
            final class Router: Flow {
                func open(_ place: any Place) -> UIViewController {
                    switch place {
                    case is Home: return A()
                    case let film as Film:
                        log(film)
                        return FilmController(film.id)
                    default: return C()
                    }
                }
            }
            """
        let flow = "class Flow { func makeFilm(_ film: Film) -> UIViewController { C() } }"
        let free = try SmallApp.adopt([SmallApp.descriptors, "class Flow {}", resolver], moving: true)
        #expect(free.scenes.map(\.name) == ["Film", "Home"])
        let taken = try SmallApp.adopt([SmallApp.descriptors, flow, resolver], moving: true)
        #expect(taken.scenes.first?.builder == "makeFilmScene(descriptor)")
        let both = flow.replacing("}", with: "}; func makeFilmScene() {}", maxReplacements: 1)
        #expect(
            try SmallApp.adopt([SmallApp.descriptors, both, resolver], moving: true).scenes.map(\.name) == ["Home"]
        )
    }
}
