import Adoption
import Testing

/// Arms of static and of free functions, and bodies of overloads, that become functions beside them with `--apply`.
@Suite struct MovedFunctionTests {
    private static let arms = """
        case is Home: return A(session)
        case let film as Film:
            session.log(film.id)
            return title(film.id)
        """

    /// - Parameters:
    ///   - around: what the function stands in.
    ///   - head: of the function.
    private func adopt(
        around: String = "enum Factory",
        _ head: String = "static func make(_ place: any Place, with session: Session) -> UIViewController",
        arms: String = MovedFunctionTests.arms,
        members: String = "",
        more: String = "final class Session {}"
    ) throws -> Adoption {
        let function = "\(head) {\n    switch place {\n    \(arms)\n    default: return A()\n    }\n}"
        let source = around.isEmpty ? function : "\(around) {\n\(members)\n\(function)\n}"
        return try SmallApp.adopt([SmallApp.descriptors + more, source], moving: true)
    }

    @Test func anArmOfAStaticFunctionBecomesAnother() throws {
        let adoption = try adopt()
        #expect(adoption.scenes.map(\.builder) == ["Factory.makeFilm(descriptor, with: self)", "A(self)"])
        let edited = adoption.editedSource
        let expected = """
            static func makeFilm(_ film: Film, with session: Session) -> UIViewController {
                session.log(film.id)
                return title(film.id)
            }
            """
        #expect(edited.contains(expected), "\(edited)")
        #expect(!edited.contains("case let film"))
    }

    /// What stands right above an arm is about that arm.
    @Test(arguments: ["\n", "\r\n"])
    func aCommentGoesWithItsArm(lineBreak: String) throws {
        let arms = """
            // The screens.

                // Keeps the session's log.
                /* Of each film. */
                case let film as Film:
                    session.log(film.id)
                    return title(film.id)
            """
        let function = """
            enum Factory {
                static func make(_ place: any Place, with session: Session) -> UIViewController {
                    switch place {
                \(arms)
                    case is Seats: return A(session)
                    default: return A()
                    }
                }
            }
            """
        let source = SmallApp.descriptors + "final class Session {}\n" + function
        let adoption = try SmallApp.adopt([source.replacing("\n", with: lineBreak)], moving: true)
        let edited = adoption.editedSource.replacing("\r\n", with: "\n")
        let expected = """

                // Keeps the session's log.
                /* Of each film. */
                static func makeFilm(_ film: Film, with session: Session) -> UIViewController {
            """
        #expect(edited.contains(expected), "\(edited)")
        #expect(edited.matches(of: /Keeps the session/).count == 1, "\(edited)")
        #expect(edited.contains("switch place {\n    // The screens.\n"), "\(edited)")
    }

    @Test func anArmOfAFreeFunctionBecomesAnother() throws {
        let head = "@MainActor\nfunc make<P: Place>(_ session: Session, _ place: P) -> UIViewController"
        let adoption = try adopt(around: "", head)
        #expect(adoption.scenes.first?.builder == "makeFilm(descriptor, self, as: Film.self)")
        let heading =
            "@MainActor\nfunc makeFilm<P: Place>(_ film: Film, _ session: Session, as _: P.Type) -> UIViewController {"
        #expect(adoption.editedSource.contains(heading), "\(adoption.editedSource)")
    }

    /// In the line of its heading or below it, with `return` or as the value that the `switch` gives.
    @Test(arguments: [
        ("return ", " return title(film.id)"), ("", " title(film.id)"), ("", "\n            title(film.id)"),
    ])
    func howAnArmIsWrittenDoesNotMatter(word: String, arm: String) throws {
        let source = """
            enum Factory {
                private static func title(_ id: Int) -> UIViewController { A() }

                static func make(_ place: any Place, with session: Session) -> UIViewController {
                    switch place {
                    case is Home: \(word)A()
                    case let film as Film:\(arm)
                    default: \(word)A()
                    }
                }
            }
            """
        let adoption = try SmallApp.adopt([SmallApp.descriptors + "final class Session {}", source], moving: true)
        #expect(adoption.scenes.map(\.builder) == ["Factory.makeFilm(descriptor, with: self)", "A()"])
        let expected = """
                static func makeFilm(_ film: Film, with session: Session) -> UIViewController {
                    \(word)title(film.id)
                }

            """
        #expect(adoption.editedSource.contains(expected), "\(adoption.editedSource)")
    }

    @Test func withoutApplyTheReasonSaysWhatItWouldMake() throws {
        func reason(_ source: String) throws -> String? {
            try SmallApp.adopt([SmallApp.descriptors + "final class Session {}", source]).reason("Film")
        }
        let body = "{\nswitch place {\n\(Self.arms)\ndefault: return A()\n}\n}"
        let head = "func make(_ place: any Place, with session: Session) -> UIViewController"
        let free = "its arm has statements of its own; '--apply' makes a function of it"
        #expect(try reason(head + body) == free)
        let method = "its arm has statements of its own; '--apply' makes a method of it"
        #expect(try reason("enum Factory { static \(head) \(body) }") == method)
    }

    /// What generated code can't call, or what would do something else when it does.
    @Test(arguments: [
        ("class Factory", "", "final class Session {}"),
        ("private extension Factory", "", "enum Factory {}\nfinal class Session {}"),
        ("extension Factory", "", "protocol Factory {}\nfinal class Session {}"),
        ("enum Factory", "", "final class Session { var Factory: Int { 1 } }"),
        ("enum Factory", "", "final class Session { enum Factory {} }"),
        ("enum Factory", "static let makeFilm = 1, makeFilmScene = 2", "final class Session {}"),
    ])
    func whereItCouldNotBeCalledItStays(around: String, member: String, more: String) throws {
        let adoption = try adopt(around: around, members: member, more: more)
        #expect(adoption.reason("Film") == "its arm has statements of its own")
        #expect(adoption.editedSource.contains("case let film as Film") || adoption.edits.isEmpty)
    }

    /// A method of the name would be called instead.
    @Test(arguments: ["func makeFilm(_ id: Int) {}", "let makeFilm = 1"])
    func aNameThatSomethingHasIsNotTaken(declaration: String) throws {
        let adoption = try adopt(more: "final class Session {}\n\(declaration)")
        #expect(adoption.scenes.first?.builder == "Factory.makeFilmScene(descriptor, with: self)")
    }

    @Test(arguments: [
        "final class Session { func makeFilm() {}; let makeFilmScene = 1 }", "final class Session: Base {}",
    ])
    func aMemberOfTheEnvironmentWouldBeCalledInsteadOfAFreeFunction(session: String) throws {
        let head = "@MainActor func make(_ place: any Place, with session: Session) -> UIViewController"
        let adoption = try adopt(around: "", head, more: session)
        #expect(adoption.reason("Film") == "its arm has statements of its own")
    }

    @Test(arguments: [
        "log(#function)", "if let limit { log(limit) }", "later { [limit] in log() }", "let x: Kind? = nil",
    ])
    func whatOnlyTheFunctionKnowsStays(statement: String) throws {
        let head = "static func make(_ place: any Place, with session: Session) -> UIViewController"
        let body = """
            enum Factory {
                \(head) {
                    let limit = session.limit
                    enum Kind { case a }
                    switch place {
                    case is Home: return A()
                    case let seats as Seats: return A(seats.hall)
                    case is Film:
                        \(statement)
                        return A()
                    default: return A()
                    }
                }
            }
            """
        let adoption = try SmallApp.adopt([SmallApp.descriptors + "final class Session {}", body], moving: true)
        #expect(adoption.reason("Film") == "its arm has statements of its own")
    }

    /// The actor comes from the protocol that the block conforms to, which says nothing of what stands beside.
    @Test func aFunctionBesideAWitnessSaysItsActor() throws {
        let source = """
            final class Router {}
            extension Router: Opening {
                func open(_ place: any Place) -> UIViewController {
                    switch place {
                    case is Home: return A()
                    case let film as Film:
                        log(film)
                        return A()
                    default: return A()
                    }
                }
            }
            """
        let opening = "@MainActor protocol Opening { func open(_ place: any Place) -> UIViewController }"
        let adoption = try SmallApp.adopt([SmallApp.descriptors + opening, source], moving: true)
        let heading = "    @MainActor\n    func makeFilm(_ film: Film) -> UIViewController {\n        log(film)\n"
        #expect(adoption.editedSource.contains(heading), "\(adoption.editedSource)")
    }

    private func overloads(_ film: String, fallback: String = "<P: Place>(for place: P)") -> [String] {
        let router = """
            final class Router {
                private let store = Store()
                func open(for home: Home) -> UIViewController { A() }
            \(film)
                func open(for seats: Seats) -> UIViewController { A(seats.hall) }
                func open\(fallback) -> UIViewController { A() }
            }
            """
        return [SmallApp.descriptors, router]
    }

    private static let film = "    func open(for film: Film) -> UIViewController {\n        A(store, film.id)\n    }"

    /// Without the overload, its own fallback would open the film.
    @Test func theBodyOfAnOverloadBesideAFallbackBecomesAMethod() throws {
        let adoption = try SmallApp.adopt(overloads(Self.film), moving: true)
        #expect(adoption.scenes.map(\.builder) == ["makeFilm(descriptor)", "A()", "A(descriptor.hall)"])
        let expected = """
                func open(for film: Film) -> UIViewController {
                    makeFilm(film)
                }

                func makeFilm(_ film: Film) -> UIViewController {
                    A(store, film.id)
                }

            """
        #expect(adoption.editedSource.contains(expected), "\(adoption.editedSource)")
        let reason = try SmallApp.adopt(overloads(Self.film)).reason("Film")
        #expect(reason == "its arm uses 'store', which is private; '--apply' makes a method of it")
    }

    @Test(arguments: ["@SceneBuilder ", "#function", "film: Film..."])
    func aBodyThatWouldMeanSomethingElseStays(change: String) throws {
        var film = change.hasPrefix("@") ? change + Self.film : Self.film
        if change.hasPrefix("#") { film = film.replacing("film.id", with: change) }
        if change.hasPrefix("film") { film = film.replacing("film: Film", with: change) }
        let adoption = try SmallApp.adopt(overloads(film), moving: true)
        #expect(!adoption.scenes.contains { $0.name == "Film" })
        #expect(adoption.edits.isEmpty)
    }
}
