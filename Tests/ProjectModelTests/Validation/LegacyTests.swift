import Basics
import ProjectModel
import SpecTestSupport
import Testing

@Suite("Old screens and old services")
struct LegacyTests {
    private let old = "style: legacy\nclass: OldScreen\n"

    @Test func placesOfOldScreens() {
        expectProblems(["Demo/Old.yml": old])
        expectProblems(["L/module.yml": "kind: legacy", "L/Old.yml": old + "parameters: { id: Int }"])
        expectProblems(["M/Old.yml": "style: ①legacy\nclass: OldScreen\n"], ("wrong-module", "①"))
        expectProblems(["L/module.yml": "kind: legacy", "L/S.yml": "style: ①uikit"], ("wrong-module", "①"))
    }

    /// The app's own folder takes all styles, unless it is to hold old screens only.
    @Test(arguments: ["uikit", "swiftui", "mvvm"]) func newScenesInTheApp(style: String) {
        expectProblems(["Demo/S.yml": "style: \(style)", "Demo/Old.yml": old, "M/T.yml": "routes: { s: S }"])
        let found = expectProblems(
            ["Demo/module.yml": "kind: legacy", "Demo/S.yml": "style: ①\(style)"],
            ("wrong-module", "①")
        )
        #expect(found.notes == "remove 'kind: legacy' from 'specs/Demo/module.yml': the app holds scenes of all styles")
    }

    @Test func whatOnlyFeaturesHave() {
        expectProblems(
            ["Demo/module.yml": "①useCases: { Find: { methods: { go: } } }", "Demo/S.yml": ""],
            ("wrong-module", "①")
        )
        expectProblems(
            ["Demo/module.yml": "①uiModule: true", "Demo/S.yml": "style: swiftui"],
            ("misplaced-key", "①")
        )
        expectProblems(["Demo/module.yml": "①sandbox: true", "Demo/S.yml": ""], ("misplaced-key", "①"))
    }

    @Test func oldScreensHaveAClassAndNoParts() {
        expectProblems(["Demo/Old.yml": "style: ①legacy"], ("missing-key", "①"))
        expectProblems(["M/S.yml": "①class: OldScreen"], ("misplaced-key", "①"))
        expectProblems(["M/S.yml": "①lifetime: shared"], ("misplaced-key", "①"))
        expectProblems(["Demo/Old.yml": old + "lifetime: ①singleton"], ("unknown-value", "①"))
        expectProblems(["Demo/Old.yml": old + "lifetime: shared"])
        expectProblems(
            ["Demo/Old.yml": old + "①state: { a: Int }\n②events: [b]"],
            ("misplaced-key", "①"),
            ("misplaced-key", "②")
        )
        expectProblems(
            ["L/module.yml": "kind: legacy\n①useCases: { Find: { methods: { go: } } }"],
            ("wrong-module", "①")
        )
    }

    @Test(arguments: [
        "any OldScreen", "\"OldScreen?\"", "\"[OldScreen]\"", "\"() -> OldScreen\"", "A & B", "Int", "Data",
    ])
    func whatIsNoClass(type: String) {
        expectProblems(["Demo/Old.yml": "style: legacy\nclass: ①\(type)"], ("invalid-swift", "①"))
    }

    /// Its view builder has a type of that name.
    @Test(arguments: ["Descriptor", "AppEnvironment"]) func classCalledLikeWhatIsEmitted(name: String) {
        expectProblems(["Demo/Old.yml": "style: legacy\nclass: ①\(name)"], ("reserved-name", "①"))
    }

    @Test(arguments: ["OldScreen", "OldKit.Screen", "Old<Int>", "UIViewController", "Swift.Old"])
    func whatMayBeAClass(type: String) {
        expectProblems(["Demo/Old.yml": "style: legacy\nclass: \(type)"])
    }

    @Test func oneMistakeIsToldOnce() {
        expectProblems(["Demo/Old.yml": "style: legacy\nclass: OldScreen①()"], ("invalid-swift", "①"))
        expectProblems(["Demo/Old.yml": "style: ①legasy\nclass: OldScreen"], ("unknown-value", "①"))
    }

    @Test func nothingDependsOnAModuleOfOldScreens() {
        expectProblems(
            ["L/module.yml": "kind: legacy", "M/module.yml": "imports: [①L]"],
            ("forbidden-dependency", "①")
        )
    }

    @Test func oldServices() {
        let service = "project: P\nruntime: .\nservices: { a: "
        expectProblems(["project.yml": service + "{ type: Logger, legacy: Old.shared } }"])
        expectProblems(
            ["project.yml": service + "{ type: Logger, legacy: ①Old.shared, default: New() } }"],
            ("conflicting-keys", "①")
        )
        expectProblems(
            ["project.yml": service + "{ type: ②Int, legacy: ①Old.shared } }"],
            ("needs-protocol", "①"),
            ("missing-default", "②")
        )
    }

    @Test func anAdapterStandsForOneObject() {
        func project(_ services: String) -> String { "project: Demo\nruntime: .\nservices: \(services)\n" }
        let first = "a: { type: Log, legacy: Old.shared }"
        expectProblems(["project.yml": project("{ \(first), b: Log, c: { type: any Log, legacy: Old.shared } }")])
        let found = expectProblems(
            ["project.yml": project("{ \(first), b: { type: any Log, legacy: ①Other.shared } }")],
            ("adapter-of-two-objects", "①")
        )
        #expect(found.notes.contains("write 'default: BLogAdapter()' in place of 'legacy'"))
        let own = "{ \(first), b: { type: Log, default: BLogAdapter() } }"
        expectProblems(["project.yml": project(own)])
    }

    @Test(arguments: ["present: ①replace", "present: ①sheet", "present: ①tab 0"]) func aSharedScreenIsPushed(
        way: String
    ) {
        let shared = ["Demo/Old.yml": old + "lifetime: shared"]
        let route = "routes: { old: { to: Old, \(way) } }"
        let found = expectProblems(shared.merging(["M/S.yml": route]) { $1 }, ("shared-scene-not-pushed", "①"))
        #expect(found.notes.hasPrefix("push it: write 'present: push'"))
        expectProblems(["Demo/Old.yml": old, "M/S.yml": route.replacing("①", with: "")])
        for way in ["push", "custom"] {
            expectProblems(shared.merging(["M/S.yml": "routes: { old: { to: Old, present: \(way) } }"]) { $1 })
        }
        expectProblems(shared.merging(["M/S.yml": "routes: { old: Old }"]) { $1 })
    }

    /// What is the root of a tab can't be pushed away from there.
    @Test func aSharedScreenHasOnePlace() {
        func project(_ entrance: String) -> String { "project: Demo\nruntime: .\n\(entrance)\n" }
        let shared = ["Demo/Old.yml": old + "lifetime: shared"]
        func files(_ entrance: String, _ scene: String) -> [String: String] {
            shared.merging(["project.yml": project(entrance), "M/S.yml": scene]) { $1 }
        }
        expectProblems(files("tabs: [Old, S]", "routes: { old: { present: tab Old } }"))
        expectProblems(files("start: S", "children: { old: Old }"))
        for (entrance, scene) in [
            ("tabs: [①Old, S]", "routes: { old: Old }"), ("start: ①Old", "routes: { old: Old }"),
            ("start: S", "routes: { old: Old }\nchildren: { other: ①Old }"), ("start: Old", "children: { old: ①Old }"),
        ] {
            let found = expectProblems(files(entrance, scene), ("shared-scene-not-pushed", "①"))
            #expect(found.notes.contains("show it in one of them, or remove 'lifetime: shared'"))
        }
    }
}
