import Adoption
import Testing

/// The generated switch only builds: what an arm does besides goes into a method.
@Suite
struct ArmShapeTests {
    private static func arm(_ expression: String) -> String {
        """
                switch place {
                case is Home: return HomeController()
                case let film as Film:
                    return \(expression)
                default: return None()
                }
        """
    }

    @Test(arguments: [
        ("FilmController(film.id) { print($0) }", "a closure"), ("FilmController(film.id ?? 0)", "the operator '??'"),
        ("isOn ? FilmController(film.id) : FilmController(0)", "the operator '?:'"),
        ("FilmController(film.id!)", "the operator '!'"),
    ])
    func anArmThatDoesMoreStaysUntilItIsAMethod(expression: String, fault: String) throws {
        let body = Self.arm(expression)
        let adoption = try SmallApp.adopt(body, "final class FilmController: UIViewController {}\n")
        #expect(adoption.scenes.map(\.name) == ["Home"])
        #expect(adoption.reason("Film") == "its arm has \(fault); '--apply' makes a method of it")
        let applied = try SmallApp.adopt(body, "final class FilmController: UIViewController {}\n", moving: true)
        #expect(applied.scenes.map(\.builder) == ["makeFilm(descriptor)", "HomeController()"])
        #expect(
            applied.editedSource.contains(
                "func makeFilm(_ film: Film) -> UIViewController {\n        return \(expression)\n"
            ),
            "\(applied.editedSource)"
        )
    }

    @Test(arguments: ["FilmController(film.id)", "Films.shared.make(film.id, -1, \\.title).controller"])
    func callsAndMembersStandInTheSwitch(expression: String) throws {
        let more = """
            struct Made { var controller: FilmController }
            final class Films { static let shared = Films(); func make(_ id: Int, _ n: Int, _ k: KeyPath<Film, Int>) -> Made {} }
            final class FilmController: UIViewController {}
            """
        let adoption = try SmallApp.adopt(Self.arm(expression), more)
        #expect(adoption.scenes.map(\.name) == ["Film", "Home"], "\(adoption.remainder)")
    }
}
