import Adoption
import Testing

/// Which actor a resolver is on: what says it may be far from the function.
@Suite
struct IsolationTests {
    private static let descriptors = """
        protocol Typed { associatedtype Output }
        enum Places {
            struct Home: Typed { typealias Output = UIViewController }
            struct Detail: Typed { typealias Output = UIViewController }
        }
        """
    private static let function = "func resolve<D: Typed>(_ descriptor: D) -> D.Output"
    private static let body = """
        {
            switch descriptor {
            case is Places.Home: return UIViewController() as! D.Output
            case is Places.Detail: return UIViewController() as! D.Output
            default: fatalError()
            }
        }
        """

    private func adopt(_ app: String, isMainActorByDefault: Bool = false) throws -> Adoption {
        let text = app.replacing("FUNCTION", with: "\(Self.function) \(Self.body)").replacing(
            "ASKED",
            with: Self.function
        )
        let sources = [Self.descriptors, text].enumerated().map {
            AppSource(path: "App/\($0.offset).swift", bytes: Array($0.element.utf8))
        }
        let target = AppTarget(name: "App", folders: ["App"], isTest: false, isMainActorByDefault: isMainActorByDefault)
        let manifest = AppManifest(kind: .swiftPackage, path: "Package.swift", name: "App", targets: [target])
        return try Adopter(sources, jobs: 1, manifests: [manifest]).adopt()
    }

    /// Each as `swiftc` says of a call of something on the main actor, in Swift 5 and 6.
    @Test(arguments: [
        "protocol P { @MainActor ASKED }\nfinal class Env: P { FUNCTION }",
        "protocol P { @MainActor ASKED }\nfinal class Env {}\nextension Env: P { FUNCTION }",
        "protocol P { @MainActor ASKED }\nprotocol Q: P {}\nfinal class Env: Q { FUNCTION }",
        "protocol P { @MainActor ASKED }\ntypealias Q = P\nfinal class Env: Q { FUNCTION }",
        "protocol P { @MainActor ASKED }\nprotocol R {}\ntypealias Q = P & R\nfinal class Env: Q { FUNCTION }",
        "enum Core { protocol P { @MainActor ASKED }\ntypealias Q = P }\nfinal class Env: Core.Q { FUNCTION }",
        "protocol P { @MainActor ASKED }\nprotocol Q where Self: P {}\nfinal class Env: Q { FUNCTION }",
        "class Base { @MainActor ASKED { fatalError() } }\nfinal class Env: Base { override FUNCTION }",
        "protocol P { @MainActor ASKED }\nclass Base: P { ASKED { fatalError() } }\nfinal class Env: Base { override FUNCTION }",
        "@MainActor protocol P { ASKED }\nfinal class Env {}\nextension Env: P { FUNCTION }",
        "@MainActor protocol P {}\nprotocol Q: P {}\nstruct Env: Q { FUNCTION }",
        "typealias UIActor = MainActor\n@UIActor final class Env { FUNCTION }",
        "typealias UIActor = MainActor\nfinal class Env { @UIActor FUNCTION }",
        "final class Env: UIResponder { FUNCTION }",
        "final class Env: NSObject, UINavigationControllerDelegate { FUNCTION }",
    ])
    func onTheMainActor(app: String) throws {
        let adoption = try adopt(app)
        #expect(adoption.scenes.count == 2, "\(adoption.remainder)")
        #expect(adoption.resolver.isMainActor)
    }

    @Test(arguments: [
        // Only what the block itself conforms to asks for what is in it.
        "protocol P { @MainActor ASKED }\nfinal class Env: P {}\nextension Env { FUNCTION }",
        "protocol P { @MainActor ASKED }\nfinal class Env { FUNCTION }\nextension Env: P {}",
        "@MainActor protocol P {}\nfinal class Env {}\nextension Env: P { FUNCTION }",
        "@MainActor protocol P { nonisolated ASKED }\nfinal class Env {}\nextension Env: P { FUNCTION }",
        "protocol P { @MainActor func resolve(_ id: Int) -> UIViewController }\nfinal class Env: P { FUNCTION }",
        "protocol P { @MainActor static ASKED }\nfinal class Env: P { FUNCTION }",
        "class Base { ASKED { fatalError() } }\nfinal class Env: Base { override FUNCTION }",
        "protocol P { @MainActor ASKED }\nextension P { FUNCTION }",
        "final class Env: NSObject, Sendable, ObservableObject { FUNCTION }",
        "final class Env: Elsewhere { nonisolated FUNCTION }",
        "protocol P { @DatabaseActor ASKED }\nfinal class Env: P { nonisolated FUNCTION }",
    ])
    func onNoActor(app: String) throws {
        let adoption = try adopt(app)
        #expect(adoption.scenes.count == 2, "\(adoption.remainder)")
        #expect(!adoption.resolver.isMainActor)
    }

    @Test(arguments: [
        "final class Env: Elsewhere { FUNCTION }",
        "typealias Both = Elsewhere & Sendable\nfinal class Env: Both { FUNCTION }",
        "class Base: Elsewhere {}\nfinal class Env: Base { override FUNCTION }",
        "protocol P: Elsewhere {}\nstruct Env: P { FUNCTION }",
        "public final class Env: Elsewhere { @discardableResult public FUNCTION }",
        "open class Base: Elsewhere {}\nfinal class Env: Base { override public FUNCTION }",
    ])
    func whatNoSourceSaysIsRefused(app: String) throws {
        let adoption = try adopt(app)
        let modifiers = ["override public", "public", "override"].first { app.contains("\($0) FUNCTION") }
        let beginning = [modifiers, "func"].compactMap(\.self).joined(separator: " ")
        let reason =
            "'Elsewhere' may put it on the main actor, and none of these sources declares that; write '@MainActor' before '\(beginning) resolve', or 'nonisolated' if it isn't"
        #expect(adoption.scenes.isEmpty)
        #expect(adoption.reason("Places.Home") == reason)
        // To the letter.
        for word in ["@MainActor", "nonisolated"] {
            let before = "\(beginning) FUNCTION".replacing("func FUNCTION", with: "FUNCTION")
            let clear = try adopt(app.replacing(before, with: "\(word) \(before)"))
            #expect(clear.scenes.count == 2, "\(clear.remainder)")
            #expect(clear.resolver.isMainActor == (word == "@MainActor"))
        }
    }

    /// Swift 5 and 6 differ.
    @Test func anHeirOfAProtocolOnTheMainActorIsRefused() throws {
        let adoption = try adopt("@MainActor protocol P {}\nprotocol Q: P {}\nextension Q { FUNCTION }")
        let reason =
            "'P' is on the main actor, and what inherits from it is in Swift 6 only; write '@MainActor' before 'protocol Q'"
        #expect(adoption.reason("Places.Home") == reason)
        let open = try adopt("@MainActor public protocol P {}\npublic protocol Q: P {}\nextension Q { FUNCTION }")
        #expect(open.reason("Places.Home")?.hasSuffix("write '@MainActor' before 'public protocol Q'") == true)
        let clear = try adopt("@MainActor protocol P {}\n@MainActor protocol Q: P {}\nextension Q { FUNCTION }")
        #expect(clear.scenes.count == 2 && clear.resolver.isMainActor, "\(clear.remainder)")
    }

    @Test func aRequirementMayBeOnAnotherActor() throws {
        let adoption = try adopt("protocol P { @DatabaseActor ASKED }\nfinal class Env: P { FUNCTION }")
        #expect(adoption.scenes.isEmpty)
        #expect(adoption.reason("Places.Home")?.contains("is isolated to 'DatabaseActor'") == true)
    }

    /// A protocol of another module asks for a function of descriptors that are declared there as well.
    @Test func whatCannotAskForTheFunctionIsNoMatter() throws {
        let adoption = try adopt("final class Env {}\nextension Env: Elsewhere { FUNCTION }")
        #expect(adoption.scenes.count == 2 && !adoption.resolver.isMainActor, "\(adoption.remainder)")
    }

    @Test(arguments: [
        ("final class Env { FUNCTION }", true), ("nonisolated final class Env { FUNCTION }", false),
        ("final class Env {}\nnonisolated extension Env { FUNCTION }", false),
        ("nonisolated enum Name { final class Env { FUNCTION } }", false),
        ("final class Env { nonisolated FUNCTION }", false),
        ("nonisolated final class Env {}\nextension Env { FUNCTION }", true),
        ("protocol P { nonisolated ASKED }\nfinal class Env: P { FUNCTION }", true),
        ("final class Env: Elsewhere { FUNCTION }", true),
    ])
    func aSettingPutsTheRestOnTheMainActor(app: String, isMainActor: Bool) throws {
        let adoption = try adopt(app, isMainActorByDefault: true)
        #expect(adoption.scenes.count == 2, "\(adoption.remainder)")
        #expect(adoption.resolver.isMainActor == isMainActor)
    }
}
