import Basics
import ProjectModel
import Testing

@Suite("Texts that can't be translated")
struct UnlocalisedTextTests {
    private static let turnedOn = "lint: { unlocalised-text: warning }"

    private func screen(_ body: String, type: String = "CartViewController") -> [String: String] {
        ["Sources/Shopping/A.swift": "final class \(type) {\n  func show() {\n    \(body)\n  }\n}\n"]
    }

    @Test(
        arguments: [
            "title = ①\"Cart\"",
            "self.title = ①\"Cart\"",
            "label.text = ①\"\\(count) items\"",
            "label?.text = isEmpty ? ①\"Empty\" : other",
            "field.placeholder = ①\"Name\"",
            "button.accessibilityLabel = ①\"Remove \\(name)\"",
            "button.setTitle(①\"Order\", for: .normal)",
            "_ = UIAction(title: ①\"Order\") { _ in }",
            "_ = UIBarButtonItem(title: ①\"Order\", style: .plain)",
        ]
    )
    func literals(body: String) throws {
        let found = try expectFindings(screen(body), (.unlocalisedText, "①"), settings: Self.turnedOn)
        #expect(found.map(\.severity) == [.warning])
    }

    @Test(
        arguments: [
            "title = String(localized: \"Cart\")",
            "label.text = \"¥\\(price)\"",
            "label.text = \"…\"",
            "label.text = state.name",
            "label.accessibilityIdentifier = \"cart.total\"",
            "button.setTitle(title, for: .normal)",
            "let query = Query(text: \"soup\")",
        ]
    )
    func whatCanBeTranslatedOrNeedsNot(body: String) throws {
        try expectFindings(screen(body), settings: Self.turnedOn)
    }

    @Test func otherTypesAndPreviews() throws {
        try expectFindings(screen("message.text = \"Soup\"", type: "CartPresenter"), settings: Self.turnedOn)
        let preview =
            "struct CartView {}\n#Preview {\n  let label = UILabel()\n  label.text = \"Soup\"\n  return label\n}\n"
        try expectFindings(["Sources/Shopping/A.swift": preview], settings: Self.turnedOn)
    }

    @Test func offUnlessTurnedOn() throws {
        try expectFindings(screen("title = \"Cart\""))
    }
}
