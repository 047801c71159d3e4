import Adoption
import Testing

/// Which functions open screens, and which of them can be adopted.
@Suite
struct ResolverChoiceTests {
    /// As public apps have it: arms call a function for the one type, and say what it gives by the descriptor.
    @Test
    func functionsOfOneTypeThatArmsCallAreNoSecondOpener() throws {
        let adoption = try SmallApp.adopt([
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
        let adoption = try SmallApp.adopt(
            "if let scene = adoptedScene(for: place) { return scene }\nswitch place { default: return None() }"
        )
        #expect(adoption.resolver.type == "Router")
        #expect(adoption.remainder.count == 3)
    }

    @Test
    func staticAndAsyncFunctionsDoNotDisturb() throws {
        let arms =
            "switch place { case is Home: return A()\ncase let film as Film: return B(film.id)\ndefault: return C() }"
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
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

    @Test(arguments: ["mutating", "consuming"])
    func functionsOfAnotherKindStay(modifier: String) throws {
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            """
            struct Router {
                \(modifier) func open(_ place: any Place) -> UIViewController {
                    switch place { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }
                }
            }
            """,
        ])
        #expect(adoption.scenes.isEmpty)
        #expect(adoption.reason("Home") == "'open(_:)' is \(modifier)")
    }

    @Test(arguments: ["UITableViewCell", "UICollectionReusableView", "UIView"])
    func cellsAreNoScreens(type: String) throws {
        #expect(throws: AdoptionFailure.self) {
            try SmallApp.adopt([
                SmallApp.descriptors,
                "struct Cells { func view(_ p: any Place) -> \(type) { switch p { case is Home: return A()\ncase is Film: return B()\ndefault: return C() } } }",
            ])
        }
    }

    @Test
    func aResolverThatCanBeAdoptedGoesFirst() throws {
        let arms = "switch p { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }"
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            "struct Aged { static func open(_ p: any Place) -> UIViewController { \(arms) } }",
            "struct Router { func open(_ p: any Place) -> UIViewController { \(arms) } }",
        ])
        #expect(adoption.resolver.type == "Router")
        #expect(adoption.otherResolvers.map(\.type) == ["Aged"])
    }

    @Test
    func aResolverInheritsItsActor() throws {
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
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

    @Test
    func fakesOfTestsAreNoneOfTheAppsOwn() throws {
        let open = "case is Home: return A()\ncase is Film: return B()\ndefault: return C()"
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
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
    func twoFunctionsThatOpenTheSameStay() throws {
        let arms = "case is Home: return A()\ncase is Film: return B()\ndefault: return C()"
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
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
        #expect(adoption.reason("Home") == "'open(_:)' and 'preview(_:)' both open it, each in its own way")
    }

    @Test
    func aTypeThatIsDeclaredElsewhereStays() throws {
        let arms = "switch p { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }"
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            "extension Router { func open(_ p: any Place) -> UIViewController { \(arms) } }",
        ])
        #expect(adoption.scenes.isEmpty)
        #expect(adoption.reason("Home") == "'Router' is extended here, but none of these sources declares it")
    }

    @Test(arguments: [("@DatabaseActor", ""), ("", "@DatabaseActor")])
    func whatIsOnAnotherActorStays(type: String, function: String) throws {
        let arms = "switch p { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }"
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            "\(type) final class Router { \(function) func open(_ p: any Place) -> UIViewController { \(arms) } }",
        ])
        #expect(adoption.scenes.isEmpty)
        #expect(adoption.reason("Home")?.hasPrefix("'open(_:)' is isolated to 'DatabaseActor'") == true)
    }

    @Test(arguments: ["@Swift.MainActor final class Router", "@globalActor actor Router"])
    func theMainActorHasSeveralSpellings(heading: String) throws {
        let arms = "switch p { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }"
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            "\(heading) { func open(_ p: any Place) -> UIViewController { \(arms) } }",
        ])
        #expect(adoption.scenes.map(\.name) == ["Film", "Home"])
        #expect(adoption.resolver.isMainActor == heading.hasPrefix("@Swift"))
    }

    @Test(arguments: [("App", ["Film", "Home"]), ("Elsewhere", [])])
    func aModuleMayStandBeforeTheType(module: String, scenes: [String]) throws {
        let arms = "switch p { case is Home: return A(api)\ncase is Film: return B()\ndefault: return C() }"
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            "final class Router { let api = 1 }",
            "extension \(module).Router { func open(_ p: any Place) -> UIViewController { \(arms) } }",
        ])
        #expect(adoption.scenes.map(\.name) == scenes, "\(adoption.remainder)")
        #expect(adoption.resolver.type == "Router")
        if scenes.isEmpty {
            let reason = "'Elsewhere.Router' is extended here, but none of these sources declares it"
            #expect(adoption.reason("Home") == reason)
        } else {
            #expect(adoption.scenes.last?.builder == "A(api)")
        }
    }
}
