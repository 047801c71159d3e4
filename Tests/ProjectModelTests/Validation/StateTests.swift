import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("States and previews")
struct StateTests {
    @Test func startValues() {
        let found = expectProblems(
            ["M/S.yml": "state: { theme: ①Theme, recipe: Recipe, count: Int, all: [Theme], other: Theme? }"],
            ("missing-default", "①")
        )
        #expect(found.notes.contains("theme: { type: Theme, default: … }"))
    }

    @Test func valuesOfTheDescriptor() {
        expectProblems(["M/S.yml": "parameters: { theme: Theme }\nstate: { theme: Theme }"])
        expectProblems(
            ["M/S.yml": "parameters: { theme: Theme }\nstate: { theme: ①Themes }"],
            ("missing-default", "①")
        )
    }

    @Test func observedNames() {
        let scene = "\nstate: { ①default: Int, name: String }"
        let project = "project: Demo\nruntime: .\nplatforms: { iOS: 17 }\n"
        expectProblems(
            ["project.yml": project, "M/S.yml": "style: mvvm with observation" + scene],
            ("reserved-name", "①")
        )
        let plain = scene.replacing("①", with: "")
        for style in ["mvvm", "swiftui"] { expectProblems(["M/S.yml": "style: \(style) with combine" + plain]) }
        // The runtime's data source stores no fields.
        expectProblems(["project.yml": project, "M/S.yml": "style: swiftui with observation" + plain])
        expectProblems(
            ["project.yml": project, "M/S.yml": "style: swiftui\nstate: { ①render: Int, fields: Int }"],
            ("reserved-name", "①")
        )
    }

    @Test(arguments: ["uikit", "handwritten"]) func aViewThatSwiftUIDoesNotDrawHasNoBinding(style: String) {
        let found = expectProblems(["M/S.yml": "style: \(style) with ①combine"], ("misplaced-key", "①"))
        #expect(found.notes == "write it as: style: \(style)")
    }

    @Test func aBindingStandsBehindTheStyle() throws {
        let scene = try project(["M/S.yml": "style: mvvm with combine"]).features[0].scenes[0]
        #expect(scene.style.rawValue == "mvvm" && scene.binding == .combine)
        let near = expectProblems(["M/S.yml": "style: ①mvvm with combin"], ("unknown-value", "①"))
        #expect(near.notes == "did you mean 'mvvm with combine'?")
        let other = expectProblems(["M/S.yml": "style: ①swiftuy with combine"], ("unknown-value", "①"))
        #expect(other.notes == "did you mean 'swiftui with combine'?")
        let key = expectProblems(["M/S.yml": "style: swiftui\n①binding: rx"], ("unknown-key", "①"))
        #expect(key.notes == "remove it, and write 'with rx' behind the style")
    }

    @Test func observationNeedsItsPlatforms() {
        func project(_ more: String) -> String { "project: Demo\nruntime: .\n" + more }
        let found = expectProblems(
            [
                "project.yml": project("platforms: { iOS: 16.0, visionOS: 1.0, tvOS: 16.0 }"),
                "M/A.yml": "style: swiftui with ①observation", "M/B.yml": "style: mvvm",
                "M/C.yml": "style: swiftui with ②observation",
                "M/D.yml": "style: swiftui with combine",
            ],
            ("needs-newer-platform", "①"),
            ("needs-newer-platform", "②")
        )
        #expect(
            found.messages.contains(
                "the binding 'observation' needs iOS 17 and tvOS 17; the project is for iOS 16.0 and tvOS 16.0"
            )
        )
        #expect(
            found.notes.contains(
                #"in project.yml 'platforms: { iOS: "17.0", visionOS: "1.0", tvOS: "17.0" }'"#
            )
        )
        #expect(found.notes.contains("write 'style: swiftui with combine', or in project.yml"))
        // iOS 17 unless the project says otherwise.
        expectProblems(["project.yml": project(""), "M/A.yml": "style: swiftui with observation"])
    }

    @Test func theRuntimeNeedsItsPlatforms() {
        func project(_ platforms: String) -> String {
            "project: Demo\nruntime: .\nplatforms: { \(platforms) }"
        }
        let found = expectProblems(
            ["project.yml": project("iOS: ①\"13.0\", macOS: ②\"13.0\", visionOS: 1.0"), "M/A.yml": "scene: A"],
            ("needs-newer-platform", "①"),
            ("needs-newer-platform", "②")
        )
        #expect(found.notes.contains("write iOS: \"15.0\" or later"))
        expectProblems(["project.yml": project("iOS: 15.0, macOS: 14.0"), "M/A.yml": "scene: A"])
    }

    @Test func previews() {
        let found = expectProblems(
            [
                "M/S.yml":
                    "state: { isLoading: Bool }\npreviews: { p: { ①isLoadng: true, failure: nil } }\ninteractor: { a: { throws: true } }"
            ],
            ("unknown-name", "①")
        )
        #expect(found.notes == "did you mean 'isLoading'?")
    }

    @Test func previewsWithoutADescriptor() {
        let head = "parameters: { theme: Theme }\nstate: { theme: Theme }\n"
        expectProblems(
            ["M/S.yml": head + "previews: { ①dark: {}, light: { theme: .light } }"],
            ("missing-default", "①")
        )
        expectProblems(
            ["M/S.yml": "parameters: { names: '[String]' }\nstate: { names: '[String]' }\npreviews: { ①none: {} }"],
            ("missing-default", "①")
        )
    }

    @Test func conformances() {
        expectProblems(
            ["M/S.yml": "state: { done: '(() -> Void)?' }\nstateConformances: [①Equatable, ②Sendable]"],
            ("cannot-conform", "①"),
            ("cannot-conform", "②")
        )
        expectProblems(["M/S.yml": "stateConformances: [①Equatible]"], ("unknown-value", "①"))
        expectProblems(
            ["M/S.yml": "stateConformances: [Equatable, ①Codable]\ninteractor: { load: { throws: true } }"],
            ("cannot-conform", "①")
        )
        expectProblems(["M/S.yml": "state: { done: '(@Sendable () -> Void)?', id: Int }\nstateConformances: [Sendable]"]
        )
    }

    @Test(arguments: [
        "[(a: Int, b: Int)]", "(Int, Int)?", "[String: () -> Void]", "[any Error]", "[Int.Type]", "Any?",
        "Result<Int, any Error>?", "Result<Void, Never>?", "AsyncStream<Int>", "Task<Int, Never>?", "[[(Int, Int)?]]",
        "UIModalPresentationStyle?", "UIColor?",
    ])
    func conformancesThatAPartRulesOut(type: String) {
        expectProblems(
            ["M/S.yml": "state: { a: '\(type)' }\nstateConformances: [①Codable]"],
            ("cannot-conform", "①")
        )
    }

    /// Foundation says of some classes that they are `Sendable` on Apple's platforms alone.
    @Test func sendabilityThatAPartRulesOut() {
        for type in ["NSObject?", "[NSAttributedString]", "Notification?"] {
            expectProblems(
                ["M/S.yml": "state: { a: '\(type)' }\nstateConformances: [①Sendable]"],
                ("cannot-conform", "①")
            )
        }
        for type in ["UserDefaults?", "UIView?", "UIColor?"] {
            expectProblems(["M/S.yml": "state: { a: '\(type)' }\nstateConformances: [Sendable]"])
        }
    }

    @Test(arguments: ["UIEdgeInsets?", "NSDirectionalEdgeInsets?"])
    func geometryOfUIKitIsCodable(type: String) {
        expectProblems(["M/S.yml": "state: { a: '\(type)' }\nstateConformances: [Codable]"])
    }

    @Test(arguments: ["[Recipe?]", "[URL: Date]", "Set<Int>", "CGRect", "Result<Int, Failure>?", "OpaquePointer?"])
    func conformancesThatNothingRulesOut(type: String) {
        expectProblems(["M/S.yml": "state: { a: '\(type)' }\nstateConformances: [Equatable]"])
    }
}
