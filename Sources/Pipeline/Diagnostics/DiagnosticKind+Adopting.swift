import Diagnostics

extension DiagnosticKind {
    static let noResolver = DiagnosticKind(
        "no-resolver",
        "No type of the app opens screens by their descriptors.",
        because: "`adopt` writes specs for the scenes that the app's own resolver opens.",
        wrong: """
            // App/Sources/Shop/Screens.swift
            struct HomeDescriptor {}
            $ vipergen adopt --output App
            """,
        right: """
            // App/Sources/Shop/Screens.swift
            protocol ScreenDescriptor { associatedtype Output }
            struct HomeDescriptor: ScreenDescriptor { typealias Output = UIViewController }
            struct HelpDescriptor: ScreenDescriptor { typealias Output = UIViewController }
            final class Dependencies {
                func resolve<D: ScreenDescriptor>(_ descriptor: D) -> D.Output {
                    switch descriptor {
                    case is HomeDescriptor: return UIViewController() as! D.Output
                    case is HelpDescriptor: return UIViewController() as! D.Output
                    default: fatalError()
                    }
                }
            }
            $ vipergen adopt --output App
            """
    )

    static let severalResolvers = DiagnosticKind(
        "several-resolvers",
        exit: .usage,
        "Several types of the app open as many scenes.",
        because: "A project has one switch, which is added to one type.",
        wrong: """
            // App/Sources/Shop/Screens.swift
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route {}
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            final class OldRouter {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            $ vipergen adopt --output App
            """,
        right: """
            // App/Sources/Shop/Screens.swift
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route {}
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            final class OldRouter {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            $ vipergen adopt --output App --resolver Router
            """
    )

    static let notAdopted = DiagnosticKind(
        "not-adopted",
        severity: .warning,
        "A descriptor stays written by hand.",
        because: "Its arm in the resolver can't stand in another file as it is, or can't be read without a compiler.",
        wrong: """
            // App/Sources/Shop/Screens.swift
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route {}
            struct DoorRoute: Route {}
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    if route is DoorRoute {
                        let door = UIViewController()
                        return door
                    }
                    return nil
                }
            }
            $ vipergen adopt --output App
            """,
        right: """
            // App/Sources/Shop/Screens.swift
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route {}
            struct DoorRoute: Route {}
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    if route is DoorRoute { return UIViewController() }
                    return nil
                }
            }
            $ vipergen adopt --output App
            """
    )

    static let adoptedInPart = DiagnosticKind(
        "adopted-in-part",
        severity: .warning,
        "A scene is adopted, and its spec doesn't say all that its descriptor does.",
        because: "The switch opens it as before. The rest matters when the descriptor is generated one day.",
        wrong: """
            // App/Sources/Shop/Screens.swift
            protocol Route {}
            struct HomeRoute: Route {}
            enum HelpRoute: Route { case general, terms }
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            $ vipergen adopt --output App
            """,
        right: """
            // App/Sources/Shop/Screens.swift
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route { var showsTerms: Bool }
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            $ vipergen adopt --output App
            """
    )

    static let uncompiledSwitch = DiagnosticKind(
        "uncompiled-switch",
        "The target that compiles the app's resolver wouldn't compile the generated switch.",
        because: "The resolver calls the switch, so both have to be in one module.",
        wrong: """
            // App/Package.swift
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Shop", exclude: ["Generated"])])
            // App/Sources/Shop/Screens.swift
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route {}
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            $ vipergen adopt --output App
            """,
        right: """
            // App/Package.swift
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Shop")])
            // App/Sources/Shop/Screens.swift
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route {}
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            $ vipergen adopt --output App
            """
    )

    static let generatedResolver = DiagnosticKind(
        "generated-resolver",
        "The app's resolver is in a source that another tool writes.",
        because: "That tool's next run would undo what `--apply` changes there.",
        wrong: """
            // App/Sources/Shop/Screens.swift
            // Generated using Sourcery. DO NOT EDIT
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route {}
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            $ vipergen adopt --apply --output App
            """,
        right: """
            // App/Sources/Shop/Screens.swift
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route {}
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            $ vipergen adopt --apply --output App
            """
    )

    static let ignoredByGit = DiagnosticKind(
        "ignored-by-git",
        severity: .warning,
        "Git ignores a file that the app needs.",
        because: "It wouldn't be committed, and a clone of the app wouldn't build.",
        wrong: """
            // App/Sources/Shop/Screens.swift
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route {}
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            $ git init --quiet App
            $ echo 'Generated/' > App/.gitignore
            $ vipergen adopt --output App
            """,
        right: """
            // App/Sources/Shop/Screens.swift
            protocol Route {}
            struct HomeRoute: Route {}
            struct HelpRoute: Route {}
            final class Router {
                func screen(for route: any Route) -> UIViewController? {
                    if route is HomeRoute { return UIViewController() }
                    if route is HelpRoute { return UIViewController() }
                    return nil
                }
            }
            $ git init --quiet App
            $ echo 'DerivedData/' > App/.gitignore
            $ vipergen adopt --output App
            """
    )

    static let aboutAdopting: [DiagnosticKind] = [
        .adoptedInPart, .generatedResolver, .ignoredByGit, .noResolver, .notAdopted, .severalResolvers,
        .uncompiledSwitch,
    ]
}
