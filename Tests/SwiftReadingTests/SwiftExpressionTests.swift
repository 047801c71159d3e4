import SwiftReading
import Testing

@Suite struct SwiftExpressionTests {
    @Test(arguments: [
        "0", "007", "9223372036854775808", "-1", "1.5", #""""#, #""a" + "\(exit(0))""#, "nil", "[]", "[:]", ".sample",
        ".init(name: \"Miso\")",
        "Recipe.sample(of: 3)",
        "{ _ in }", "a ? b : c", "[1, 2].map { $0 + 1 }", #"\.name"#, "(1, 2)", "a as? Int", ##"#"raw"#"##, "1 ..< 3",
        "!flag", "x[0]?.y ?? 2",
        "{ try await load() }", "Foo.self", #""👨‍👩‍👧""#, "`default`", #""(((""#,
    ])
    func isAnExpression(text: String) throws {
        #expect(try SwiftExpression.read(text).get().text == text)
    }

    @Test(arguments: [
        "", "  ", "0) ; exit(0", "0; exit(0)", "0 // x", "0 /* x */", "0 /*", "\"a", "a\"", "1\n2", "x = 1",
        "let x = 1", "func f() {}", "1 +",
        "(1", "1)", "1, 2", "#file", "#if X", "if a { 1 } else { 2 }", "switch a { default: 1 }", "try f()",
        "await f()", "f(try g())", "&x",
        "_", "<#value#>", "return 1", "import Foundation", "{ get", "a\u{202E}b", "a\u{200B}b", "1\u{0}", "Int -> Int",
        "\"\"\"\na\n\"\"\"",
        "a b", "@x", "case .a", "1 }", "{ #file }", "\"\\(", "x += 1; y", "'a'", "macro#x", "\u{A0}1", "1\u{A0}",
    ])
    func isRefused(text: String) {
        #expect(problem(SwiftExpression.read(text)) != nil)
    }

    @Test(arguments: [
        ("Recipe.sample(of: kitchen)", ["Recipe", "kitchen"]),
        ("items.map { item in item.name + suffix }", ["items", "suffix"]),
        (".sample", []), (#"\Recipe.name"#, ["Recipe"]), ("{ (a: Int) -> Recipe in b }", ["Int", "Recipe", "b"]),

        ("[1].map { $0 }", []), (#""\(name)""#, ["name"]),
    ])
    func refersToNames(text: String, expected: [String]) throws {
        #expect(try SwiftExpression.read(text).get().names == expected)
    }

    @Test func problemsHaveAPlace() {
        #expect(problem(SwiftExpression.read("é + #file"))?.offset == 4)
        #expect(problem(SwiftExpression.read("0; exit(0)"))?.offset == 1)
    }
}

@Suite struct SwiftLiteralMatchTests {
    @Test(arguments: [
        (#""x""#, "Int"), ("1", "String"), ("nil", "Int"), ("nil", "Recipe"), ("yes", "Bool"), ("off", "Bool"),
        ("1", "Bool"), ("1.5", "Int"),
        ("true", "String"), ("[]", "[Int: Int]"), ("[:]", "[Int]"), (#""""#, "Int?"), ("300", "UInt8"), ("-1", "UInt"),
        ("0x1_00", "UInt8"),
        ("1", "() -> Void"), (#""ab""#, "Character"), (#""https://a.b""#, "URL"), ("{ _ in }", "Int"),
        ("(1, 2)", "Int"), ("True", "Bool"),
        ("\"x\"", "[String]"), ("nil", "() -> Void"), ("(\"x\")", "Int"),
    ])
    func cannotBe(expression: String, type: String) throws {
        #expect(try match(expression, type) != nil)
    }

    @Test(arguments: [
        ("1", "Int"), ("1", "Double"), ("-1.5", "Double"), (#""x""#, "String"), (#""x""#, "String?"), ("nil", "Int?"),
        ("nil", "Optional<Int>"),
        ("true", "Bool"), ("isOn", "Bool"), ("[]", "[Int]"), ("[]", "Set<Int>"), ("[:]", "[Int: Int]"), ("1", "Money"),
        (#""x""#, "RecipeName"),
        ("255", "UInt8"), ("{ _ in }", "(Int) -> Void"), ("1", "any P"), ("()", "Void"), (#""\u{e9}""#, "Character"),
        ("nil", "Any?"),
        (#""é""#, "Character"), ("[.sample]", "[Recipe]"), ("18446744073709551615", "UInt64"),
    ])
    func mayBe(expression: String, type: String) throws {
        #expect(try match(expression, type) == nil)
    }

    private func match(_ expression: String, _ type: String) throws -> String? {
        SwiftLiteralMatch.problem(of: try SwiftExpression.read(expression).get(), as: try SwiftType.read(type).get())
    }
}
