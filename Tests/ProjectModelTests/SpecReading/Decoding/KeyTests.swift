import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Keys")
struct KeyTests {
    @Test func unknownKeysHaveNearNames() {
        let found = expectProblems(
            ["M/S.yml": "①parametres: { a: Int }\n②zzz: 1"],
            ("unknown-key", "①"),
            ("unknown-key", "②")
        )
        #expect(found.notes.contains("did you mean 'parameters'?"))
        #expect(found.map { $0.fixIt?.replacement } == ["parameters", nil])
        #expect(found.notes.contains("a scene has the keys 'scene', 'style'"))
    }

    /// A scene of another style is told to write no key that it can't have.
    @Test(arguments: [
        ("①usecase: { load: }", "did you mean 'useCase'? It goes with 'style: mvvm'"),
        ("style: swiftui\n①part: { a: }", "did you mean 'parts'? It goes with 'style: mvvm'"),
        ("style: mvvm\n①usecase: { load: }", "did you mean 'useCase'?"),
        ("①interacter: { load: }", "did you mean 'interactor'?"),
        ("style: mvvm\n①veiw: xib", "did you mean 'view'? It goes with 'style: "),
    ])
    func nearNamesAreThoseOfTheStyle(spec: String, note: String) {
        let found = expectProblems(["M/S.yml": spec], ("unknown-key", "①"))
        #expect(note.hasSuffix(" ") ? found.notes.hasPrefix(note) : found.notes == note, "\(found.notes)")
    }

    /// With the line that the note says, the spec is right.
    @Test(arguments: [
        ("all", "did you mean 'public'?"), ("anotated", "did you mean 'annotated'?"),
        ("Shelf", "write 'annotated', 'public', or a list of names: mocks: [Shelf]"),
    ])
    func whatIsMockedHasANearName(mocks: String, note: String) {
        let found = expectProblems(["M/module.yml": "mocks: ①\(mocks)"], ("unknown-value", "①"))
        #expect(found.notes == note)
    }

    @Test func theStyleOfANearNameMakesItRight() {
        expectProblems(["M/S.yml": "style: mvvm\nuseCase: { load: }"])
        let found = problems(in: ["M/S.yml": "stlye: mvvm\nusecase: { load: }"])
        #expect(found.map(\.id) == ["unknown-key", "unknown-key"])
        #expect(found.notes == "did you mean 'style'?\ndid you mean 'useCase'?")
    }

    @Test(arguments: [
        ("style: push", "write it as: present: push"),
        ("transition: sheet", "write it as: present: sheet"),
        ("style: fullScreen", "write it as: present: fullScreen"),
        ("presentation: bottom", "write 'present': push, sheet, fullScreen …"),
        ("transition: modal", "write it as: present: sheet"),
        ("presentationStyle: formSheet", "write it as: present: formSheet"),
        ("embedInNavigation: true", "write 'with bar' behind 'present': present: sheet with bar"),
    ])
    func howARouteComesOnScreenHasOtherNamesElsewhere(written: String, note: String) {
        let found = expectProblems(["M/S.yml": "routes: { r: { to: S, ①\(written) } }"], ("unknown-key", "①"))
        #expect(found.notes == note)
    }

    @Test func unknownKeysInside() {
        expectProblems(
            [
                "M/S.yml": """
                state: { x: { typ: Int, ①type: Int } }
                """.replacing("typ: Int, ①", with: "①typ: Int, ")
            ],
            ("unknown-key", "①")
        )
    }

    @Test func missingKeys() {
        expectProblems(["project.yml": "①services: {}"], ("missing-key", "①"), ("missing-key", "①"))
        expectProblems(["M/S.yml": "state: { x: ①{ default: 1 } }"], ("missing-key", "①"))
        expectProblems(["M/module.yml": "useCases: { Fetch: ①{} }"], ("missing-key", "①"))
    }

    @Test func emptyProject() {
        expectProblems(["project.yml": "①"], ("missing-key", "①"), ("missing-key", "①"))
    }

    /// Fields of an example aren't the spec's, so nobody is told to write them.
    @Test func examplesAreCalledSo() {
        let spec = "style: swiftui\nstate: { a: Int }\ncontents: ①[top]"
        let found = expectProblems(["M/S.yml": spec], ("wrong-kind", "①"))
        #expect(found.notes.hasPrefix("for example: contents: { top:"))
    }

    @Test func wrongKinds() {
        expectProblems(["M/S.yml": "①[a]"], ("wrong-kind", "①"))
        expectProblems(["M/S.yml": "uses: ①client"], ("wrong-kind", "①"))
        expectProblems(["M/S.yml": "uses: ①{ a: b }"], ("wrong-kind", "①"))
        expectProblems(["M/S.yml": "state: ①[a]"], ("wrong-kind", "①"))
        expectProblems(["M/S.yml": "summary: ①[a]"], ("wrong-kind", "①"))
        expectProblems(["M/S.yml": "interactor: { f: ①Int }"], ("wrong-kind", "①"))
    }

    /// Who wrote a list, a mapping or a text below a key that takes something else changes the key's line.
    @Test func wrongKindsBelowTheirKeys() {
        let project = "project: P\nruntime: a\n"
        for wrong in [
            "①project:\n  - P\nruntime: a", "project: P\n①runtime:\n  - path: a",
            project + "tabs:\n  ①Top:\n    - top", project + "①services:\n  - client", project + "①start:\n  - Top",
            project + "①platforms:\n  - iOS", project + "①unmanaged:\n  a: b", project + "①lint:\n  - a",
            project + "lint:\n  ①nib-class:\n    - a", project + "swift:\n  ①defines:\n    A: B",
            project + "①descriptors:\n  Screens", project + "packages:\n  ①A:\n    - path: a",
        ] {
            expectProblems(["project.yml": wrong], ("wrong-kind", "①"))
        }
        expectProblems(["M/module.yml": "①useCases:\n  - Fetch"], ("wrong-kind", "①"))
        expectProblems(["M/module.yml": "①imports:\n  A: B"], ("wrong-kind", "①"))
        expectProblems(["M/S.yml": "①summary:\n  - a"], ("wrong-kind", "①"))
        expectProblems(["M/S.yml": "①uses:\n  client: Client"], ("wrong-kind", "①"))
        expectProblems(["M/S.yml": "interactor:\n  ①f:\n    - Int"], ("wrong-kind", "①"))
        expectProblems(["M/S.yml": "①state: # none\n\n  - a"], ("wrong-kind", "①"))
    }

    /// An item of a list has no key of its own, and what an alias names stands where its anchor is.
    @Test func wrongKindsWithoutKeysAbove() {
        expectProblems(["M/S.yml": "uses:\n  - ①[a]"], ("wrong-kind", "①"))
        expectProblems(["M/S.yml": "summary: ①&a [②x]\nuses: *a"], ("wrong-kind", "①"), ("unknown-name", "②"))
    }

    @Test func missingValues() {
        expectProblems(["M/S.yml": "state:\n  x:①\n"], ("missing-value", "①"))
        expectProblems(["M/S.yml": "routes:\n  x: ①~\n"], ("missing-value", "①"))
    }

    @Test func booleansAreTrueAndFalseOnly() {
        let found = expectProblems(
            ["M/S.yml": "interactor: { f: { async: ①on, throws: ②\"true\" } }"],
            ("invalid-value", "①"),
            ("invalid-value", "②")
        )
        #expect(found.notes.contains("async: true"))
    }

    @Test func numbers() {
        expectProblems(["M/S.yml": "routes: { r: { present: ①tab one } }"], ("invalid-value", "①"))
    }

    @Test func choices() {
        let found = expectProblems(["M/S.yml": "routes: { r: { to: S, present: ①pusch } }"], ("unknown-value", "①"))
        #expect(found.notes == "did you mean 'push'?")
        #expect(found.first?.fixIt?.replacement == "push")
    }

    @Test func styles() {
        for style in ["uikit", "swiftui", "mvvm"] { expectProblems(["M/S.yml": "style: \(style)"]) }
        expectProblems(["M/S.yml": "style: ①uikitt"], ("unknown-value", "①"))
    }

    @Test func allProblemsInOneRun() {
        expectProblems(
            ["M/A.yml": "①foo: 1", "M/B.yml": "uses: [②nobody]\nroutes: { a: ③Nowhere }"],
            ("unknown-key", "①"),
            ("unknown-name", "②"),
            ("unknown-name", "③")
        )
    }

    /// What a scene takes isn't known then.
    @Test(arguments: ["params: { id: Int }", "param: { id: Int }", "inputs: { id: Int }"])
    func anUnknownKeyIsNotToldOfRoutesAsWell(line: String) {
        expectProblems(
            ["M/Jar.yml": "①" + line, "M/Welcome.yml": "routes: { jar: { to: Jar, with: [id] } }"],
            ("unknown-key", "①")
        )
    }

    @Test(arguments: [("params", "parameters"), ("param", "parameters"), ("rout", "routes"), ("event", "events")])
    func unknownKeysAreMeantAsLongerOnes(key: String, meant: String) {
        let found = expectProblems(["M/S.yml": "①\(key): {}"], ("unknown-key", "①"))
        #expect(found.notes.contains("'\(meant)'"))
    }

    @Test(arguments: [
        ("isLoading: ①true", "isLoading: { type: Bool, default: true }"),
        ("count: ①3", "count: { type: Int, default: 3 }"),
        ("jarID: Int64 ①= 3", "jarID: { type: Int64, default: 3 }"),
    ])
    func aValueWhereATypeBelongs(written: String, meant: String) {
        let found = expectProblems(["M/S.yml": "parameters:\n  \(written)"], ("invalid-swift", "①"))
        #expect(found.notes == "write it as: \(meant)")
        expectProblems(["M/S.yml": "parameters:\n  \(meant)"])
    }

    @Test func quotedBooleans() {
        let found = expectProblems(["M/S.yml": "interactor: { f: { async: ①\"true\" } }"], ("invalid-value", "①"))
        #expect(found.messages == "'async' takes true or false, not a text in quotes")
        #expect(found.notes == "write it as: async: true")
    }

    @Test(arguments: [("string", "String"), ("boolean", "Bool"), ("int", "Int")])
    func typesOfOtherLanguages(written: String, meant: String) {
        let found = expectProblems(["M/S.yml": "state: { a: ①\(written)? }"], ("unknown-name", "①"))
        #expect(found.notes.contains("did you mean '\(meant)'?"))
    }

    @Test func tooFarIndentedLines() {
        expectProblems(["M/S.yml": "scene: S\n  ①style: swiftui"], ("yaml-indentation", "①"))
        expectProblems(["M/S.yml": "state:\n  a: Int\n    ①b: Int"], ("yaml-indentation", "①"))
    }

    @Test func mergeMarkers() {
        expectProblems(
            ["M/S.yml": "scene: S\n①<<<<<<< HEAD\nstyle: swiftui\n=======\nstyle: uikit\n>>>>>>> main\n"],
            ("merge-marker", "①")
        )
    }
}
