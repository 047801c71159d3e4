import Adoption
import Testing

/// Which functions make one resolver together: those of one module, on one actor.
@Suite
struct ResolverGroupTests {
    private static let environment = "public struct Environment { public let api = 1 }\n"

    private static func factory(_ name: String, _ types: String...) -> String {
        let arms = types.map { "case is \($0): return \($0)Controller(environment)" }.joined(separator: "\n")
        return """
            enum \(name) {
                static func make(_ place: any Place, environment: Environment) -> UIViewController {
                    switch place {
                    \(arms)
                    default: return C()
                    }
                }
            }
            """
    }

    private static func adopt(
        _ sources: [String: String],
        of type: String? = nil,
        manifests: [AppManifest] = [],
        packages: Set<String> = [],
        adopted: Set<String> = []
    ) throws -> Adoption {
        let all = sources.merging(["Core.swift": SmallApp.descriptors + environment]) { first, _ in first }
        let list = all.keys.sorted().map { AppSource(path: $0, bytes: Array((all[$0] ?? "").utf8)) }
        return try Adopter(list, jobs: 1, manifests: manifests, packages: packages).adopt(
            resolverType: type,
            except: adopted.contains
        )
    }

    private static let split = [
        "Films/Films.swift": factory("FilmScenes", "Home", "Film"),
        "Halls/Halls.swift": factory("HallScenes", "Home", "Film", "Seats"),
    ]

    /// A switch in one module isn't seen by functions of another.
    @Test
    func functionsOfSeveralTypesForOneEnvironmentAreSeveralResolvers() throws {
        let adoption = try Self.adopt(Self.split)
        #expect(adoption.resolver.fullFunction == "HallScenes.make(_:environment:)")
        #expect(adoption.otherResolvers.map(\.fullFunction) == ["FilmScenes.make(_:environment:)"])
        #expect(Array(adoption.edits.keys) == ["Halls/Halls.swift"])
    }

    @Test
    func thoseOfOneModuleAreOne() throws {
        let targets = [AppTarget(name: "App", folders: ["Films", "Halls"], isTest: false)]
        let manifest = AppManifest(kind: .xcode, path: "App.xcodeproj", name: nil, targets: targets)
        let sources = [
            "Films/Films.swift": Self.factory("FilmScenes", "Home", "Film"),
            "Halls/Halls.swift": Self.factory("HallScenes", "Seats"),
        ]
        let adoption = try Self.adopt(sources, manifests: [manifest])
        #expect(adoption.scenes.map(\.name) == ["Film", "Home", "Seats"])
        #expect(adoption.edits.keys.sorted() == ["Films/Films.swift", "Halls/Halls.swift"])
    }

    private static func methods(_ name: String, _ types: String...) -> String {
        let arms = types.map { "case is \($0): return A()" }.joined(separator: "\n")
        return """
            extension Environment {
                func \(name)(_ p: any Place) -> UIViewController { switch p { \(arms)\ndefault: return C() } }
            }
            """
    }

    private static let packages: Set<String> = ["Packages/Films", "Packages/Halls"]

    @Test
    func extensionsOfOneTypeInSeveralModulesAreSeveral() throws {
        let sources = [
            "Packages/Films/Sources/Films/Films.swift": Self.methods("film", "Home", "Film"),
            "Packages/Halls/Sources/Halls/Halls.swift": Self.methods("hall", "Home", "Film", "Seats"),
        ]
        let adoption = try Self.adopt(sources, packages: Self.packages)
        #expect(adoption.resolver.function == "hall(_:)")
        #expect(adoption.otherResolvers.map(\.function) == ["film(_:)"])
        #expect(adoption.edits.keys.sorted() == ["Packages/Halls/Sources/Halls/Halls.swift"])
    }

    /// They have one name, and so the module tells them apart.
    @Test
    func eachOfAsManyArmsCanBeChosen() throws {
        let sources = [
            "Packages/Films/Sources/Films/Films.swift": Self.methods("film", "Home", "Film"),
            "Packages/Halls/Sources/Halls/Halls.swift": Self.methods("hall", "Home", "Seats"),
        ]
        for type in [nil, "Environment"] {
            do {
                _ = try Self.adopt(sources, of: type, packages: Self.packages)
                Issue.record("one was chosen")
            } catch AdoptionFailure.severalResolvers(let types) {
                #expect(types.map(\.choice).sorted() == ["Films.Environment", "Halls.Environment"])
            }
        }
        for (module, function) in [("Films", "film(_:)"), ("Halls", "hall(_:)")] {
            let chosen = try Self.adopt(sources, of: "\(module).Environment", packages: Self.packages)
            #expect(chosen.resolver.function == function && chosen.resolver.type == "Environment")
        }
    }

    /// Whatever a team calls `Sources`: without a package, folders in it are no modules.
    @Test
    func foldersBelowSourcesOfAnAppAreOneModule() throws {
        let adoption = try Self.adopt([
            "Sources/Films/Films.swift": Self.methods("film", "Home", "Film"),
            "Sources/Halls/Halls.swift": Self.methods("hall", "Seats"),
        ])
        #expect(adoption.scenes.map(\.name) == ["Film", "Home", "Seats"])
        #expect(adoption.otherResolvers.isEmpty)
    }

    @Test(arguments: [
        ("@Database", "", "", true), ("", "@Database", "", true), ("", "", "@Database", true),
        ("@Drawing", "", "", false), ("", "", "", false), ("@UIActor", "", "", true),
    ])
    func aGlobalActorIsOneWhateverItIsCalled(type: String, block: String, function: String, isOne: Bool) throws {
        let source = """
            \(block) extension Router {
                \(function) func open(_ place: any Place) -> UIViewController {
                    switch place { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }
                }
            }
            """
        let types = """
            @globalActor actor Database { static let shared = Database() }
            struct Drawing {}
            \(type) final class Router {}
            """
        let adoption = try SmallApp.adopt([SmallApp.descriptors, types, source])
        #expect(adoption.scenes.isEmpty == isOne)
        if isOne { #expect(adoption.reason("Film")?.contains("is isolated to '") == true) }
    }

    @Test
    func severalOfOneEnvironmentAreChosenByTheirOwnTypes() throws {
        let sources = [
            "Films/Films.swift": Self.factory("FilmScenes", "Home", "Film"),
            "Halls/Halls.swift": Self.factory("HallScenes", "Home", "Seats"),
        ]
        for type in [nil, "Environment"] {
            do {
                _ = try Self.adopt(sources, of: type)
                Issue.record("one was chosen")
            } catch AdoptionFailure.severalResolvers(let types) {
                #expect(types.map(\.choice).sorted() == ["FilmScenes", "HallScenes"])
            }
        }
        #expect(try Self.adopt(sources, of: "HallScenes").resolver.function == "make(_:environment:)")
        #expect(try Self.adopt(sources, of: "HallScenes").resolver.typeAround == "HallScenes")
        // The specs only name the environment.
        let again = try Self.adopt(sources, of: "Environment", adopted: ["Film"])
        #expect(again.resolver.typeAround == "FilmScenes")
    }

    @Test
    func aTypeOfThatNameGoesBeforeFunctionsInIt() throws {
        let arms = "case is Home: return A()\ncase is Film: return B()\ndefault: return C()"
        let factory = """
            struct Router {
                func open(_ place: any Place) -> UIViewController { switch place { \(arms) } }
                static func make(_ place: any Place, environment: Environment) -> UIViewController {
                    switch place { case is Seats: return S()\n\(arms) }
                }
            }
            """
        let adoption = try Self.adopt(["App/App.swift": factory], of: "Router")
        #expect(adoption.resolver.fullFunction == "Router.open(_:)")
    }

    @Test
    func functionsOnAnotherActorThanMostArmsStay() throws {
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            """
            final class Router {
                @MainActor func now(_ place: any Place) -> UIViewController {
                    if place is Seats { return S() }
                    return C()
                }
                func open(_ place: any Place) -> UIViewController {
                    switch place { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }
                }
            }
            """,
        ])
        #expect(!adoption.resolver.isMainActor)
        #expect(adoption.scenes.map(\.name) == ["Film", "Home"])
        #expect(adoption.reason("Seats") == "'now(_:)' is on the main actor, and others aren't")
    }

    @Test(arguments: [
        ("@MainActor extension Router { func other() {} }\nextension Router", false),
        ("protocol Opening { func open(_ place: any Place) -> UIViewController }\n@MainActor extension Router", true),
        ("@MainActor protocol Other {}\nextension Router: Other {}\nextension Router", false),
        // Of what is in an extension, only what the protocol asks for.
        ("@MainActor protocol Opening {}\nextension Router: Opening", false),
        (
            "@MainActor protocol Opening { func open(_ place: any Place) -> UIViewController }\nextension Router: Opening",
            true
        ),
    ])
    func onlyTheBlockOfAFunctionSaysItsActor(heading: String, isMainActor: Bool) throws {
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            """
            final class Router {}
            \(heading) {
                func open(_ place: any Place) -> UIViewController {
                    switch place { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }
                }
            }
            """,
        ])
        #expect(adoption.resolver.isMainActor == isMainActor)
        #expect(adoption.scenes.count == 2)
    }
}
