import Testing
import TestSupport

@testable import SwiftReading

/// Sources that would take all of a thread's stack, or time without end, if the parser were let.
@Suite struct NestingTests {
    private static func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    /// Each accepted by the compiler's parser, or an error that it recovers from. A few hundred of them are read.
    static let deep: [String: @Sendable (Int) -> String] = [
        "arrows": { "let a: \(times("() -> ", $0))A" },
        "arrows on lines": { "let a: \(times("()\nasync\n-> ", $0))A" },
        "else if": { "func f() { \(times("if a {} else ", $0)){} }" },
        "else if with lists": { "func f() { \(times("if a, let b = c {} else ", $0)){} }" },
        "else if on lines": { "func f() { \(times("if a,\n let b = c {\n}\n else\n", $0)){} }" },
        "if in a condition": { times("if a, ", $0) + "a {}" },
        "if without braces": { times("if a\n", $0) },
        "try": { "let a = \(times("try ", $0))b" },
        "await on lines": { "let a = \(times("await\n", $0))b" },
        "consume": { "let a = \(times("consume ", $0))b" },
        "repeat": { "let a: \(times("repeat ", $0))B" },
        "generics": { "let a: \(times("A<", $0))B\(times(">", $0))" },
        "generics with lists": { "let a: \(times("A<B, ", $0))C\(times(">", $0))" },
        "parentheses": { "let a = \(times("(", $0))b\(times(")", $0))" },
        "squares": { "let a: \(times("[", $0))B\(times("]", $0))" },
        "braces": { times("{", $0) + times("}", $0) },
        "closures": { "let a = \(times("{ b in ", $0))b\(times("}", $0))" },
        "attributes in attributes": { times("@a(", $0) + times(")", $0) + "func f() {}" },
        "patterns": { "if case \(times("let ", $0))a = b {}" },
        "ternaries": { "let a = \(times("b ? ", $0))c\(times(": d", $0))" },
        "calls": { "let a = b\(times(".c()", $0))" },
        "optionals": { "let a: B\(times("?", $0))" },
        "interpolations": { "let a = \(times("\"\\(", $0))b\(times(")\"", $0))" },
        "directives": { times("#if A\n", $0) + times("#endif\n", $0) },
        "beginnings of merge conflicts": { times("<<<<<<< a\n", $0) },
        "beginnings of merge conflicts as Perforce has them": { times(">>>> a\n", $0) },
        "types in types": { times("class A {\n", $0) + times("}\n", $0) },
        "behind a regular expression": { "let r = /\"/; let a: \(times("() -> ", $0))A" },
        "behind a raw string": { "let r = #\"\"\"#; let a: \(times("() -> ", $0))A" },
        "behind a raw name": { "let `\"` = 1; let a: \(times("() -> ", $0))A" },
    ]

    @Test(arguments: deep.keys.sorted(), TestExtent.sample([1_000], of: [1_000, 30_000]))
    func isRefusedAtItsPlace(name: String, count: Int) throws {
        let construct = try #require(NestingTests.deep[name])
        let text = construct(count)
        let outline = SourceOutline.read(Array("// A\nlet first = 1\n\(text)\n".utf8))
        let problem = try #require(outline.problem)
        #expect(problem.isTooDeep && problem.line > 2, "\(problem)")
    }

    @Test(arguments: deep.keys.sorted())
    func whatPeopleWriteIsRead(name: String) throws {
        let construct = try #require(NestingTests.deep[name])
        let text = construct(8)
        let outline = SourceOutline.read(Array(text.utf8))
        #expect(outline.problem?.isTooDeep != true)
    }

    /// Flat, however long.
    @Test(
        arguments: [
            "let a = 1\n", "func f(_ a: [Int], b: A<B>) -> C { g(a < b, c > d) }\n", "@a public var b: C { get }\n",
            "    .init(a: 1, b: [2, 3]),\n", "case a(B), c\n", "f(\"\\(a) / b\")\n", "import A\n", "// (((\n",
            "if a < b { return c } else if d { e() }\n",
        ]
    )
    func longSourcesAreRead(line: String) {
        let isElement = line.hasPrefix(" ")
        let text =
            (isElement ? "let a = [\n" : "") + NestingTests.times(line, TestExtent.isWhole ? 20_000 : 200)
            + (isElement ? "]" : "")
        #expect(TokenNesting.fault(in: Array(text.utf8), longestPath: 1_000) == nil)
    }

    /// The parser's trials double with each bracket of a type, so that those are counted.
    @Test func trialsAreBounded() {
        let types = [8, 18, 30].map { "let a: \(NestingTests.times("[", $0))B\(NestingTests.times("]", $0))\n" }
        #expect(ByteNesting.read(Array(types[0].utf8)) == .shallow)
        #expect(TokenNesting.fault(in: Array(types[1].utf8), longestPath: 1_000) == nil)
        #expect(TokenNesting.fault(in: Array(types[2].utf8), longestPath: 1_000) != nil)
        #expect(TokenNesting.fault(in: Array(NestingTests.times(types[1], 100).utf8), longestPath: 1_000) != nil)
        let lists = NestingTests.times("let a: [[[B]]] = [[[1], [2]], [[3]]]\n", TestExtent.isWhole ? 5_000 : 500)
        #expect(TokenNesting.fault(in: Array(lists.utf8), longestPath: 1_000) == nil)
    }

    @Test func aLookAtTheBytesTellsOfWhatPeopleWrite() {
        let text = """
            import Foundation // (((
            /* ((( /* [[[ */ */
            struct A<B: C> {
                let d = ["\\(e.map { "\\($0)[" })": #"\\#(f) "(" \\"#, "]": a / b]
                let g = \"""
                    ((( " \\(h)
                    \"""
                func `is`(_ a: [[Int]]) async throws -> (B) -> Void { if a < b, c > d { return "\\"" } }
            }

            """
        #expect(ByteNesting.read(Array(NestingTests.times(text, 100).utf8)) == .shallow)
        #expect(TokenNesting.fault(in: Array(NestingTests.times(text, 100).utf8), longestPath: 1_000) == nil)
    }

    /// What hides brackets from a look at the bytes makes it uncertain.
    @Test(arguments: ["/\"/", "#/\"/#", "#\"\"\"#", "`\"`", "<#\"#>", "\"\n", "\u{201C}\"\u{201D}", "a/b"])
    func whatIsNotCertain(text: String) {
        #expect(ByteNesting.read(Array("let a = \(text)\n".utf8)) == .uncertain)
    }
}
