import Basics
import ProjectModel
import SpecTestSupport
import Testing

/// Mistakes of people who come from other tools, or type in a hurry: one message at its place, and its note, followed to
/// the letter, leaves nothing to complain of.
@Suite("Notes that are followed")
struct FollowedNoteTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        var id: String
        var file = "M/S.yml"
        var wrong: String
        /// What the note has to say.
        var note: String
        var right: String

        var testDescription: String { wrong }
    }

    private static let project = "project: Zoo\nruntime: ../..\nservices: { repo: Repo }\n"
    private static let others = ["M/T.yml": "parameters: { id: { type: Int, default: 1 } }", "project.yml": project]

    private static let commit = "5f1a6c2e0b7d4f3a9c8e1d2b3a4f5e6d7c8b9a0f"

    static let mistakes: [Mistake] = [
        Mistake(
            id: "unknown-key",
            file: "project.yml",
            wrong: project.replacing("project: Zoo", with: "①name: Zoo"),
            note: "write 'project'",
            right: project
        ),
        Mistake(
            id: "unknown-key",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, ①from: 6.9.0 } }",
            note: "write it as: version: \"6.9.0\"",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: \"6.9.0\" } }"
        ),
        Mistake(
            id: "unknown-key",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, ①upToNextMajorVersion: v5.10 } }",
            note: "write it as: version: \"5.10.0\"",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: \"5.10.0\" } }"
        ),
        Mistake(
            id: "unknown-key",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, ①from: main } }",
            note: "write three numbers, for example: version: \"1.0.0\"",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: \"1.0.0\" } }"
        ),
        Mistake(
            id: "invalid-value",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, version: ①exact 5.10 } }",
            note: "write it as: version: exact 5.10.0",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: exact 5.10.0 } }"
        ),
        Mistake(
            id: "invalid-value",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, version: ①exact main } }",
            note: "write three numbers, for example: version: exact 1.0.0",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: exact 1.0.0 } }"
        ),
        Mistake(
            id: "invalid-value",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, version: ①branch } }",
            note: "write one, for example: version: branch main",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: branch main } }"
        ),
        Mistake(
            id: "invalid-value",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, version: ①main } }",
            note: "write it as: version: branch main",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: branch main } }"
        ),
        Mistake(
            id: "invalid-value",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, version: ①\(commit) } }",
            note: "write it as: version: revision \(commit)",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: revision \(commit) } }"
        ),
        Mistake(
            id: "invalid-value",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, version: ①latest } }",
            note:
                "write three numbers, for example: version: \"1.0.0\"; or 'exact 1.0.0', 'branch main', 'revision 5f1a6c2'",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: \"1.0.0\" } }"
        ),
        Mistake(
            id: "wrong-kind",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, version: ①{ branch: main } } }",
            note: "write it as: version: branch main",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: branch main } }"
        ),
        Mistake(
            id: "unknown-key",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, ①exact: v5.10 } }",
            note: "write it as: version: exact 5.10.0",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: exact 5.10.0 } }"
        ),
        Mistake(
            id: "unknown-key",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, ①exactVersion: 5.1.0 } }",
            note: "write it as: version: exact 5.1.0",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: exact 5.1.0 } }"
        ),
        Mistake(
            id: "unknown-key",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, ①branch: release/2 } }",
            note: "write it as: version: branch release/2",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: branch release/2 } }"
        ),
        Mistake(
            id: "unknown-key",
            file: "project.yml",
            wrong: project + "packages: { Rx: { url: https://example.com/Rx, ①revision: 0123abc } }",
            note: "write it as: version: revision 0123abc",
            right: project + "packages: { Rx: { url: https://example.com/Rx, version: revision 0123abc } }"
        ),
        Mistake(
            id: "invalid-value",
            file: "project.yml",
            wrong: project.replacing("../..", with: "{ url: https://example.com/a, version: ①v2 }"),
            note: "write it as: version: \"2.0.0\"",
            right: project.replacing("../..", with: "{ url: https://example.com/a, version: \"2.0.0\" }")
        ),
        Mistake(
            id: "unknown-key",
            wrong: "①name: T\nscene: S",
            note: "remove it: 'scene' is there already",
            right: "scene: S"
        ),
        Mistake(
            id: "unknown-key",
            wrong: "parameters: { id: Int }\n①params: { no: Int }",
            note: "move what it holds to 'parameters', which is there already",
            right: "parameters: { id: Int, no: Int }"
        ),
        Mistake(
            id: "unknown-key",
            wrong: "routes: { t: { to: T, present: push, ①style: sheet } }",
            note: "remove it: 'present' is there already",
            right: "routes: { t: { to: T, present: push } }"
        ),
        Mistake(
            id: "unknown-key",
            wrong: "state: { a: Int }\n①sate: { b: Int }",
            note: "move what it holds to 'state', which is there already",
            right: "state: { a: Int, b: Int }"
        ),
        Mistake(
            id: "wrong-kind",
            wrong: "①- scene: S",
            note: "write keys with their values at the margin, without '-', beginning with: scene: S",
            right: "scene: S"
        ),
        Mistake(
            id: "wrong-kind",
            wrong: "①Meal",
            note: "write keys with their values at the margin, beginning with: scene: S",
            right: "scene: S"
        ),
        Mistake(
            id: "wrong-kind",
            file: "M/module.yml",
            wrong: "①[feature]",
            note: "beginning with: kind: feature",
            right: "kind: feature"
        ),
        Mistake(
            id: "unknown-key",
            file: "M/module.yml",
            wrong: "①module: M",
            note: "remove it: the folder's name is the module's",
            right: ""
        ),
        Mistake(
            id: "unknown-key",
            file: "project.yml",
            wrong: project + "①targets: { Zoo: { type: application } }",
            note: "remove it; it belongs in your own project spec for XcodeGen",
            right: project
        ),
        Mistake(
            id: "unknown-key",
            file: "M/module.yml",
            wrong: "①scenes: [S]",
            note: "each scene is a file next to module.yml",
            right: ""
        ),
        Mistake(
            id: "wrong-kind",
            file: "M/module.yml",
            wrong: "imports:\n- ①target: ZooCore",
            note: "write it as: imports: [ZooCore]",
            right: "imports: [ZooCore]"
        ),
        Mistake(
            id: "unknown-key",
            wrong: "state:\n①title: String",
            note: "if it belongs to 'state', indent it by 2 spaces",
            right: "state:\n  title: String"
        ),
        Mistake(
            id: "unknown-key",
            wrong: "①S:\n  state: { title: String }",
            note: "delete the line 'S:', and move the lines below it to the margin",
            right: "state: { title: String }"
        ),
        Mistake(
            id: "unknown-key",
            wrong: "state: { title: { type: String, ①nullable: true } }",
            note: "remove it, and write a '?' after the type: type: String?",
            right: "state: { title: { type: String? } }"
        ),
        Mistake(
            id: "unknown-key",
            wrong: "state: { count: { type: Int, default: 1,①000 } }",
            note: "write it as: default: 1000",
            right: "state: { count: { type: Int, default: 1000 } }"
        ),
        Mistake(
            id: "wrong-kind",
            wrong: "①parameters:\n- name: id\n  in: path\n  type: Int",
            note: "write it as: parameters: { id: Int }",
            right: "parameters: { id: Int }"
        ),
        Mistake(
            id: "invalid-swift",
            wrong: "state:\n  title: String? ①= nil",
            note: "write it as: title: { type: String?, default: nil }",
            right: "state:\n  title: { type: String?, default: nil }"
        ),
        Mistake(
            id: "invalid-name",
            wrong: "state:\n  var①title: String".replacing("var①", with: "var① "),
            note: "write 'title'",
            right: "state:\n  title: String"
        ),
        Mistake(
            id: "value-type-mismatch",
            wrong: "state: { share: { type: Double, default: ①50% } }",
            note: "write it as: default: 0.5",
            right: "state: { share: { type: Double, default: 0.5 } }"
        ),
        Mistake(
            id: "wrong-kind",
            wrong: "①routes:\n- more: T",
            note: "write it as: routes: { more: T }",
            right: "routes: { more: T }"
        ),
        Mistake(
            id: "invalid-name",
            wrong: "routes: { more: M①/T.yml }",
            note: "write 'T'",
            right: "routes: { more: T }"
        ),
        Mistake(
            id: "invalid-swift",
            wrong: "routes: { more: { present: custom, with: { id: ①5 } } }",
            note: "write its type, for example: id: Int",
            right: "routes: { more: { present: custom, with: { id: Int } } }"
        ),
        Mistake(
            id: "unknown-name",
            wrong: "uses: [①Repo]",
            note: "write 'repo'",
            right: "uses: [repo]"
        ),
        Mistake(
            id: "wrong-kind",
            wrong: "events:\n  didSelect: ①Int",
            note: "write it as: didSelect: { value: Int }",
            right: "events:\n  didSelect: { value: Int }"
        ),
        Mistake(
            id: "wrong-kind",
            wrong: "state: { title: String }\npreviews: { full: { ①state: { title: \"Hi\" } } }",
            note: "write the values right below 'full'",
            right: "state: { title: String }\npreviews: { full: { title: \"Hi\" } }"
        ),
        Mistake(
            id: "yaml-syntax",
            wrong: "interactor:\n  func load(id: Int) async throws -> String①:",
            note: "write it as: load: { parameters: { id: Int }, returns: String, async: true, throws: true }",
            right: "interactor:\n  load: { parameters: { id: Int }, returns: String, async: true, throws: true }"
        ),
        Mistake(
            id: "needs-quotes",
            wrong: "summary: 'It①'s new'",
            note: "write it as: summary: \"It's new\"",
            right: "summary: \"It's new\""
        ),
        Mistake(
            id: "needs-quotes",
            wrong: #"summary: "C:①\dir""#,
            note: #"write it as: summary: 'C:\dir'"#,
            right: #"summary: 'C:\dir'"#
        ),
        Mistake(
            id: "yaml-punctuation",
            wrong: "style: swiftui\n①// the first screen",
            note: "write it as: # the first screen",
            right: "style: swiftui\n# the first screen"
        ),
    ]

    @Test(arguments: mistakes) func isToldOnceAndHelps(_ mistake: Mistake) {
        var sources = Self.others
        sources[mistake.file] = mistake.wrong
        let found = expectProblems(sources, (mistake.id, "①"))
        #expect(found.notes.contains(mistake.note), "\(found.notes)")
        sources[mistake.file] = mistake.right
        let left = problems(in: sources)
        #expect(left.isEmpty, "\(TextReporter().report(left))")
    }
}
