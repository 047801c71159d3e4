import SwiftReading
import Testing

@Suite struct SwiftTypeValueTests {
    @Test(arguments: [
        ("Int?", "nil", "1"), ("[Recipe]", "[]", "[.sample]"), ("[Other]", "[]", "[]"),
        ("[String: Int]", "[:]", #"["sample": 1]"#),
        ("String", #""""#, #""sample""#), ("Bool", "false", "true"), ("Double", "0", "1"), ("Void", "()", "()"),
        ("(a: Int, b: Bool)", "(a: 0, b: false)", "(a: 1, b: true)"), ("() -> Void", "{}", "{}"),
        ("(Int, Int) -> Void", "{ _, _ in }", "{ _, _ in }"), ("(Int) async throws -> Int", "{ _ in 0 }", "{ _ in 1 }"),
        ("Result<Int, any Error>", ".success(0)", ".success(1)"), ("Set<Int>", "[]", "[1]"),
        ("Range<Int>", "0..<0", "0..<1"),
        ("Recipe", ".sample", ".sample"), ("any Error", "CancellationError()", "CancellationError()"),
        ("Foundation.Data", "Data()", "Data([1])"),
    ])
    func hasValues(text: String, zero: String, sample: String) throws {
        let type = try SwiftType.read(text).get()
        let custom: (String) -> String? = { $0 == "Recipe" ? ".sample" : nil }
        #expect(type.zeroValue(sample: custom) == zero)
        #expect(type.sampleValue(sample: custom) == sample)
    }

    @Test(arguments: [
        "Other", "() -> Other", "(Int, Other)", "Never", "any P", "Task<Int, Never>", "Result<Other, any Error>",
    ])
    func hasNoNaturalValue(text: String) throws {
        #expect(try SwiftType.read(text).get().zeroValue { _ in nil } == nil)
    }

    @Test func asksWithTheNameAsWritten() throws {
        #expect(try SwiftType.read("Page< Recipe >.Cursor").get().zeroValue { $0 } == "Page<Recipe>.Cursor")
        #expect(try SwiftType.read("any P").get().zeroValue { $0 } == "any P")
    }
}
