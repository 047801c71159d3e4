import Basics
import ProjectModel
import Reporting
import Testing

@Suite("Previews that are missing")
struct IncompletePreviewsTests {
    private func findings(_ scene: String, sources: [String: String] = [:], isOn: Bool = true) throws -> [Diagnostic] {
        var files = sources
        files["specs/Shopping/Cart.yml"] = scene
        return try Kitchen.lint(
            files.mapValues { Array($0.utf8) },
            settings: isOn ? "lint: { incomplete-previews: warning }" : ""
        )
    }

    @Test(arguments: [
        ("state: { count: Int }", ["no preview shows 'Cart'"]),
        (
            "style: swiftui\nstate: { note: Int }\ncontents: { top: { note: { state: [note] } } }",
            ["no preview shows 'Cart', and with it its sections 'note'"]
        ),
        ("state: { note: String? }\npreviews: { a: {} }", ["no preview shows 'Cart' with 'note'"]),
        ("state: { note: String? }\npreviews: { a: { note: '\"x\"' } }", ["no preview shows 'Cart' without 'note'"]),
        ("state: { note: String? }\npreviews: { a: { note: '\"x\"' }, b: {} }", []),
        ("state: { note: String? }\npreviews: { combinations: [note] }", []),
        (
            "state: { size: { type: Size, default: .small } }\npreviews: { a: {}, b: { size: '.custom(2)' } }",
            ["no preview shows 'Cart' with 'size' as '.large'"]
        ),
        ("state: { size: { type: Size, default: .small } }\npreviews: { a: { size: .usual } }", []),
        (
            "style: mvvm\nparts: { top: { state: { size: Size? } } }\npreviews: { a: {}, b: { top: { size: Size.small } } }",
            [
                "no preview shows 'Cart' with 'size' as '.custom'",
                "no preview shows 'Cart' with 'size' as '.large'",
            ]
        ),
        ("style: uikit", []),
    ])
    func whatNoPreviewShows(scene: String, expected: [String]) throws {
        let size = "enum Size { case small, large, custom(Int)\n  static let usual = Size.small }\n"
        let found = try findings(scene, sources: ["Sources/Shopping/Size.swift": size])
        #expect(found.map(\.message).sorted() == expected)
        #expect(found.allSatisfy { $0.id == "incomplete-previews" && $0.severity == .warning })
    }

    @Test func offUnlessItIsTurnedOn() throws {
        #expect(try findings("state: { count: Int }", isOn: false).isEmpty)
    }

    @Test func theFindingStandsAtThePreviews() throws {
        let found = try findings("state: { note: String? }\npreviews:\n  a: {}\n")
        #expect(found.map { $0.location?.description } == ["specs/Shopping/Cart.yml:3:3"])
    }
}
