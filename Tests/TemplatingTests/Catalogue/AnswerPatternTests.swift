import Testing

@testable import Templating

/// What a text has to be like that answers a question.
@Suite struct AnswerPatternTests {
    @Test(arguments: [
        ("[a-z][a-z_]*", "room_list", true), ("[a-z][a-z_]*", "Room", false), ("[a-z][a-z_]*", "", false),
        ("[A-Z]{2,3}-[0-9]+", "AB-12", true), ("[A-Z]{2,3}-[0-9]+", "ABCD-1", false), ("a{2,}", "aaa", true),
        ("a{2,}", "a", false), ("colou?r", "color", true), ("colou?r", "colour", true), (".+", "über", true),
        ("[^ ]+", "a b", false), ("\\*\\.", "*.", true), ("[]a-]+", "a-]", true), ("a", "aa", false),
        (".*b", "abab", true), ("[ä-ü]", "ö", true), ("x?x?x", "xx", true),
    ])
    func textsMatch(pattern: String, text: String, isMatch: Bool) throws {
        #expect(try AnswerPattern(pattern).matches(text) == isMatch)
    }

    @Test(arguments: [
        "(a)", "a|b", "^a", "*", "a**", "[a", "[z-a]", "a{", "a{x}", "a{3,2}", "a\\", "a{2000}", "\\d", "[\\w]", "\\1",
        "",
    ])
    func othersAreRefused(pattern: String) {
        #expect(throws: AnswerPattern.Mistake.self) { try AnswerPattern(pattern) }
    }

    /// Each character of an answer is looked at once, where a backtracking search would never end.
    @Test func noPatternTakesLong() throws {
        let pattern = try AnswerPattern(String(repeating: "a*", count: 200) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
    }
}
