import Basics
import Testing
import YAMLTree

struct SyntaxTests {
    @Test func libyamlSaysWhatIsWrongAndWhere() throws {
        try expect("a: b1️⃣: c", [Expected("yaml-syntax", at: "1️⃣", "mapping values are not allowed in this context")])
        try expect(
            "x:\n  a: 1️⃣{ b: c\nd2️⃣: e\n",
            [Expected("yaml-syntax", at: "2️⃣", "did not find expected ',' or '}'", notes: ["1️⃣"])]
        )
    }

    @Test func anUnfinishedQuoteEndsWithTheFile() throws {
        try expect("a: 1️⃣'b\n2️⃣", [Expected("yaml-syntax", at: "2️⃣", "found unexpected end of stream", notes: ["1️⃣"])])
        try expect("a: 1️⃣'b2️⃣", [Expected("yaml-syntax", at: "2️⃣", "found unexpected end of stream", notes: ["1️⃣"])])
    }

    @Test func aSecondDocumentIsRefused() throws {
        try expect("a: 1\n1️⃣---\nb: 2\n", [Expected("unsupported-yaml", at: "1️⃣")])
        try expect("---\n1️⃣---\n", [Expected("unsupported-yaml", at: "1️⃣")])
    }

    @Test func oneDocumentMayBeMarked() throws {
        #expect(try tree("%YAML 1.1\n---\na: 1\n...\n").outline == "{a: 1}")
    }

    @Test func keysAreScalars() throws {
        try expect(
            "1️⃣[a]: b\n? 2️⃣{c: d}\n: e\n",
            [Expected("yaml-complex-key", at: "1️⃣"), Expected("yaml-complex-key", at: "2️⃣")]
        )
    }

    @Test func manyDirectivesAreRefused() throws {
        let directives = (0...64).map { "%TAG !t\($0)! x\n" }
        let source = directives.dropLast().joined() + "1️⃣" + (directives.last ?? "") + "---\na: 1\n"
        try expect(source, [Expected("limit-exceeded", at: "1️⃣")])
        #expect(try tree(directives.dropLast().joined() + "---\na: 1\n").outline == "{a: 1}")
    }
}
