import Adoption
import Testing

/// A second parameter of the resolver, of a type that the app doesn't declare, is handed on to the switch.
@Suite struct HandedParameterTests {
    private static let descriptors = """
        protocol Place {}
        struct Home: Place {}
        struct Film: Place { let id: Int }
        struct Seats: Place {}

        """

    private static func adopt(
        _ arms: String,
        _ parameter: String = "navigator: Navigator",
        _ more: String = ""
    ) throws -> Adoption {
        let source = """
            final class Router {
                func open(_ place: any Place, \(parameter)) -> UIViewController {
                    switch place {
                    \(arms)
                    default: return UIViewController()
                    }
                }
            }
            \(more)
            """
        return try Adopter([AppSource(path: "App.swift", bytes: Array((descriptors + source).utf8))], jobs: 1).adopt()
    }

    private static let arms =
        "case is Home: return A(navigator)\ncase let film as Film: return B(film.id, by: navigator.push)"

    @Test func armsMayUseIt() throws {
        let adoption = try Self.adopt(Self.arms)
        #expect(adoption.scenes.map(\.builder) == ["B(descriptor.id, by: navigator.push)", "A(navigator)"])
        #expect(adoption.handed?.name == "navigator" && adoption.handed?.type == "Navigator")
        #expect(
            adoption.editedSource.contains(
                "if let scene = adoptedScene(for: place, navigator: navigator) { return scene }"
            )
        )
    }

    @Test(arguments: [
        ("with navigator: Navigator?", "Navigator?"), ("_ navigator: any Navigating", "any Navigating"),
        ("navigator: Kit.Navigator = .main", "Kit.Navigator"),
    ])
    func itsTypeIsWrittenAsItStands(parameter: String, type: String) throws {
        let adoption = try Self.adopt(Self.arms, parameter)
        #expect(adoption.handed?.type == type && adoption.scenes.count == 2)
        #expect(adoption.editedSource.contains("adoptedScene(for: place, navigator: navigator)"))
    }

    /// No function declares it as the generated one would have to.
    @Test(arguments: [
        "navigator: @escaping () -> Void", "navigator: Navigator...", "navigator: inout Navigator",
        "navigator: some Navigating",
    ])
    func othersArentHandedOn(parameter: String) throws {
        let adoption = try Self.adopt(Self.arms, parameter)
        #expect(adoption.handed == nil && adoption.scenes.isEmpty)
    }

    /// One of the app's own becomes the environment, or stays where it is.
    @Test func aTypeOfTheAppsIsTheEnvironment() throws {
        let adoption = try Self.adopt(Self.arms, "navigator: Navigator", "final class Navigator { func push() {} }")
        #expect(adoption.handed == nil && adoption.resolver.type == "Navigator")
    }

    @Test func aNameOfTheArmsOwnIsAnother() throws {
        let arms = """
            case is Home: return A { navigator in navigator.push() }
            case is Film: return B(navigator)
            case is Seats:
                let navigator = Navigator()
                return B(navigator)
            """
        let adoption = try Self.adopt(arms)
        #expect(adoption.scenes.map(\.descriptor) == ["Film"])
        #expect(adoption.remainder.map(\.descriptor) == ["Home", "Seats"])
    }

    /// Two functions would have to hand on the same.
    @Test func oneFunctionHandsItOn() throws {
        let other = """
            extension Router {
                func show(_ place: any Place) -> UIViewController {
                    switch place {
                    case is Seats: return C()
                    default: return UIViewController()
                    }
                }
            }
            """
        let adoption = try Self.adopt(Self.arms, "navigator: Navigator", other)
        #expect(adoption.handed == nil && adoption.scenes.map(\.descriptor) == ["Seats"])
        let reason = "its arm uses 'navigator', which only the function around it knows"
        #expect(adoption.remainder.map(\.reason) == [reason, reason])
    }

    /// What has asked once asks with it.
    @Test func anAdoptedOneIsKnownAgain() throws {
        let arms = "case is Home: return A(navigator)\ncase is Film: return B(navigator)"
        let first = try Self.adopt(arms)
        let again = try Adopter([AppSource(path: "App.swift", bytes: Array(first.editedSource.utf8))], jobs: 1)
            .adopt(except: { _ in true })
        #expect(again.resolver.type == "Router" && again.edits.isEmpty)
    }
}
