import Basics
import Foundation
import ProjectModel
import SpecTestSupport
import Testing

@Suite("Values as YAML and other languages write them")
struct DefaultValueTests {
    /// With what the note says in its place, nothing is wrong.
    @Test(arguments: [
        ("Int", "null", "missing-value", "0"), ("Int?", "null", "missing-value", "nil"),
        ("Int?", "~", "missing-value", "nil"),
        ("String", "null", "missing-value", "\"\""), ("Recipe", "~", "missing-value", ".sample"),
        ("Bool", "", "missing-value", "false"),
        ("Int", "{}", "wrong-kind", "0"), ("\"[Int]\"", "{}", "wrong-kind", "[]"),
        ("\"[String: Int]\"", "{}", "wrong-kind", "\"[:]\""),
        ("Set<Int>", "{}", "wrong-kind", "[]"),
        ("Double", ".5", "value-type-mismatch", "0.5"), ("Double", "-.5", "value-type-mismatch", "-0.5"),
        ("Double?", "1.", "value-type-mismatch", "1.0"), ("Double", ".inf", "value-type-mismatch", ".infinity"),
        ("Int", "None", "value-type-mismatch", "0"), ("Int?", "NULL", "value-type-mismatch", "nil"),
        ("Date", "2026-01-31", "value-type-mismatch", "\"Date(timeIntervalSince1970: 0)\""),
        ("String", "42", "value-type-mismatch", "'\"42\"'"), ("Bool", "42", "value-type-mismatch", "true or false"),
        ("\"[Int]\"", "42", "value-type-mismatch", "[]"), ("Int", "[]", "value-type-mismatch", "0"),
        ("Date", "42", "value-type-mismatch", "\"Date(timeIntervalSince1970: 0)\""),
    ])
    func toldWithTheSwiftToWrite(_ type: String, _ value: String, _ id: String, _ swift: String) {
        let project = "project: D\nruntime: .\nsamples: { Recipe: .sample }"
        func specs(_ value: String) -> [String: String] {
            ["project.yml": project, "M/S.yml": "state:\n  x:\n    type: \(type)\n    default: \(value)"]
        }
        let found = expectProblems(
            value.isEmpty
                ? specs(value).mapValues { $0.replacing("default: ", with: "default:①") } : specs("①\(value)"),
            (id, "①")
        )
        #expect(found.notes.hasSuffix(swift), "\(found.notes)")
        expectProblems(specs(swift == "true or false" ? "true" : swift))
    }
}
