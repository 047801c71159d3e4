import SwiftReading
import Testing

@Suite struct SwiftSyntaxCheckTests {
    @Test(arguments: ["", "struct A {}\n", "\u{FEFF}let a = 1\r\nlet b = 2\r\n", "let é = \"日本\"\n"])
    func parses(source: String) {
        #expect(SwiftSyntaxCheck.problems(in: source) == [])
    }

    @Test(arguments: [
        ("struct A {\n    let é: = 1\n}\n", 2, 12), ("struct A {\n", 1, 11), ("}\n", 1, 1),
        ("let a = \"x\nlet b = 1\n", 1, 11),
        ("let a = 1\nfunc 1() {}\n", 2, 6),
    ])
    func hasAProblemAt(source: String, line: Int, column: Int) throws {
        let problem = try #require(SwiftSyntaxCheck.problems(in: source).first)
        #expect(problem.line == line)
        #expect(problem.column == column, "\(problem)")
    }

    /// Swift 5 warns of it, Swift 6 says so itself.
    @Test(arguments: [
        "struct S { @W (Env.self) var x }", "@available (iOS 13, *) func f() {}",
        "@W  (1) var x = 2\n@V (3) var y = 4\n",
    ])
    func aSpaceBeforeAnAttributesArgumentsIsForgiven(source: String) {
        #expect(SwiftSyntaxCheck.problems(in: source) == [])
        #expect(SwiftSyntaxCheck.problems(in: source + "\n}").count == 1)
    }

    @Test func bytesThatAreNoTextAreAProblem() {
        #expect(!SwiftSyntaxCheck.problems(in: [0xFF, 0xFE, 0x00]).isEmpty)
    }

    @Test func problemsAreFew() {
        #expect(SwiftSyntaxCheck.problems(in: String(repeating: "let = \n", count: 1_000)).count <= 10)
    }
}
