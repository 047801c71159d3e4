import Basics
@testable import ProjectModel
import SwiftReading
import SpecTestSupport
import Testing

@Suite("Scenes of the style mvvm")
struct MVVMTests {
    private let head = "style: mvvm\n"

    @Test func aSceneIsReadPartByPart() throws {
        let source = """
            style: mvvm
            parts:
              imageList:
                state: { images: "[Recipe]", isLoading: { type: Bool, default: true } }
                events: [onImageTap]
              footer:
            events: { onInfoTap: }
            useCase: { fetchImages: { returns: "[Recipe]", async: true, throws: true } }
            repository: { fetchImages: { returns: "[Recipe]", throws: true }, forget: }
            previews: { loaded: { imageList: { images: "[.sample]", failure: nil } }, plain: {} }
            """
        let scene = try #require(try project(["M/S.yml": source]).features.first?.scenes.first)
        #expect(scene.style.rawValue == "mvvm")
        #expect(scene.screenParts.map(\.name) == ["imageList", "footer"])
        #expect(scene.screenParts.map(\.view) == ["ImageListView", "FooterView"])
        #expect(scene.screenParts.map { $0.state.map(\.name) } == [["images", "isLoading"], []])
        #expect(scene.screenParts.flatMap(\.events).map(\.name) == ["onImageTap"])
        #expect(scene.useCaseMethods.map(\.isAsync) == [true])
        #expect(scene.repositoryMethods.map(\.canThrow) == [true, false])
        #expect(
            scene.previews.map { $0.values.map { [$0.part, $0.name] } } == [
                [["imageList", "images"], ["imageList", "failure"]], [],
            ]
        )
    }

    @Test func theScreenHasAStateBesideItsParts() throws {
        let source = """
            style: mvvm
            state: { isShown: Bool, note: String? }
            parts: { list: { state: { count: Int? } } }
            previews:
              shown: { isShown: true, list: { count: 1 } }
              combinations: { of: [isShown], note: '"a"', list: [count] }
            """
        let scene = try #require(try project(["M/S.yml": source]).features.first?.scenes.first)
        let values = scene.previews.map { preview in preview.values.map { [$0.part ?? "", $0.name, $0.value.text] } }
        #expect(scene.previews.map(\.name) == ["shown", "none", "count", "shownAndCount"])
        #expect(values.first == [["", "isShown", "true"], ["list", "count", "1"]])
        expectProblems(
            ["M/S.yml": head + "state: { ①list: Int, a: ②State? }\nevents: { ③state: }\nparts: { list: }"],
            ("duplicate-name", "①"),
            ("name-clash", "②"),
            ("reserved-name", "③")
        )
        expectProblems(
            ["M/S.yml": head + "state: { isShown: Bool }\nparts: { list: }\npreviews: { a: { ①isShow: true } }"],
            ("unknown-name", "①")
        )
    }

    @Test func itMayShowScenesInsideOfIt() throws {
        let sources = ["M/S.yml": head + "children: { header: T, footer: { to: T } }", "M/T.yml": "style: mvvm"]
        let scene = try project(sources).features[0].scenes[0]
        #expect(scene.children.map(\.name) == ["header", "footer"])
        expectProblems(
            ["M/S.yml": head + "children: { header: ①T }", "M/T.yml": head + "children: { own: S }"],
            ("cyclic-reference", "①")
        )
    }

    /// What to change is the key, in each style, and not what stands behind it or below.
    @Test(arguments: [
        "style: mvvm\n①interactor:\n  load:", "①useCase:\n  load:",
        "①parts:\n  a:", "style: swiftui\n①repository:\n  load:",
        "style: handwritten\n①state:\n  a: Int", "①useCase: { load: }", "style: mvvm\n①interactor: {}",
        "style: swiftui\n①parts: { a: { state: { b: Int } } }", "style: handwritten\n①state: { a: Int }",
    ])
    func keysOfOtherStylesAreToldWhereTheyAre(spec: String) {
        expectProblems(["M/S.yml": spec], ("misplaced-key", "①"))
    }

    @Test func whatOtherStylesAreMadeOf() {
        let found = expectProblems(
            ["M/S.yml": head + "①interactor: { load: }"],
            ("misplaced-key", "①")
        )
        #expect(found.notes.contains("write 'useCase:' in place of 'interactor:'"))
        expectProblems(
            ["M/S.yml": head + "①interactor: {}\n②view: xib"],
            ("misplaced-key", "①"),
            ("misplaced-key", "②")
        )
        for style in ["uikit", "swiftui"] {
            expectProblems(
                ["M/S.yml": "style: \(style)\n①parts: { a: }\n②useCase: { load: }\n③repository: { load: }"],
                ("misplaced-key", "①"),
                ("misplaced-key", "②"),
                ("misplaced-key", "③")
            )
        }
        expectProblems(
            ["Demo/S.yml": "style: legacy\nclass: Old\n①parts: { a: }\n②useCase: { load: }\n③repository: { load: }"],
            ("misplaced-key", "①"),
            ("misplaced-key", "②"),
            ("misplaced-key", "③")
        )
    }

    /// A property and its type can't have one name.
    @Test(arguments: ["Header": "header", "日本": "part日本", "_header": "part_header"])
    func partsWithoutASmallLetter(name: String, free: String) {
        let found = expectProblems(
            ["M/S.yml": "style: mvvm\nparts: { ①\(name): { state: { a: Int } } }"],
            ("invalid-name", "①")
        )
        #expect(found.notes == "write '\(free)'")
        expectProblems(["M/S.yml": "style: mvvm\nparts: { \(free): { state: { a: Int } } }"])
    }

    @Test func partsThatMeet() {
        expectProblems(["M/S.yml": head + "parts: { image: , ①Image: }"], ("duplicate-name", "①"))
        let found = expectProblems(["M/S.yml": head + "parts: { image: { ①view: Row } }"], ("unknown-key", "①"))
        #expect(found.notes == "remove it: a subview is called after its part, with 'View' behind it")
    }

    @Test func partsThatHideTypes() {
        expectProblems(
            [
                "M/S.yml": head
                    + "parts: { ①image: { state: { a: 'ImageData?' } }, title: { state: { b: 'TitleText?' } } }"
            ],
            ("name-clash", "①")
        )
    }

    @Test func typesThatTheSceneNests() {
        let part = "parts: { a: { state: { b: ①Parts? }, events: { onTap: { c: ②Inputs } } } }\n"
        expectProblems(
            ["M/S.yml": head + part + "useCase: { load: { returns: ③Arguments } }"],
            ("name-clash", "①"),
            ("name-clash", "②"),
            ("name-clash", "③")
        )
    }

    @Test func eventsOfAllPartsAreOne() {
        expectProblems(
            ["M/S.yml": head + "events: [onTap]\nparts: { a: { events: [①onTap, onA] }, b: { events: [②onA] } }"],
            ("duplicate-name", "①"),
            ("duplicate-name", "②")
        )
        expectProblems(
            [
                "M/S.yml": head
                    + "events: { onAppear: { ①a: Int } }\nparts: { a: { events: [②onDisappear, ③viewDidLoad] } }"
            ],
            ("lifecycle-event-with-parameters", "①"),
            ("lifecycle-event-of-part", "②"),
            ("lifecycle-event-of-part", "③")
        )
        expectProblems(
            ["M/S.yml": head + "events: [①parts, ②useCase, ③aData, title]\nparts: { a: }"],
            ("reserved-name", "①"),
            ("reserved-name", "②"),
            ("reserved-name", "③")
        )
    }

    @Test func fieldsOfParts() {
        expectProblems(
            ["M/S.yml": head + "parts: { a: { state: { theme: ①Theme } } }"],
            ("missing-default", "①")
        )
        expectProblems(
            ["M/S.yml": head + "parts: { a: { state: { ①failure: Int? } } }\nuseCase: { load: { throws: true } }"],
            ("reserved-name", "①")
        )
        let keyword = "\nparts: { a: { state: { ①default: Int } } }"
        let project = "project: Demo\nruntime: .\nplatforms: { iOS: 17 }\n"
        expectProblems(
            ["project.yml": project, "M/S.yml": "style: mvvm with observation" + keyword],
            ("reserved-name", "①")
        )
        expectProblems(["M/S.yml": "style: mvvm with combine" + keyword.replacing("①", with: "")])
        expectProblems(["M/S.yml": head + "parts: { a: { ①stat: { b: Int } } }"], ("unknown-key", "①"))
    }

    @Test func previewsByPart() {
        let parts = "parts: { list: { state: { items: '[Int]' } } }\n"
        let found = expectProblems(
            [
                "M/S.yml": head + parts
                    + "previews: { a: { ①lst: {} }, b: { ②items: [1] }, c: { list: { ③itms: [] } }, ④all: {} }"
            ],
            ("unknown-name", "①"),
            ("unknown-name", "②"),
            ("unknown-name", "③"),
            ("reserved-name", "④")
        )
        #expect(found.notes.contains("did you mean 'list'?"))
        #expect(found.notes.contains("write it under its part: list: { items: … }"))
        #expect(found.notes.contains("did you mean 'items'?"))
        expectProblems(
            [
                "M/S.yml": head
                    + "parameters: { theme: Theme }\nparts: { a: { state: { theme: Theme } }, b: { state: { theme: Theme? } } }\npreviews: { ①dark: { b: { theme: nil } } }"
            ],
            ("missing-default", "①")
        )
    }

    /// What a task captures under its own name can't be a parameter, too.
    @Test func parametersOfEvents() {
        expectProblems(
            [
                "M/S.yml": head
                    + "parts: { photo: { events: { onPick: { ①photoData: Data, ②useCase: Int, wireframe: Int } } } }"
            ],
            ("reserved-name", "①"),
            ("reserved-name", "②")
        )
    }

    @Test func repositories() {
        expectProblems(
            [
                "M/S.yml": head + "repository:\n  load: { async: ①true }\n"
                    + "  find: { parameters: { ②completion: Int, ③promise: Int } }"
            ],
            ("conflicting-keys", "①"),
            ("reserved-name", "②"),
            ("reserved-name", "③")
        )
        expectProblems(["M/S.yml": head + "repository: { load: , ①loadPublisher: }"], ("name-clash", "①"))
        expectProblems(
            [
                "M/S.yml": head
                    + "useCase: { ①repository: , ②environment: }\nrepository: { ③environment: , ④awaitCompletion: }"
            ],
            ("reserved-name", "①"),
            ("reserved-name", "②"),
            ("reserved-name", "③"),
            ("reserved-name", "④")
        )
    }

    @Test func mocks() {
        expectProblems(
            ["M/S.yml": head + "parts: { a: { events: [onTap] }, b: { events: [①onTapCalled] } }"],
            ("name-clash", "①")
        )
        expectProblems(["M/S.yml": head + "repository: { load: , ①loadClosure: }"], ("name-clash", "①"))
        expectProblems(["M/S.yml": head + "events: [①onAppearCalled]"], ("name-clash", "①"))
    }

    @Test func subviewsAndTypesOfOtherScenes() {
        expectProblems(
            [
                "M/A.yml": "scene: A\n" + head + "parts: { b: }",
                "M/AB.yml": "scene: ①AB\nstyle: swiftui",
            ],
            ("name-clash", "①")
        )
    }

    /// The descriptions of styles in `Templates` name keys by their words.
    @Test(arguments: SceneSpec.Style.allCases) func whatAStyleLacksAreKeysOfScenes(style: SceneSpec.Style) {
        #expect(!style.lacks.isEmpty)
        #expect(style.lacks.filter { SceneKeys(rawValue: $0) == nil } == [])
    }
}
