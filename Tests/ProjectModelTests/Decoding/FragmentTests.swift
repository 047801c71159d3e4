import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("Swift types and expressions")
struct FragmentTests {
    @Test(arguments: ["Int //①", "Int; import X", "some View", "Int...", "Int{}", "func f()"])
    func notTypes(_ type: String) {
        let text = type.replacing("①", with: "")
        let result = result(of: ["M/S.yml": "state:\n  x: '\(text)'"])
        #expect(result.diagnostics.map(\.id) == ["not-a-type"])
    }

    @Test(arguments: ["1; import X", "a = 1", "{", "1 /* */", "#file", "try f()"])
    func notExpressions(_ expression: String) {
        let source = "state:\n  x: { type: Int, default: '\(expression)' }"
        let result = result(of: ["M/S.yml": source])
        #expect(result.diagnostics.map(\.id) == ["not-an-expression"])
    }

    @Test func placesInside() {
        expectProblems(["M/S.yml": "state:\n  x: Int ①// x"], ("not-a-type", "①"))
        expectProblems(["M/S.yml": "state:\n  x: 'Int ①// x'"], ("not-a-type", "①"))
    }

    @Test func obviousMismatches() {
        expectProblems(["M/S.yml": "state: { x: { type: Int, default: ①1.5 } }"], ("value-type-mismatch", "①"))
        expectProblems(["M/S.yml": "state: { x: { type: Bool, default: ①1 } }"], ("value-type-mismatch", "①"))
        expectProblems(["M/S.yml": "state: { x: { type: String, default: ①5 } }"], ("value-type-mismatch", "①"))
        expectProblems(["M/S.yml": "state: { x: Int }\npreviews: { p: { x: ①nil } }"], ("value-type-mismatch", "①"))
        expectProblems(
            ["project.yml": "project: P\nruntime: { path: . }\nservices: { a: { type: Int, default: ①true } }"],
            ("value-type-mismatch", "①")
        )
    }

    @Test func aTypeThatCannotBeReadIsToldOnce() {
        expectProblems(
            ["M/A.yml": "parameters: { id: 'Int①;' }", "M/B.yml": "routes: { a: { to: A, with: { id: Int } }, b: A }"],
            ("not-a-type", "①")
        )
    }
}
