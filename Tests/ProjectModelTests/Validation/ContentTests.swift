import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Contents and sections")
struct ContentTests {
    private let head =
        "style: swiftui\nstate: { order: Int, body: Int }\nevents: [viewWillAppear, didTapOrder, tapOrder]\n"

    private func scene(_ section: String) -> [String: String] {
        ["M/S.yml": head + "contents: { top: { \(section) } }"]
    }

    @Test func areResolved() throws {
        let project = try project(scene("order: { state: [order], events: [didTapOrder] }, footer: "))
        let content = try #require(project.features.first?.scenes.first?.contents.first)
        #expect(content.sections.map(\.name) == ["order", "footer"])
        #expect(content.sections[0].fields.map(\.type.text) == ["Int"])
        #expect(content.sections[0].events.map(\.name) == ["didTapOrder"])
        #expect(content.sections[1].fields.isEmpty)
    }

    @Test func unknownFields() {
        let found = expectProblems(scene("a: { state: [①ordr] }"), ("unknown-name", "①"))
        #expect(found.notes == "did you mean 'order'?")
        let none = expectProblems(
            ["M/S.yml": "style: swiftui\ncontents: { top: { a: { state: [①failure] } } }"],
            ("unknown-name", "①")
        )
        #expect(none.notes == "the scene's state has no fields; add it under 'state'")
    }

    @Test func theFailureIsAField() throws {
        let project = try project([
            "M/S.yml":
                "style: swiftui\ninteractor: { load: { throws: true } }\ncontents: { top: { a: { state: [failure] } } }"
        ])
        let section = try #require(project.features.first?.scenes.first?.contents.first?.sections.first)
        #expect(section.fields.map(\.type.text) == ["SceneFailure?"])
    }

    @Test func unknownEvents() {
        let found = expectProblems(scene("a: { events: [①didTapOrders] }"), ("unknown-name", "①"))
        #expect(found.notes == "did you mean 'didTapOrder'?")
        let own = expectProblems(scene("a: { events: [①viewWillAppear] }"), ("unknown-name", "①"))
        #expect(own.messages.contains("is sent by the view controller itself"))
    }

    @Test func whatCouldNotBeReadIsNotHeldAgainstIt() {
        expectProblems(
            [
                "M/S.yml":
                    "style: swiftui\nevents: [did①-tap]\ncontents: { top: { a: { events: [didTap] } } }"
            ],
            ("invalid-name", "①")
        )
    }

    @Test func viewsHaveNamesOfTheirOwn() {
        expectProblems(scene("a: , ①A: "), ("duplicate-name", "①"))
        expectProblems(
            ["M/S.yml": head + "contents: { a: { b: }, c: { ①b: } }"],
            ("duplicate-name", "①")
        )
        expectProblems(
            ["M/S.yml": head + "contents: { a: { b: }, ①A: { c: } }"],
            ("duplicate-name", "①")
        )
        expectProblems(
            [
                "M/Top.yml": "style: swiftui\ncontents: { a: { list: } }",
                "M/module.yml": "types: [①TopListSection]",
            ],
            ("name-clash", "①")
        )
    }

    /// `KaimonoOrderOrderContent` says one thing twice.
    @Test func viewsDoNotRepeatTheirScene() {
        let found = problems(in: [
            "M/KaimonoOrder.yml":
                "style: swiftui\ncontents: { order: { order: }, kaimonoOrderReceipt: { items: } }"
        ])
        #expect(found.map(\.id) == ["repeated-name", "repeated-name"])
        #expect(found.map(\.severity) == [.warning, .warning])
        #expect(found.map(\.message).contains { $0.hasSuffix("its view is 'KaimonoOrderOrderContent'") })
        expectProblems(["M/KaimonoOrder.yml": "style: uikit\ncontents: { order: { items: } }"])
        expectProblems(["M/Reorder.yml": "style: swiftui\ncontents: { order: { items: } }"])
    }

    @Test func propertiesHaveNamesOfTheirOwn() {
        expectProblems(scene("a: { events: [didTapOrder, ①tapOrder] }"), ("name-clash", "①"))
        expectProblems(scene("a: { state: [①body] }, ②body: "), ("reserved-name", "①"), ("reserved-name", "②"))
    }

    @Test func shapes() {
        expectProblems(["M/S.yml": "contents: { top: ①{} }"], ("missing-value", "①"))
        expectProblems(["M/S.yml": "contents: { top: ①[a] }"], ("wrong-kind", "①"))
        expectProblems(["M/S.yml": "contents: ①[top]"], ("wrong-kind", "①"))
        expectProblems(scene("a: { state: [order, ①order] }"), ("listed-twice", "①"))
        expectProblems(
            ["Demo/O.yml": "style: legacy\nclass: O\n①contents: { a: { b: } }"],
            ("misplaced-key", "①")
        )
    }

    /// In an `mvvm` scene a section is drawn from a part, or from what belongs to none.
    @Test func sectionsOfParts() throws {
        let head =
            "style: mvvm\nstate: { isOn: Bool }\nparts: { list: { state: { order: Int }, events: [onOrderTap] } }\n"
            + "useCase: { load: { throws: true } }\n"
        func scene(_ section: String) -> [String: String] {
            ["M/S.yml": head + "contents: { top: { \(section) } }"]
        }
        let sections = "a: { part: list, state: [order, failure], events: [onOrderTap] }, b: { state: [isOn] }, c: "
        let project = try project(scene(sections))
        let content = try #require(project.features.first?.scenes.first?.contents.first)
        #expect(content.sections.map(\.part) == ["list", nil, nil])
        #expect(content.sections.map { $0.fields.map(\.name) } == [["order", "failure"], ["isOn"], []])
        #expect(content.sections[0].events.map { content.sections[0].closureName(for: $0) } == ["onOrderTap"])

        let found = expectProblems(scene("a: { part: ①lst, state: [order] }"), ("unknown-name", "①"))
        #expect(found.notes == "did you mean 'list'?")
        expectProblems(scene("a: { part: list, state: [①isOn] }"), ("unknown-name", "①"))
        expectProblems(scene("a: { state: [①order] }"), ("unknown-name", "①"))
        expectProblems(scene("a: { state: [①failure] }"), ("unknown-name", "①"))
        expectProblems(scene("a: { events: [①onOrderTap] }"), ("unknown-name", "①"))
        expectProblems(scene("a: { part: list, events: [①onAppear] }"), ("unknown-name", "①"))
        expectProblems(
            ["M/S.yml": "contents: { top: { a: { part: ①list } } }"],
            ("unknown-name", "①")
        )
    }

    /// A scene changes its style by one word.
    @Test func anotherStyleKeepsThem() {
        expectProblems(["M/S.yml": "style: uikit\ncontents: { top: { a: } }"])
        expectProblems(["M/module.yml": "uiModule: true", "M/S.yml": "style: uikit"])
    }

    @Test func modulesOfViews() {
        expectProblems(
            ["C/module.yml": "kind: core\n①uiModule: true", "L/module.yml": "kind: legacy\n②uiModule: true"],
            ("misplaced-key", "①"),
            ("misplaced-key", "②")
        )
        expectProblems(["M/module.yml": "uiModule: ①maybe"], ("invalid-value", "①"))
        expectProblems(
            ["M/module.yml": "uiModule: true", "M/S.yml": "style: mvvm", "MUI/T.yml": "①scene: T"],
            ("duplicate-name", "①")
        )
        expectProblems(
            ["M/module.yml": "uiModule: true", "M/S.yml": "style: swiftui", "MUI/T.yml": "①scene: T"],
            ("duplicate-name", "①")
        )
        expectProblems(
            [
                "M/module.yml": "sources: Modules/M\nuiModule: true", "M/S.yml": "style: swiftui",
                "N/module.yml": "sources: ①Modules/MUI",
            ],
            ("invalid-path", "①")
        )
    }

    /// There a view model has a property and a type more, and its scene a type.
    @Test func namesInModulesOfViews() {
        let scene = "style: mvvm\nevents: [①writer]"
        expectProblems(["M/module.yml": "uiModule: true", "M/S.yml": scene], ("reserved-name", "①"))
        expectProblems(["M/module.yml": "uiModule: false", "M/S.yml": scene.replacing("①", with: "")])
        let type = ["M/module.yml": "types: [①SDisplay]\nuiModule: true", "M/S.yml": "style: mvvm"]
        expectProblems(type, ("name-clash", "①"))
    }
}
