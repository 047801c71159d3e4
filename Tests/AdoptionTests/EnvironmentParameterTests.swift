import Adoption
import Testing

/// Functions that take what their arms build with, instead of being methods of it.
@Suite
struct EnvironmentParameterTests {
    static let descriptors = """
        protocol Screen {}
        struct Home: Screen {}
        struct Film: Screen { let id: Int }
        struct Seats: Screen { let hall: Int }
        final class Environment { let api = Api() \n let store = Store() }

        """

    private static func adopt(_ sources: String...) throws -> Adoption {
        try Adopter([AppSource(path: "App.swift", bytes: Array((sources.joined(separator: "\n")).utf8))], jobs: 1)
            .adopt()
    }

    /// A static method with these arms.
    private static func make(
        _ arms: String,
        in type: String = "enum Factory",
        _ members: String = "",
        environment: String = "environment: Environment",
        keyword: String = "static "
    ) throws -> Adoption {
        try adopt(
            descriptors,
            """
            protocol Api {}
            func title() -> UIViewController { A() }
            \(type) {
                \(members)
                \(keyword)func make(_ screen: any Screen, \(environment)) -> UIViewController {
                    switch screen {
                    \(arms)
                    default: return UIViewController()
                    }
                }
            }
            """
        )
    }

    private static let plain =
        "case is Home: return A(environment)\ncase let film as Film: return B(film.id, api: environment.api)"

    private static func edited(_ adoption: Adoption) -> String {
        String(decoding: adoption.edits.values.first ?? [], as: UTF8.self)
    }

    private static func reasons(_ adoption: Adoption) -> [String: String] {
        Dictionary(adoption.remainder.map { ($0.descriptor, $0.reason) }) { first, _ in first }
    }

    @Test
    func aStaticMethodIsAdoptedForTheTypeThatItTakes() throws {
        let adoption = try Self.make(Self.plain)
        #expect(adoption.resolver.type == "Environment")
        #expect(adoption.resolver.fullFunction == "Factory.make(_:environment:)")
        #expect(adoption.scenes.map(\.builder) == ["B(descriptor.id, api: self.api)", "A(self)"])
        let hook = "if let scene = environment.adoptedScene(for: screen) { return scene }\n"
        #expect(Self.edited(adoption).contains(hook))
    }

    @Test(arguments: ["any Dependencies", "some Dependencies", "Dependencies"])
    func aFreeFunctionMayTakeItFirst(type: String) throws {
        let adoption = try Self.adopt(
            Self.descriptors,
            """
            protocol Dependencies { var api: Int { get } }
            func controller(_ dependencies: \(type), for screen: any Screen) -> UIViewController {
                if screen is Home { return A(dependencies.api) }
                if let film = screen as? Film { return B(film, dependencies) }
                return C()
            }
            """
        )
        #expect(adoption.resolver.type == "Dependencies")
        #expect(adoption.resolver.keyword == "protocol")
        #expect(adoption.resolver.fullFunction == "controller(_:for:)")
        #expect(adoption.scenes.map(\.builder) == ["B(descriptor, self)", "A(self.api)"])
        #expect(Self.edited(adoption).contains("if let scene = dependencies.adoptedScene(for: screen)"))
    }

    @Test
    func whatBelongsToTheTypeAroundItStays() throws {
        let adoption = try Self.make(
            """
            case is Home: return A(limit)
            case let film as Film: return B(film.id, Self.limit, Factory.limit)
            case let seats as Seats: return C(seats.hall, Factory.secret)
            """,
            "static let limit = 3\nprivate static let secret = 4"
        )
        #expect(adoption.scenes.map(\.builder) == ["B(descriptor.id, Factory.limit, Factory.limit)"])
        let reasons = Self.reasons(adoption)
        #expect(reasons["Home"] == "its arm uses 'limit' of 'Factory'; '--apply' makes a method of it")
        #expect(reasons["Seats"] == "its arm uses 'secret', which is private; '--apply' makes a method of it")
    }

    @Test(arguments: [
        ("Helper()", "struct Helper {}", "its arm uses 'Helper' of 'Factory'"),
        ("A(live)", "case live", "its arm uses 'live' of 'Factory'"),
        ("A(unknown())", "", "its arm uses 'unknown', and what that is isn't written"),
        ("A(self.x)", "static let x = 1", "its arm uses 'self', the 'Factory' around it"),
        ("A(environment.secret)", "", "its arm uses 'secret', which is private"),
        ("A(title())", "", "its arm uses 'title', which means something else in 'Environment'"),
        ("Cell()", "", "its arm uses 'Cell', which means something else in 'Environment'"),
    ])
    func whatWouldMeanSomethingElseStays(arm: String, member: String, reason: String) throws {
        let adoption = try Self.make(
            "case is Home: return \(arm)\ncase let film as Film: return B(film.id)",
            member
                + "\n}\nstruct Cell {}\nextension Environment { private var secret: Int { 1 } \n var title: Int { 1 } \n struct Cell {} }\nextension Factory {"
        )
        #expect(Self.reasons(adoption)["Home"] == reason + "; '--apply' makes a method of it")
        #expect(adoption.scenes.map(\.name) == ["Film"])
    }

    @Test
    func selfOfAClassMayBeASubclass() throws {
        let arms = "case is Home: return A(Self.limit)\ncase is Film: return B(Factory.limit)"
        let adoption = try Self.make(arms, in: "class Factory", "static let limit = 3")
        #expect(Self.reasons(adoption)["Home"] == "its arm uses 'Self'")
        #expect(adoption.scenes.map(\.name) == ["Film"])
    }

    @Test(arguments: [
        ("environment: Api & Sendable", "the type of 'environment' is a composition, and specs name one type"),
        ("environment: Box<Int>", "the type of 'environment' is generic"),
        ("environment: Outer.Inner", "is private, and generated code can't see it"),
        ("environment: Twice", "is declared twice"),
        ("environment: Hidden", "is private, and generated code can't see it"),
        ("environment: Main", "is on the main actor, and the function isn't"),
        ("environment: Worker", "is an actor, and the function isn't isolated to it"),
        ("environment: inout Environment", "the type of 'environment' is 'inout'"),
        ("environment: Environment?", "the type of 'environment' is an optional"),
        ("environment: Environment...", "the type of 'environment' is variadic"),
        ("environment: [Environment]", "the type of 'environment' is no type that specs can name"),
        ("environment: Elsewhere", "'Elsewhere', the type of 'environment', is no type that these sources declare"),
        ("environment: Both", "'Both', the type of 'environment', is a composition, and specs name one type"),
        ("environment: Environment, animated: Bool", "is static and takes 2 other values; specs build with one"),
    ])
    func typesThatNothingCanBeAddedToStay(parameter: String, reason: String) throws {
        let types = """
            }
            struct Outer { private struct Inner {} }
            typealias Both = Api & Sendable
            struct Twice {}
            struct Twice {}
            private struct Hidden {}
            @MainActor class Main {}
            actor Worker {}
            extension Factory {
            """
        let adoption = try Self.make(Self.plain, types, environment: parameter)
        #expect(adoption.scenes.isEmpty)
        #expect(Self.reasons(adoption)["Film"]?.contains(reason) == true, "\(Self.reasons(adoption))")
        #expect(adoption.edits.isEmpty)
    }

    /// Under a default, what says nothing is on the main actor as well.
    @Test(arguments: [true, false])
    func aFunctionIsOnTheActorOfItsTarget(isMainActor: Bool) throws {
        let targets = [
            AppTarget(name: "App", folders: ["App"], isTest: false, isMainActorByDefault: isMainActor),
            AppTarget(name: "Core", folders: ["Core"], isTest: false, isMainActorByDefault: !isMainActor),
        ]
        let manifest = AppManifest(kind: .swiftPackage, path: "Package.swift", name: nil, targets: targets)
        let source = """
            @MainActor final class Main {}
            func make(_ screen: any Screen, main: Main) -> UIViewController {
                switch screen { case is Home: return A(main)\ncase is Film: return B(main)\ndefault: return C() }
            }
            """
        let sources = [AppSource(path: "App/App.swift", bytes: Array((Self.descriptors + source).utf8))]
        let adoption = try Adopter(sources, jobs: 1, manifests: [manifest]).adopt()
        #expect(adoption.scenes.count == (isMainActor ? 2 : 0))
    }

    @Test
    func aParameterThatIsHiddenByAnotherNameStays() throws {
        let adoption = try Self.adopt(
            Self.descriptors,
            """
            func make(_ screen: any Screen, environment: Environment) -> UIViewController {
                let environment = environment.scoped()
                switch screen { \(Self.plain)\ndefault: return C() }
            }
            """
        )
        #expect(adoption.scenes.isEmpty)
        #expect(Self.reasons(adoption)["Film"] == "'make(_:environment:)' calls something else 'environment' as well")
    }

    @Test
    func aMethodThatHandsOnItsParameterIsOneOfThat() throws {
        let adoption = try Self.make(Self.plain, in: "struct Factory", keyword: "")
        #expect(adoption.resolver.type == "Environment")
        #expect(adoption.scenes.count == 2)
    }

    @Test
    func aMethodThatUsesItsOwnTypeIsOneOfThat() throws {
        let arms = "case is Home: return A(cache)\ncase let film as Film: return B(film.id, cache)"
        let adoption = try Self.make(arms, in: "struct Factory", "let cache = Cache()", keyword: "")
        #expect(adoption.resolver.type == "Factory")
        #expect(adoption.scenes.count == 2)
        #expect(Self.edited(adoption).contains("if let scene = adoptedScene(for: screen)"))
    }

    @Test
    func keyPathsStayAsTheyAre() throws {
        let arms =
            "case is Home: return A().with(\\.environment, environment)\ncase let film as Film: return B(film, \\.film)"
        let builders = try Self.make(arms).scenes.map(\.builder)
        #expect(builders == ["B(descriptor, \\.film)", "A().with(\\.environment, self)"])
    }

    @Test(arguments: ["enum Factory", "struct Factory"])
    func whatIsAppliedIsFoundAgain(type: String) throws {
        let keyword = type.hasPrefix("enum") ? "static " : ""
        let first = try Self.make(Self.plain, in: type, keyword: keyword)
        let source = AppSource(path: "App.swift", bytes: Array(first.edits.values.first ?? []))
        let again = try Adopter([source], jobs: 1).adopt(resolverType: "Environment")
        #expect(again.resolver.type == "Environment")
        #expect(again.resolver.fullFunction == "Factory.make(_:environment:)")
        #expect(again.scenes.isEmpty && again.edits.isEmpty)
    }

    /// As the static functions of several factories are.
    @Test
    func staticFunctionsOfOneDescriptorEachStay() throws {
        let adoption = try Self.adopt(
            Self.descriptors,
            """
            enum Factory {
                static func make(_ home: Home, environment: Environment) -> UIViewController { A(environment) }
                static func make(_ film: Film, environment: Environment) -> UIViewController { B(environment) }
            }
            """
        )
        #expect(Self.reasons(adoption)["Home"] == "'make(_:environment:)' is static and opens one descriptor only")
    }

    /// `source` is where the screen is opened from.
    @Test(arguments: [("UIViewController", ["Home"]), ("Source", ["Film", "Home"])])
    func aControllerIsNoEnvironmentOfAMethod(base: String, scenes: [String]) throws {
        let adoption = try Self.make(
            "case is Home: return A()\ncase let film as Film: return B(film.id, source)",
            in: "struct Factory",
            "}\nclass Source {}\nclass BaseScreen: \(base) {}\nextension Factory {",
            environment: "from source: BaseScreen",
            keyword: ""
        )
        #expect(adoption.scenes.map(\.name) == scenes)
        #expect(adoption.resolver.type == (scenes.count == 1 ? "Factory" : "BaseScreen"))
    }

    /// Arms of each kind: neither type alone can build them all, so that the one is handed to the other.
    @Test(arguments: ["B(seats.hall, environment)", "B(self, environment)"])
    func aMethodThatWouldLoseArmsHandsItsParameterOn(last: String) throws {
        let adoption = try Self.make(
            """
            case is Home: return A(cache)
            case let film as Film: return B(film.id, environment)
            case let seats as Seats: return \(last)
            """,
            in: "struct Factory",
            "let cache = Cache()",
            keyword: ""
        )
        #expect(adoption.resolver.type == "Factory" && adoption.handed?.type == "Environment")
        #expect(adoption.scenes.map(\.name) == ["Film", "Home", "Seats"])
        let edited = Self.edited(adoption)
        #expect(edited.contains("if let scene = adoptedScene(for: screen, environment: environment) { return scene }"))
        let more = edited.replacing("default:", with: "case is Cart: return A(environment)\ndefault:")
        let again = try Self.adopt(more, "struct Cart: Screen {}")
        #expect(again.resolver.type == "Factory" && again.scenes.map(\.builder) == ["A(environment)"])
    }

    @Test
    func namesThatAreKeywordsKeepTheirBackticks() throws {
        let adoption = try Self.adopt(
            Self.descriptors,
            """
            func make(for `switch`: any Screen, in: Environment) -> UIViewController {
                if `switch` is Home { return A(`in`) }
                if let film = `switch` as? Film { return B(film.id, `in`.api) }
                return C()
            }
            """
        )
        #expect(adoption.scenes.map(\.builder) == ["B(descriptor.id, self.api)", "A(self)"])
        let edited = Self.edited(adoption)
        #expect(edited.contains("if let scene = `in`.adoptedScene(for: `switch`) { return scene }\n"), "\(edited)")
        let again = try Self.adopt(edited)
        #expect(again.resolver.fullFunction == "make(for:in:)" && again.edits.isEmpty)
    }
}
