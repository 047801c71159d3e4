import Adoption
import Testing

/// Resolvers in types that are inside others, which an extension in another file doesn't know.
@Suite
struct NestedResolverTests {
    private static let home = "case is Home: return A(api)"

    /// - Parameters:
    ///   - arms: of `App.Router.open(_:)`.
    ///   - members: of `App`.
    ///   - more: declarations outside of it.
    private static func adopt(
        _ arms: String,
        _ members: String = "",
        _ more: String = "",
        result: String = "UIViewController",
        heading: String = "enum App {",
        router: String = "final class Router {"
    ) throws -> Adoption {
        let app = """
            \(heading)
                \(members)
                \(router)
                    let api = 1
                    private let secret = 2
                    func open(_ place: any Place) -> \(result) {
                        switch place {
                        \(arms)
                        default: return C()
                        }
                    }
                }
            }
            """
        return try SmallApp.adopt([SmallApp.descriptors + more, app])
    }

    @Test
    func itsTypeIsNamedWithThoseAroundIt() throws {
        let adoption = try Self.adopt(Self.home + "\ncase let film as Film: return B(film.id, self.api)")
        #expect(adoption.resolver.type == "App.Router")
        #expect(adoption.resolver.fullFunction == "App.Router.open(_:)")
        #expect(adoption.scenes.map(\.builder) == ["B(descriptor.id, self.api)", "A(api)"])
        #expect(adoption.editedSource.contains("if let scene = adoptedScene(for: place) { return scene }"))
    }

    @Test(arguments: [
        ("B(limit, film.id)", "static let limit = 3", "B(App.limit, descriptor.id)"),
        (
            "Builder.make(\n film)", "enum Builder { static func make(_ f: Film) -> B { B() } }",
            "App.Builder.make(descriptor)"
        ),
        ("B(Style.plain, [Style]())", "enum Style { case plain }", "B(App.Style.plain, [App.Style]())"),
        ("B(\"\\(limit) of \\(film.id)\")", "static let limit = 3", "B(\"\\(App.limit) of \\(descriptor.id)\")"),
        ("B(App.limit)", "static let limit = 3", "B(App.limit)"),
        ("B(limit: api)", "static let limit = 3", "B(limit: api)"),
        ("B(.limit)", "static let limit = 3", "B(.limit)"),
        ("B(\"é\", limit)", "static let limit = 3", "B(\"é\", App.limit)"),
        ("B(api)", "static let api = 3", "B(api)"),
        ("B(self.title)", "static let title = 3", "B(self.title)"),
        ("B(\\.limit, \\.film, film)", "static let limit = 3", "B(\\.limit, \\.film, descriptor)"),
    ])
    func whatIsInTheTypesAroundItIsNamedSo(arm: String, member: String, builder: String) throws {
        let adoption = try Self.adopt(Self.home + "\ncase let film as Film: return \(arm)", member)
        #expect(adoption.scenes.first { $0.name == "Film" }?.builder == builder, "\(adoption.remainder)")
    }

    @Test(arguments: [
        ("B(limit)", "private static let limit = 3", "its arm uses 'limit', which is private"),
        ("B(App.limit)", "private static let limit = 3", "its arm uses 'limit', which is private"),
        ("B(Style.plain)", "fileprivate enum Style { case plain }", "its arm uses 'Style', which is private"),
        ("B(secret)", "", "its arm uses 'secret', which is private"),
        ("B { [limit] in limit }", "static let limit = 3", "its arm uses 'limit' of 'App'"),
    ])
    func whatNoOtherFileCanNameStays(arm: String, member: String, reason: String) throws {
        let adoption = try Self.adopt(Self.home + "\ncase let film as Film: return \(arm)", member)
        #expect(adoption.scenes.map(\.name) == ["Home"])
        #expect(adoption.reason("Film")?.hasPrefix(reason) == true, "\(adoption.remainder)")
    }

    /// What a class inherits from somewhere else may have a static member of any name.
    @Test
    func whatATypeAroundItInheritsIsntKnown() throws {
        let arms = Self.home + "\ncase is Film: return B(shared)"
        let adoption = try Self.adopt(arms, heading: "final class App: UIApplication {")
        #expect(adoption.scenes.map(\.name) == ["Home"])
        let reason = "its arm uses 'shared', and what that is isn't written; '--apply' makes a method of it"
        #expect(adoption.reason("Film") == reason)
    }

    /// `extension App.Router` sees nothing of `App`.
    @Test
    func anExtensionMeansWhatIsOutside() throws {
        let arms = Self.home + "\ncase is Film: return B(Style.plain)\ncase is Seats: return B()"
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors + "enum Style { case plain }",
            """
            enum App {
                enum Style { case plain }
                struct Seats: Place {}
                final class Router { let api = 1 }
            }
            extension App.Router {
                func open(_ place: any Place) -> UIViewController {
                    switch place {
                    \(arms)
                    default: return C()
                    }
                }
            }
            """,
        ])
        #expect(adoption.scenes.map(\.name) == ["Home"])
        let reason = "its arm uses 'Style', which isn't the one of 'App'; '--apply' makes a method of it"
        #expect(adoption.reason("Film") == reason)
        let other = "its arm is for 'Seats', and there is another in 'App.Router' or around it"
        #expect(adoption.remainder.contains { $0.reason == other }, "\(adoption.remainder)")
    }

    @Test(arguments: ["typealias Page = UIViewController", "class Page: UIViewController {}"])
    func whatItReturnsIsNamedFromOutside(member: String) throws {
        let adoption = try Self.adopt(Self.home + "\ncase is Film: return B()", member, result: "Page?")
        #expect(adoption.returns == "App.Page?")
        #expect(adoption.scenes.count == 2, "\(adoption.remainder)")
        #expect(adoption.editedSource.contains("if let scene = adoptedScene(for: place) { return scene }"))
    }

    @Test(arguments: [
        ("enum App {\nprivate typealias Page = UIViewController", ""),
        ("enum App {", "private typealias Page = UIViewController"),
    ])
    func whatItReturnsIsNotPrivate(heading: String, above: String) throws {
        let adoption = try Self.adopt(
            Self.home + "\ncase is Film: return B()",
            result: "Page",
            heading: above + "\n" + heading
        )
        #expect(adoption.scenes.isEmpty)
        #expect(adoption.reason("Film") == "'open(_:)' returns 'Page', which is private")
    }

    @Test(arguments: [
        ("enum App {", "private final class Router {", "'App.Router' is private"),
        ("private enum App {", "final class Router {", "'App.Router' is private"),
        ("struct App<T> {", "final class Router {", "'App.Router' is generic"),
        ("@available(iOS 17, *) enum App {", "final class Router {", "isn't available everywhere"),
        ("extension SDK {", "final class Elsewhere {}\n}\nextension SDK.Router {", "none of these sources declares it"),
    ])
    func typesThatNothingCanBeAddedToStay(heading: String, router: String, reason: String) throws {
        let adoption = try Self.adopt(Self.home + "\ncase is Film: return B()", heading: heading, router: router)
        #expect(adoption.scenes.isEmpty)
        #expect(adoption.reason("Film")?.contains(reason) == true, "\(adoption.remainder)")
    }

    /// A private type's extension isn't private itself.
    @Test(arguments: ["Router", "App.Router"])
    func anExtensionOfAPrivateTypeStays(type: String) throws {
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            """
            enum App { fileprivate final class Router { let api = 1 } }
            fileprivate final class Router { let api = 1 }
            extension \(type) {
                func open(_ place: any Place) -> UIViewController {
                    if place is Home { return A() }
                    if place is Film { return B() }
                    return C()
                }
            }
            """,
        ])
        #expect(adoption.scenes.isEmpty)
        #expect(adoption.reason("Film") == "'\(type)' is private, and generated code can't see it")
    }

    @Test
    func aFunctionMayTakeOne() throws {
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            """
            enum App { struct Services { let api = 1 } }
            enum Factory {
                typealias Page = UIViewController
                static func make(_ place: any Place, services: App.Services) -> Page {
                    if place is Home { return A(services.api) }
                    if let film = place as? Film { return B(film, services) }
                    return C()
                }
            }
            """,
        ])
        #expect(adoption.resolver.type == "App.Services")
        #expect(adoption.resolver.fullFunction == "Factory.make(_:services:)")
        #expect(adoption.scenes.map(\.builder) == ["B(descriptor, self)", "A(self.api)"])
        #expect(adoption.returns == "Factory.Page")
    }

    @Test(arguments: [
        ("typealias Page = UIViewController", "typealias Page = UIViewController", ""),
        ("", "struct Page {}", "typealias Page = UIViewController"),
    ])
    func whatAFunctionReturnsMeansTheSameInItsEnvironment(around: String, inside: String, more: String) throws {
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors + more,
            """
            struct Services { let api = 1\n\(inside) }
            enum Factory {
                \(around)
                static func make(_ place: any Place, services: Services) -> Page {
                    if place is Home { return A(services.api) }
                    if let film = place as? Film { return B(film, services) }
                    return C()
                }
            }
            """,
        ])
        #expect(adoption.scenes.isEmpty)
        #expect(
            adoption.reason("Home") == "'make(_:services:)' returns 'Page', which means something else in 'Services'"
        )
    }
}
