import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Variants behind one descriptor")
struct VariantTests {
    private let services = "project: P\nruntime: .\nservices: { features: FeatureFlags }\n"

    /// Two scenes, of which the first has a variant.
    private func scenes(
        _ variant: String,
        parameters: String = "",
        otherParameters: String = "",
        other: String = ""
    ) -> [String: String] {
        [
            "project.yml": services,
            "M/Cart.yml": "parameters: { \(parameters) }\nvariants: { \(variant) }\n",
            "N/NewCart.yml": "style: swiftui\nparameters: { \(otherParameters) }\n\(other)",
        ]
    }

    @Test func variantsAreResolved() throws {
        let project = try project(scenes("NewCart: features.isOn(.cart)"))
        let variant = try #require(project.features[0].scenes[0].variants.first)
        #expect(variant.name == "newCart")
        #expect(variant.destination == SceneReference(feature: "N", scene: "NewCart"))
        #expect(variant.flag.text == "features.isOn(.cart)")
        #expect(variant.services.map(\.name) == ["features"])
    }

    @Test func anOldScreenMayHaveVariants() {
        expectProblems([
            "project.yml": services, "N/NewCart.yml": "",
            "P/Cart.yml": "style: legacy\nclass: Old\nvariants: { NewCart: features.isOn }",
        ])
    }

    /// What a flag shows in place of a scene comes by the routes to that scene.
    @Test func aVariantThatIsSharedIsPushed() throws {
        func files(_ route: String, start: String = "Home") -> [String: String] {
            [
                "project.yml": services + "start: \(start)\n",
                "N/Cart.yml": "variants: { OldCart: features.isOn }",
                "P/OldCart.yml": "style: legacy\nclass: OldCartScreen\nlifetime: shared",
                "N/Home.yml": "routes: { cart: \(route) }",
            ]
        }
        let project = try project(files("{ to: Cart, present: push }"))
        #expect(project.features.flatMap(\.scenes).flatMap(\.routes).map(\.leadsToShared) == [true])
        let found = expectProblems(files("{ to: Cart, present: ①replace }"), ("shared-scene-not-pushed", "①"))
        #expect(found.messages.contains("'OldCart', a variant of 'Cart', is shared"))
        expectProblems(files("Cart", start: "①Cart"), ("shared-scene-not-pushed", "①"))
    }

    @Test func aVariantIsASceneAndItsFlag() {
        expectProblems(scenes("①newCart: features.isOn"), ("invalid-name", "①"))
        for before in ["new: { to: NewCart, flag: features.isOn }", "NewCart: { flag: features.isOn }"] {
            let found = expectProblems(scenes("①" + before), ("wrong-kind", "①"))
            #expect(found.notes == "write it as: NewCart: features.isOn")
        }
    }

    @Test func aSceneIsOneVariant() {
        expectProblems(scenes("NewCart: features.isOn, ①NewCart: features.isOff"), ("duplicate-name", "①"))
        var specs = scenes("NewCart: features.isOn, NEWCart: features.isOff")
        specs["N/NEWCart.yml"] = ""
        let found = problems(in: specs)
        #expect(found.messages.contains("'NewCart' and 'NEWCart' are both called 'newCart'"))
    }

    @Test func destinations() {
        let found = expectProblems(scenes("①NewCrat: features.isOn"), ("unknown-name", "①"))
        #expect(found.notes == "did you mean 'NewCart'?")
        expectProblems(scenes("①Cart: features.isOn"), ("cyclic-reference", "①"))
        expectProblems(
            scenes(
                "①NewCart: features.isOn",
                other: "variants: { ②Cart: features.isOn }"
            ),
            ("variant-with-variants", "①"),
            ("variant-with-variants", "②")
        )
        var specs = scenes("①Standard: features.isOn")
        specs["N/Standard.yml"] = ""
        let reserved = expectProblems(specs, ("reserved-name", "①"))
        #expect(reserved.notes == "rename the scene 'Standard'")
    }

    @Test func parametersAreTheSame() {
        let variant = "①NewCart: features.isOn"
        expectProblems(scenes(variant, parameters: "a: Int?, b: Int", otherParameters: "b: Int, a: Optional<Int>"))
        expectProblems(scenes(variant, parameters: "a: Int"), ("parameter-mismatch", "①"))
        expectProblems(scenes(variant, otherParameters: "a: Int"), ("parameter-mismatch", "①"))
        let found = expectProblems(
            scenes(variant, parameters: "a: Int", otherParameters: "a: String"),
            ("parameter-mismatch", "①")
        )
        #expect(found[0].message == "'NewCart' takes 'a' as 'String', 'Cart' as 'Int'")
    }

    @Test func flags() {
        let found = expectProblems(scenes("NewCart: ①feature.isOn"), ("unknown-name", "①"))
        #expect(found.notes == "did you mean 'features'?")
        expectProblems(scenes("NewCart: ①true"), ("flag-of-no-service", "①"))
        expectProblems(scenes("NewCart: ①Flags.shared.isOn"), ("flag-of-no-service", "①"))
        expectProblems(scenes("NewCart: features①; exit()"), ("invalid-swift", "①"))
        expectProblems(
            scenes("NewCart: ①features.isOn && feature.isOn"),
            ("unknown-name", "①")
        )
    }

    /// What a flag asks first is a member of its service, where the sources have that.
    @Test(
        arguments: [
            ("features.isOff", "unknown-name", "declare it in 'FeatureFlags', for example: var isOff: Bool { get }"),
            ("!features.isOnn || true", "unknown-name", "did you mean 'features.isOn'?"),
            ("features.isOf(.cart)", "unknown-name", "did you mean 'features.isOn'?"),
            ("features.title", "call-effects", "ask for a 'Bool' that is there at once, or make one of it here"),
            ("!features.later", "call-effects", "ask for a 'Bool' that is there at once, or make one of it here"),
            ("features.all", "call-effects", "ask for a 'Bool' that is there at once, or make one of it here"),
            ("features.isOn", nil, ""), ("features.title == \"a\"", nil, ""), ("!features.all().isEmpty", nil, ""),
            ("features.state", nil, ""), ("features.title.isEmpty", nil, ""),
        ] as [(String, String?, String)]
    )
    func flagsAreMembersOfTheirServices(flag: String, id: String?, note: String) throws {
        var facts = TargetPackageFacts()
        let members =
            "var isOn: Bool { get }; var title: String { get }; var later: Bool { get async }; var state: State { get }; func all() -> String"
        facts.serviceProtocols = try CallableProtocol.read(Array("protocol FeatureFlags { \(members) }".utf8))
        let specs = scenes("NewCart: ①'\(flag)'")
        guard let id else { return _ = expectProblems(specs, facts: facts) }
        let found = expectProblems(specs, (id, "①"), facts: facts)
        #expect(found.notes == note, "\(found.messages)")
    }

    @Test func namesOfTypes() {
        var specs = scenes("NewCart: features.isOn")
        specs["project.yml"] = "project: P\nruntime: .\nservices: { features: ①CartVariant }\n"
        expectProblems(specs, ("name-clash", "①"))
    }
}
