import Adoption
import Testing

/// What hangs together with an arm stays when the arm goes.
@Suite
struct ArmChainTests {
    private func adopt(_ body: String) throws -> Adoption { try SmallApp.adopt(body, moving: true) }

    private static let first = """
                if let film = place as? Film {
                    log(film.id)
                    return FilmController(film.id)
                } else if let seats = place as? Seats {
                    return SeatsController(seats.hall)
        """

    /// The next arm begins the chain.
    @Test(arguments: [
        "        } else if isOpen {\n            // Until tonight.\n            return Open()\n        }\n        return None()",
        "        } else {\n            // Nobody knows it.\n            log(0)\n            return None()\n        }",
        "        } else if place is Home {\n            log(1)\n            return HomeController()\n        }\n        return None()",
    ])
    func theFirstArmOfAChainLeavesTheOthers(rest: String) throws {
        let adoption = try adopt(Self.first + "\n" + rest)
        #expect(adoption.scenes.map(\.name) == ["Film", "Seats"])
        let edited = adoption.editedSource
        let expected = """
                    if let scene = adoptedScene(for: place) { return scene }
                    if let seats = place as? Seats {
                        return SeatsController(seats.hall)
            \(rest)
                }

                func makeFilm(_ film: Film) -> UIViewController {
                    log(film.id)
                    return FilmController(film.id)
                }
            """
        #expect(edited.contains(expected), "\(edited)")
    }

    @Test func anArmWithNothingButAnElseStays() throws {
        let chain = """
                    if let film = place as? Film {
                        log(film.id)
                        return FilmController(film.id)
                    } else {
                        log(0)
                    }
            """
        let home = "        if place is Home { return HomeController() }"
        let adoption = try adopt("\(home)\n\(chain)\n        return None()")
        #expect(adoption.reason("Film") == "its arm has statements of its own")
        #expect(adoption.editedSource.contains(chain), "\(adoption.editedSource)")
    }

    /// An `else` below one arm runs before the next is looked at.
    @Test(arguments: [
        "if let film = place as? Film { return FilmController(film.id) } else { log(0) }",
        "if let film = place as? Film { return FilmController(film.id) } else if isOpen { return Open() }",
        "switch place { case let film as Film: return FilmController(film.id)\n        default: log(0) }",
    ])
    func whatAnElseDoesStillRunsFirst(dispatch: String) throws {
        let adoption = try adopt(
            """
                    \(dispatch)
                    if let seats = place as? Seats { return SeatsController(seats.hall) }
                    return None()
            """
        )
        #expect(adoption.scenes.map(\.name) == ["Film"])
        #expect(adoption.reason("Seats") == "statements above its arm have to run first")
    }

    @Test func noCommentIsLost() throws {
        let adoption = try adopt(
            """
                    if place is Home { return HomeController() }
                    if let film = place as? Film { // of tonight
                        log(film.id)
                        return FilmController(film.id) // in colour
                    }
                    if let seats = place as? Seats {
                        log(seats.hall)
                        return SeatsController(seats.hall)
                        // The hall is open.
                    }
                    return None()
            """
        )
        #expect(adoption.scenes.map(\.name) == ["Film", "Home"])
        let expected = """
                func makeFilm(_ film: Film) -> UIViewController { // of tonight
                    log(film.id)
                    return FilmController(film.id) // in colour
                }
            """
        let edited = adoption.editedSource
        #expect(edited.contains(expected) && edited.contains("            // The hall is open.\n"), "\(edited)")
    }

    @Test(arguments: ["return SeatsController(0)", "log(0)\n            return SeatsController(0)"])
    func anArmThatAnotherFallsIntoStays(arm: String) throws {
        let cases = """
                    case let film as Film:
                        log(film.id)
                        fallthrough
                    case is Seats:
                        \(arm)
            """
        let adoption = try adopt(
            """
                    switch place {
            \(cases)
                    case is Home: return HomeController()
                    default: return None()
                    }
            """
        )
        #expect(adoption.reason("Film") == "its arm has statements of its own")
        #expect(adoption.scenes.map(\.name).contains("Seats") == arm.hasPrefix("return"))
        #expect(adoption.editedSource.contains(cases), "\(adoption.editedSource)")
        #expect(!adoption.editedSource.contains("case is Home"))
    }

    /// The method would mean something else, or not compile.
    @Test(arguments: [
        "later { log(#function) }", "for id in ids { if id > 0 { break opening } }", "switch id { default: continue }",
    ])
    func aJumpOrANameDeepInsideKeepsTheArm(statement: String) throws {
        let adoption = try adopt(
            """
                    switch place {
                    case is Home: return HomeController()
                    case is Seats: return SeatsController(0)
                    case let film as Film:
                        \(statement)
                        return FilmController(film.id)
                    default: return None()
                    }
            """
        )
        #expect(adoption.reason("Film") == "its arm has statements of its own")
    }

    @Test func aLoopOfItsOwnMayEnd() throws {
        let adoption = try adopt(
            """
                    switch place {
                    case is Home: return HomeController()
                    case let film as Film:
                        halls: for hall in halls { if hall.isOpen { break halls } else { continue } }
                        return FilmController(film.id)
                    default: return None()
                    }
            """
        )
        #expect(adoption.scenes.map(\.name) == ["Film", "Home"])
    }

    @Test func aVariableOfAnArmIsNoParameter() throws {
        let adoption = try adopt(
            """
                    switch place {
                    case is Home: return HomeController()
                    case is Seats: return SeatsController(0)
                    case var film as Film:
                        film.id += 1
                        return FilmController(film.id)
                    default: return None()
                    }
            """
        )
        #expect(adoption.reason("Film") == "its arm has statements of its own")
    }

    @Test func aSecondCastIsACondition() throws {
        let adoption = try adopt(
            """
                    if let film = place as? Film, place is Gala { return FilmController(film.id) }
                    if place is Home { return HomeController() }
                    if let seats = place as? Seats { return SeatsController(seats.hall) }
                    return None()
            """
        )
        #expect(adoption.reason("Film") == "its arm has a condition")
    }

    @Test(arguments: [
        "let (film) as Film", "(let film) as Film", "let (film as Film)", "(let film as Film)", "(let film) as (Film)",
        "let ((film)) as Film",
    ])
    func parenthesesInAPatternDoNotMatter(pattern: String) throws {
        let expected = ["FilmController(descriptor.id)", "HomeController()"]
        let ofSwitch = try adopt(
            """
                    switch place {
                    case (is Home): return HomeController()
                    case \(pattern): return FilmController(film.id)
                    default: return None()
                    }
            """
        )
        #expect(ofSwitch.scenes.map(\.builder) == expected, "\(ofSwitch.remainder)")
        let ofIf = try adopt(
            """
                    if case \(pattern) = place { return FilmController(film.id) }
                    if (place is Home) { return HomeController() }
                    return None()
            """
        )
        #expect(ofIf.scenes.map(\.builder) == expected, "\(ofIf.remainder)")
    }

    @Test func parenthesesInABindingDoNotMatter() throws {
        let adoption = try adopt(
            """
                    if let (film) = (place as? Film) { return FilmController(film.id) }
                    if place is Home { return HomeController() }
                    return None()
            """
        )
        #expect(adoption.scenes.map(\.builder) == ["FilmController(descriptor.id)", "HomeController()"])
    }
}
