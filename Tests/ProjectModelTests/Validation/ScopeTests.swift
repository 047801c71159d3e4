import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("States of an app, and their scopes")
struct ScopeTests {
    private func with(_ lines: String) -> String {
        "project: Demo\nruntime: .\nservices: { session: Session, cart: CartRepository, keys: KeyStore }\n\(lines)"
    }

    private let signedIn = "start: { out: SignIn, signedIn: Cart }\nscopes: { signedIn: [cart] }"

    @Test func statesShowScenesOrTabs() throws {
        let start = "start: { out: SignIn, signedIn: tabs }\ntabs: [Cart]\nscopes: { signedIn: [cart] }"
        let project = try project(["project.yml": with(start), "M/SignIn.yml": "", "M/Cart.yml": "uses: [cart]"])
        let (out, cart) = (SceneReference(feature: "M", scene: "SignIn"), SceneReference(feature: "M", scene: "Cart"))
        let states = project.entrance.states
        #expect(states.map(\.name) == ["out", "signedIn"])
        #expect(states.map(\.screens) == [.scene(out), .tabs([Tab(scene: cart)])])
        #expect(states.map(\.hasScope) == [false, true])
        #expect(project.entrance.scenes == [out, cart])
        #expect(project.scopes.map(\.environment) == ["SignedInEnvironment"])
    }

    @Test(arguments: [
        ("uses: [cart]", ""), ("uses: [Pay]", ""), ("routes: { bag: Bag }", "uses: [cart]"),
        ("children: { bag: Bag }", "uses: [cart]"),
        ("variants: { Bag: session.isOn }", "uses: [cart]"),
        ("variants: { Bag: cart.isOn }", ""),
    ])
    func whatNeedsAScopeBelongsToIt(scene: String, bag: String) throws {
        let project = try project([
            "project.yml": with(signedIn), "M/SignIn.yml": "",
            "M/module.yml": "useCases: { Pay: { uses: [cart], methods: { execute: { async: true } } } }",
            "M/Cart.yml": scene, "M/Bag.yml": bag,
        ])
        let scenes = project.scenes(in: "signedIn").map(\.name)
        #expect(scenes.contains("Cart"))
        #expect(!scenes.contains("SignIn"))
        // The module is mixed, so that the scene is no case of its switch.
        #expect(project.scenes(in: "signedIn").filter(\.isResolvedAlone).map(\.name) == scenes)
    }

    @Test(arguments: ["{ to: Cart, present: custom }", "Cart"])
    func aStateShowsNothingOfAnothersScope(route: String) {
        let found = expectProblems(
            [
                "project.yml": with("start: { out: ①SignIn, signedIn: Cart }\nscopes: { signedIn: [cart] }"),
                "M/SignIn.yml": "routes: { cart: \(route) }", "M/Cart.yml": "uses: [cart]",
            ],
            ("out-of-scope", "①")
        )
        #expect(found.notes.contains("'SignIn' leads to or shows 'Cart' here"))
        #expect(found.notes.contains("'Cart' uses 'cart' here"))
    }

    @Test func waysBackNeedNothing() throws {
        let project = try project([
            "project.yml": with(signedIn), "M/Cart.yml": "uses: [cart]",
            "M/SignIn.yml": "routes: { cart: { to: Cart, present: popTo }, own: { present: custom } }",
        ])
        #expect(project.scenes(in: nil).map(\.name) == ["SignIn"])
    }

    @Test func nothingIsOfTwoScopes() {
        let scopes =
            "start: { out: SignIn, signedIn: Cart, locked: Lock }\nscopes: { signedIn: [cart], locked: [keys] }"
        expectProblems(
            [
                "project.yml": with(scopes), "M/SignIn.yml": "", "M/Cart.yml": "uses: [cart, ①keys]",
                "M/Lock.yml": "uses: [keys]",
            ],
            ("out-of-scope", "①")
        )
        let found = expectProblems(
            [
                "project.yml": with(scopes), "M/SignIn.yml": "", "M/Cart.yml": "uses: [cart]",
                "M/Lock.yml": "uses: [keys]\nroutes: { help: ①Help }", "M/Help.yml": "routes: { cart: Cart }",
            ],
            ("out-of-scope", "①")
        )
        #expect(found.notes.contains("'Help' leads to or shows 'Cart' here"))
        #expect(found.notes.contains("'Lock' uses 'keys' here"))
    }

    @Test(arguments: [
        ("start: { out: SignIn, signedIn: Cart }\nscopes: { ①signdIn: [cart] }", "unknown-name"),
        ("start: { out: SignIn, signedIn: Cart }\nscopes: { signedIn: [cart], ①lockd: [keys] }", "unknown-name"),
        ("start: SignIn\nscopes: { ①signedIn: [cart] }", "unknown-name"),
        ("start: { out: SignIn, signedIn: Cart }\nscopes: { signedIn: [①card] }", "unknown-name"),
        ("start: { out: SignIn, in2: Cart }\nscopes: { out: [keys], in2: [①keys] }", "listed-twice"),
        ("start: { out: SignIn, signedIn: ①tabs }", "missing-key"),
        ("start: { out: ①tabs, signedIn: Cart }", "missing-key"),
        ("start: { out: SignIn }\n①tabs: [Cart]", "conflicting-keys"),
        ("start: { out: tabs, signedIn: ①tabs }\ntabs: [Cart]", "conflicting-keys"),
        ("start: { out: ①SignUp }", "unknown-name"),
    ])
    func whatIsNotThereIsTold(lines: String, kind: String) {
        expectProblems(["project.yml": with(lines), "M/SignIn.yml": "", "M/Cart.yml": ""], (kind, "①"))
    }

    @Test(arguments: [("root", ""), ("app", "scopes: { signedIn: [app] }")])
    func namesOfEnvironmentsAreTaken(name: String, scopes: String) {
        let lines = "project: Demo\nruntime: .\nservices: { ①\(name): Thing }\n"
        expectProblems(
            [
                "project.yml": lines + "start: { out: SignIn, signedIn: Cart }\n\(scopes)", "M/SignIn.yml": "",
                "M/Cart.yml": "",
            ],
            ("reserved-name", "①")
        )
    }
}
