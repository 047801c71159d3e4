import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Combinations of fields, and traits")
struct PreviewCombinationTests {
    private func names(_ scene: String) throws -> [String] {
        try project(["M/S.yml": scene]).features.flatMap(\.scenes).flatMap(\.previews).map(\.name)
    }

    @Test(arguments: [
        (
            "state: { order: String?, notice: Int? }\npreviews: { combinations: [order, notice] }",
            ["none", "order", "notice", "orderAndNotice"]
        ),
        (
            "state: { a: Bool, b: Bool, c: Bool }\npreviews: { combinations: [c, a, b] }",
            ["none", "c", "a", "b", "cAndA", "cAndB", "aAndB", "cAAndB"]
        ),
        ("state: { isLoading: Bool }\npreviews: { combinations: [isLoading] }", ["none", "loading"]),
        (
            "state: { isLoading: Bool, loading: Bool }\npreviews: { combinations: [isLoading, loading] }",
            ["none", "isLoading", "loading", "isLoadingAndLoading"]
        ),
        ("state: { isLiked: Bool? }\npreviews: { combinations: [isLiked] }", ["none", "notLiked", "liked"]),
        ("state: { all: Bool }\npreviews: { combinations: [all] }", ["none", "allAlone"]),
        (
            "state: { a: Bool, b: Bool, aAndB: Bool }\npreviews: { combinations: [a, b, aAndB] }",
            ["none", "a", "b", "aAndB", "aAndB2", "aAndAAndB", "bAndAAndB", "aBAndAAndB"]
        ),
        // One that is written out counts instead.
        (
            "state: { a: Bool, b: Bool }\npreviews: { combinations: [a], a: { a: true, b: true } }",
            ["a", "none"]
        ),
        (
            "state: { list: { loads: 'Loadable<[Int]>', from: fetch } }\ninteractor: { fetch: { returns: '[Int]', async: true } }\npreviews: { combinations: [list] }",
            ["listLoading", "listEmpty", "listLoaded", "listFailed"]
        ),
        (
            "interactor: { save: { async: true, throws: true } }\npreviews: { combinations: [failure, isSaving] }",
            ["none", "failure", "saving", "failureAndSaving"]
        ),
        (
            "style: mvvm\nparts: { top: { state: { note: Int? } }, list: { state: { note: Int? } } }\npreviews: { combinations: { top: [note], list: { of: [note] } } }",
            ["none", "topNote", "listNote", "topNoteAndListNote"]
        ),
        // A state may be called so.
        ("state: { of: Int }\npreviews: { combinations: { of: 1 } }", ["combinations"]),
    ])
    func statesAreNamedAfterTheirFields(scene: String, expected: [String]) throws {
        #expect(try names(scene) == expected)
    }

    @Test func casesOfEnums() throws {
        let files = MarkedSpecs([
            "M/S.yml":
                "state: { size: { type: Size, default: .small }, other: Size? }\npreviews: { combinations: [size, other] }"
        ]).files
        var facts = TargetPackageFacts()
        let custom = DeclaredEnums.Case(name: "custom", values: [.init(label: "width", type: "Int")])
        facts.enumCases["Size"] = [DeclaredEnums.Case(name: "small"), custom]
        let found = try #require(check(files, facts).project).features.flatMap(\.scenes).flatMap(\.previews)
        #expect(
            found.map(\.name) == [
                "sizeSmall", "sizeCustom", "sizeSmallAndOtherSmall", "sizeCustomAndOtherSmall",
                "sizeSmallAndOtherCustom",
                "sizeCustomAndOtherCustom",
            ]
        )
        #expect(found.last?.values.map(\.value.text) == [".custom(width: 1)", ".custom(width: 1)"])
    }

    @Test func otherFieldsHaveOneValue() throws {
        let scene = "state: { note: Int?, count: Int }\npreviews: { combinations: { of: [note], count: 3 } }"
        let previews = try project(["M/S.yml": scene]).features.flatMap(\.scenes).flatMap(\.previews)
        #expect(
            previews.map { $0.values.map { "\($0.name) \($0.value.text)" } } == [["count 3"], ["count 3", "note 1"]]
        )
    }

    @Test func fieldsThatCannotBeCombined() {
        let found = expectProblems(
            [
                "M/S.yml":
                    "state: { title: String, isLoading: Bool, order: Order? }\npreviews: { combinations: [①title, ②isLoadng, ③order] }"
            ],
            ("preview-cannot-combine", "①"),
            ("unknown-name", "②"),
            ("preview-cannot-combine", "③")
        )
        #expect(found.notes.contains("did you mean 'isLoading'?"))
        #expect(found.notes.contains("samples' in project.yml, for example: Order: .sample"))
    }

    @Test func noValueOfAMisspeltTypeIsAskedFor() {
        let scene = "state: { title: ①Strng? }\npreviews: { combinations: [title] }"
        #expect(expectProblems(["M/S.yml": scene], ("unknown-name", "①")).notes.contains("did you mean 'String'?"))
    }

    @Test func aCombinedFieldHasNoOtherValue() {
        expectProblems(
            ["M/S.yml": "state: { on: Bool }\npreviews: { combinations: { of: [on], ①on: true } }"],
            ("preview-cannot-combine", "①")
        )
    }

    @Test func tooMany() {
        let fields = (0..<70).map { "f\($0)" }
        let state = fields.map { "\($0): Bool" }.joined(separator: ", ")
        let found = expectProblems(
            ["M/S.yml": "state: { \(state) }\npreviews: { ①combinations: [\(fields.joined(separator: ", "))] }"],
            ("limit-exceeded", "①")
        )
        #expect(found.messages.contains("makes more than 2147483647 display states of 70 fields; at most 64"))
        let few = expectProblems(
            [
                "M/S.yml":
                    "state: { a: Bool, b: Bool, c: Bool, d: Bool, e: Bool, f: Bool, g: Bool }\npreviews: { ①combinations: [a, b, c, d, e, f, g] }"
            ],
            ("limit-exceeded", "①")
        )
        #expect(few.messages.contains("makes 128 display states of 7 fields"))
        #expect(few.notes.contains("remove 'g' from it"))
    }

    @Test func misspeltKeys() {
        let found = expectProblems(
            ["M/S.yml": "state: { on: Bool }\npreviews: { combination: ①[on], trait: ②[dark] }"],
            ("wrong-kind", "①"),
            ("wrong-kind", "②")
        )
        #expect(found.notes == "did you mean 'combinations'?\ndid you mean 'traits'?")
        expectProblems(["M/S.yml": "previews: { combinations: ①[] }"], ("missing-value", "①"))
    }

    @Test func valuesThatAllCombinationsNeed() {
        let head = "parameters: { theme: Theme }\nstate: { theme: Theme, on: Bool }\n"
        expectProblems(
            ["M/S.yml": head + "previews: { ①combinations: [on] }"],
            ("missing-default", "①")
        )
        expectProblems(["M/S.yml": head + "previews: { combinations: { of: [on], theme: .dark } }"])
    }

    @Test func traits() throws {
        let scene = "style: swiftui\npreviews: { plain: {}, traits: [dark, regularWidth, ja, pt-BR] }"
        let traits = try project(["M/S.yml": scene]).features.flatMap(\.scenes).flatMap(\.previewTraits)
        #expect(traits == [.dark, .regularWidth, .language("ja"), .language("pt-BR")])
        let found = expectProblems(
            ["M/S.yml": "style: swiftui\npreviews: { plain: {}, traits: [①darc, ②iPad, dark, ③dark, ④Japanese] }"],
            ("unknown-value", "①"),
            ("unknown-value", "②"),
            ("listed-twice", "③"),
            ("unknown-value", "④")
        )
        #expect(found.notes.contains("did you mean 'dark'?"))
        #expect(found.notes.contains("did you mean 'regularWidth'?"))
        expectProblems(["M/S.yml": "previews: { plain: {}, traits: [dark, ①ja] }"], ("unknown-value", "①"))
    }
}
