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

    /// Of a whole conflict and of what is left of one, and wherever the parser would trip over it.
    @Test(arguments: [
        ("struct A {\n<<<<<<< HEAD\n    let a = 1\n=======\n    let a = 2\n>>>>>>> b\n}\n", 2),
        ("let a = 1\n<<<<<<< HEAD\nlet b = 1\n=======\n>>>>>>> b\nlet c = 1\n", 2),
        ("// c\nfunc f() {}\n<<<<<<< HEAD\nextension A {}\n", 3),
        ("<<<<<<< HEAD\nimport A\n=======\nimport B\n>>>>>>> b\n", 1),
    ])
    func anUnresolvedMergeIsToldAtItsMarker(source: String, line: Int) {
        let problem = SwiftSyntaxProblem(line: line, column: 1, message: MergeMarker.message)
        #expect(SwiftSyntaxCheck.problems(in: source) == [problem])
        #expect(MergeMarker.first(in: Array(source.utf8)) != nil)
    }

    @Test(arguments: ["let a = \"\"\"\n<<<<<<< HEAD\n\"\"\"\n", "/*\n<<<<<<< HEAD\n=======\n>>>>>>> b\n*/\n"])
    func aMarkerInATextIsPartOfIt(source: String) {
        #expect(MergeMarker.first(in: Array(source.utf8)) == nil)
        #expect(SwiftSyntaxCheck.problems(in: source + "func 1() {}\n").map(\.message) != [MergeMarker.message])
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
