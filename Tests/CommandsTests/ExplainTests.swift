import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen explain`.
struct ExplainTests {
    @Test func casesHaveATitleAndBothForms() async throws {
        let run = try await Tool.vipergen(["explain", "missing-parameter"])
        #expect(run.succeeded)
        #expect(run.output.hasPrefix("missing-parameter: error, exit code 1\n\nA parameter that a scene needs isn't"))
        for title in ["Missing child parameter: ", "Missing route parameter: "] {
            #expect(run.output.components(separatedBy: "\n\n\(title)").count == 2, "\(run.output)")
        }
        #expect(run.output.components(separatedBy: "\n\nWrong:\n\n").count == 3)
        #expect(run.output.components(separatedBy: "\n\nRight:\n\n").count == 3)
    }

    @Test func theOnlyCaseHasNoTitle() async throws {
        let run = try await Tool.vipergen(["explain", "unknown-key"])
        let reason = "A key has no meaning here. It is misspelled, or belongs elsewhere. vipergen\nnever"
        let text = "unknown-key: error, exit code 1\n\n\(reason) ignores a key silently.\n\nWrong:\n\n"
        #expect(run.output.hasPrefix(text), "\(run.output)")
    }

    @Test func programsGetAllCases() async throws {
        let run = try await Tool.vipergen(["explain", "missing-parameter", "--format", "json"])
        let read = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [[String: Any]]]
        let kind = try #require(read?["diagnostics"]?.first)
        #expect(Set(kind.keys) == ["id", "severity", "exitCode", "summary", "explanation", "cases"])
        let cases = try #require(kind["cases"] as? [[String: Any]])
        #expect(cases.map { $0["title"] as? String } == ["Missing child parameter", "Missing route parameter"])
        #expect(cases.allSatisfy { Set($0.keys) == ["title", "explanation", "wrong", "right"] })
    }

    @Test(arguments: [
        ("unknown-scene", "unknown-name"), ("unknwon-scene", "unknown-name"), ("unknown-kye", "unknown-key"),
        ("manifest-target", "manifest-mismatch"), ("tab", "yaml-indentation"), ("nul-byte", "not-utf-8"),
    ])
    func otherIdsLeadToTheKind(id: String, meant: String) async throws {
        let run = try await Tool.vipergen(["explain", id])
        #expect(run.status == 64)
        #expect(run.errors.contains("there is no diagnostic '\(id)'; did you mean '\(meant)'?"), "\(run.errors)")
    }
}
