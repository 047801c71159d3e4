import Basics
import Testing
import YAMLTree

/// An entry is put in where a person would put it, and everything else stays as it is.
@Suite struct SpecEditorTests {
    private static let route = SpecEntry(
        "notes",
        .mapping([SpecEntry("to", .text("Notes")), SpecEntry("present", .text("push"))])
    )
    /// In the texts below, lines that begin with `+` are the ones that have to be added.
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var text: String

        init(_ name: String, _ text: String) {
            testDescription = name
            self.text = text
        }

        var before: String { lines.filter { !$0.hasPrefix("+") }.joined(separator: "\n") }
        var after: String { lines.map { $0.hasPrefix("+") ? String($0.dropFirst()) : $0 }.joined(separator: "\n") }
        private var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }

    static let cases = [
        Case("behind other routes", "scene: A\nroutes:\n  b: B # there\n+  notes: { to: Notes, present: push }\n"),
        Case(
            "between keys, with comments on both sides",
            "scene: A\nroutes:\n  # ways out\n  b: B\n  # c: C\n+  notes: { to: Notes, present: push }\n# states\npreviews:\n  x: {}\n"
        ),
        Case(
            "in the style of the last one",
            "routes:\n    b:\n        to: B\n+    notes:\n+        to: Notes\n+        present: push\nscene: A\n"
        ),
        Case("no key yet", "# mine\nscene: A # a\n+routes:\n+  notes: { to: Notes, present: push }\n"),
        Case(
            "no key yet, wide indentation and blank lines",
            "scene: A\n\nstate:\n    a: Int\n    # b: Int\n+\n+routes:\n+    notes: { to: Notes, present: push }\n# end\n"
        ),
        Case("an empty key", "scene: A\nroutes: # none\n  # yet\n+  notes: { to: Notes, present: push }\nuses: [a]\n"),
        Case("behind a literal", "scene: A\nsummary: |\n  One.\n\n+routes:\n+  notes: { to: Notes, present: push }\n"),
        Case("an empty file", "# nothing\n+routes:\n+  notes: { to: Notes, present: push }\n"),
        Case("an indented file", "  scene: A\n+  routes:\n+    notes: { to: Notes, present: push }\n"),
        Case(
            "brackets over several lines",
            "routes: {\n  b: { to: B }, # b\n+  notes: { to: Notes, present: push },\n}\nscene: A\n"
        ),
        Case("behind an alias", "uses: &u [a]\nroutes:\n  b: B\n+  notes: { to: Notes, present: push }\nstate: *u\n"),
        Case("with marks of the document", "---\nscene: A\n+routes:\n+  notes: { to: Notes, present: push }\n...\n"),
    ]

    @Test(arguments: cases)
    func addsLines(sample: Case) throws {
        for text in [(sample.before, sample.after), (sample.before.inWindows, sample.after.inWindows)] {
            #expect(try added(to: text.0) == text.1)
            #expect(try added(to: "\u{FEFF}" + text.0) == "\u{FEFF}" + text.1)
        }
    }

    @Test(arguments: [
        ("{ scene: A }", "{ scene: A, routes: { notes: { to: Notes, present: push } } }"),
        ("routes: {}\n", "routes: { notes: { to: Notes, present: push } }\n"),
        ("routes: { }\n", "routes: { notes: { to: Notes, present: push } }\n"),
        ("routes: ~ # none\n", "routes: { notes: { to: Notes, present: push } } # none\n"),
        ("routes: { b: B, }\n", "routes: { b: B, notes: { to: Notes, present: push }, }\n"),
        ("routes: { b: B }", "routes: { b: B, notes: { to: Notes, present: push } }"),
        ("{ routes: , scene: A }", "{ routes: { notes: { to: Notes, present: push } } , scene: A }"),
        ("routes: { b: B,\n  c: C }\n", "routes: { b: B,\n  c: C, notes: { to: Notes, present: push } }\n"),
        ("routes: {\n  b: B\n}\n", "routes: {\n  b: B,\n  notes: { to: Notes, present: push }\n}\n"),
        ("scene: A", "scene: A\nroutes:\n  notes: { to: Notes, present: push }"),
        ("routes:\n  b: B", "routes:\n  b: B\n  notes: { to: Notes, present: push }"),
        ("", "routes:\n  notes: { to: Notes, present: push }\n"),
        ("summary: ä😀\nroutes: {b: ä}", "summary: ä😀\nroutes: {b: ä, notes: { to: Notes, present: push }}"),
    ])
    func addsWithinLines(before: String, after: String) throws {
        #expect(try added(to: before) == after)
    }

    @Test(arguments: [
        "routes: [a]\n", "routes: text\n", "- a\n", "scene: [\n", "routes:\n  notes: B\n", "\u{FF}\u{0}",
        "x: &r\n  b: B\nroutes: *r\n", "x: &r { b: B }\nroutes: *r\n", "routes: !!map\n", "routes: \"\"\n",
        "a: 1\n---\nb: 2\n",
        "base: &b { c: C }\nroutes: { <<: *b }\n",
    ])
    func whatCantBeDoneSafelyIsRefused(text: String) throws {
        let error = #expect(throws: SpecEditor.Refusal.self) { try added(to: text) }
        #expect(error?.diagnostic.id == "spec-not-editable")
        #expect(error?.diagnostic.notes.first?.message.contains("notes: { to: Notes, present: push }") == true)
    }

    @Test func saysWhereTheEntryStands() throws {
        let text = "scene: A\nroutes:\n  b: B\nuses: [a]\n"
        let edited = try SpecEditor(path: "A.yml", bytes: Array(text.utf8)).adding(Self.route, to: "routes")
        #expect(edited.entry.start.description == "A.yml:4:3")
        #expect(edited.addedLines == 1)
    }

    @Test(arguments: [
        "Int", "[Recipe]?", "@escaping @MainActor () -> Void", "Result<Int, any Error>", "a: b", "\"a\\nb\"", "it's",
        "#1", "- a",
        "null", "~", " a ", "a #b", "", "two\nlines", "\u{7}", "[String: Int]", "*a", "&a", "!a", "%a", "a:", "ä", "'",
        "true",
    ])
    func valuesAreReadBackAsTheyAre(text: String) throws {
        // Reading back is part of the edit.
        for value in [SpecValue.text(text), .quoted(text)] {
            let entry = SpecEntry("a", .mapping([SpecEntry("b", value), SpecEntry("c", .list([value, value]))]))
            for spec in ["routes: {}\n", "routes:\n  x:\n    y: z\n", "x: y\n"] {
                _ = try SpecEditor(path: "A.yml", bytes: Array(spec.utf8)).adding(entry, to: "routes")
            }
        }
    }

    private func added(to text: String) throws -> String {
        let edited = try SpecEditor(path: "A.yml", bytes: Array(text.utf8)).adding(Self.route, to: "routes")
        return String(decoding: edited.bytes, as: UTF8.self)
    }
}

extension String {
    fileprivate var inWindows: String { replacing("\n", with: "\r\n") }
}
