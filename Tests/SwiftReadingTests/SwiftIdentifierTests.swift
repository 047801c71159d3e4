import SwiftReading
import Testing

@Suite struct SwiftIdentifierTests {
    @Test(arguments: ["a", "_x", "recipeID", "x1", "é", "レシピ", "🍕", "default", "Type", "𝒳", "क्षि"])
    func isAnIdentifier(text: String) throws {
        #expect(try SwiftIdentifier.read(text).get().text == text)
    }

    @Test(arguments: [
        ("", 0), ("_", 0), ("$0", 0), ("1a", 0), ("a b", 1), ("a-b", 1), ("a.b", 1), ("`class`", 0), (" a", 0),
        ("a\n", 1),
        ("a\u{0}", 1), ("a\u{200B}b", 1), ("a\u{202E}b", 1), ("a\u{2066}", 1), ("a\u{FEFF}", 1), ("a\u{FE0F}", 1),
        ("a\u{AD}b", 1), ("\u{301}a", 0), ("a×b", 1), ("→", 0), ("a;b", 1), ("a\u{E0041}", 1), ("a\u{3164}", 1),
        ("#if", 0), ("a\u{A0}b", 1), ("a/*b*/", 1),
    ])
    func isRefused(text: String, offset: Int) {
        #expect(problem(SwiftIdentifier.read(text))?.offset == offset)
    }

    @Test func decomposedLettersAreRefused() {
        #expect(problem(SwiftIdentifier.read("e\u{301}te"))?.message.contains("NFC") == true)
    }

    @Test func lengthIsBounded() throws {
        let longest = String(repeating: "a", count: 200)
        #expect(try SwiftIdentifier.read(longest).get().text == longest)
        #expect(problem(SwiftIdentifier.read(longest + "a"))?.offset == 200)
        #expect(problem(SwiftIdentifier.read(String(repeating: "a", count: 1_000_000)))?.offset == 200)
    }

    @Test(arguments: [
        ("RecipeDetails", "recipeDetails"), ("URLDetails", "urlDetails"), ("HTML", "html"), ("A", "a"),
        ("cart", "cart"),
        ("ABTest", "abTest"), ("iPad", "iPad"), ("URL2", "url2"), ("_Cart", "_Cart"), ("", ""),
    ])
    func lowerCamelCase(name: String, expected: String) {
        #expect(SwiftIdentifier.lowerCamelCase(name) == expected)
    }

    @Test(arguments: [("cart", "Cart"), ("goToURL", "GoToURL"), ("_x", "_x"), ("", ""), ("état", "État")])
    func upperCamelCase(name: String, expected: String) {
        #expect(SwiftIdentifier.upperCamelCase(name) == expected)
    }
}

/// The failure of a result; `nil` when it succeeded.
func problem<Success>(_ result: Result<Success, SwiftReadingProblem>) -> SwiftReadingProblem? {
    if case .failure(let problem) = result { problem } else { nil }
}
