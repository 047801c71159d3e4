import Testing
import YAMLTree

@Suite struct EntryRemovalTests {
    private func removing(_ name: String, from text: String) throws -> String {
        let editor = SpecEditor(path: "project.yml", bytes: Array(text.utf8))
        return String(decoding: try editor.removingEntry(name, from: "services"), as: UTF8.self)
    }

    @Test(arguments: [
        ("services:\n  a: A # goes\n  b: B # stays\napp: X\n", "services:\n  b: B # stays\napp: X\n"),
        (
            "services:\n  b: B\n  # of b\n\n  a: A\n# of app\napp: X\n",
            "services:\n  b: B\n  # of b\n\n# of app\napp: X\n"
        ),
        ("services:\n  a: { protocol: A }\n\n  # of b\n  b: B\n", "services:\n\n  # of b\n  b: B\n"),
        (
            "services:\n  a:\n    protocol: A\n    # of a's methods\n  b: B\n",
            "services:\n    # of a's methods\n  b: B\n"
        ),
        ("services:\r\n  b: B\r\n  a: A\r\n", "services:\r\n  b: B\r\n"),
        ("services: { a: A, b: B } # all\n", "services: { b: B } # all\n"),
        ("services: { b: B, a: A }\n", "services: { b: B }\n"),
        ("app: X\nservices:\n  a: A\n", "app: X\n"),
        ("app: X\nservices: { a: A }\ncore: C\n", "app: X\ncore: C\n"),
        ("services:\n  b: B\n  a: A", "services:\n  b: B\n"),
    ]) func everyOtherByteStays(_ text: String, _ expected: String) throws {
        #expect(try removing("a", from: text) == expected)
    }

    @Test(arguments: [
        "services: { b: B }\n", "app: X\n", "{ services: { a: A } }\n", "services: [a]\n",
        "services: { a: A, # first\n  b: B }\n",
        "services: &s { a: A }\nothers: *s\n", "services: {\n", "",
    ]) func whatCannotBeTakenOutIsRefused(_ text: String) {
        #expect(throws: SpecEditor.Refusal.self) { try removing("a", from: text) }
    }
}
