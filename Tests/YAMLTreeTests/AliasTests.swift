import Basics
import Testing
import YAMLTree

struct AliasTests {
    @Test func anAliasIsTheNodeItNames() throws {
        let root = try tree("a: &x {p: [1]}\nb: *x\nc: &s text\nd: [*s, *s]\n")
        #expect(root.outline == "{a: {p: [1]}, b: {p: [1]}, c: text, d: [text, text]}")
        #expect(root["b"] == root["a"])
        #expect(root["b"]?.span == "1:4-1:15")
    }

    @Test func aCollectionEndsBehindItsLastAlias() throws {
        #expect(try tree("- &x abc\n- - *x\n").all.map(\.span) == ["1:1-2:7", "1:3-1:9", "2:3-2:7", "1:3-1:9"])
    }

    @Test func aLaterAnchorTakesTheName() throws {
        #expect(try tree("[&x 1, *x, &x 2, *x]").outline == "[1, 1, 2, 2]")
        #expect(try tree("[&x [&x 1, *x], *x]").outline == "[[1, 1], 1]")
    }

    @Test func unknownAliasesAreAllReported() throws {
        try expect(
            "a: 1️⃣*x\n2️⃣*y : b\nc: &x 1\nd: [3️⃣*z]\n",
            [
                Expected("needs-quotes", at: "1️⃣", "there is no anchor '&x' before this alias"),
                Expected("needs-quotes", at: "2️⃣"),
                Expected("needs-quotes", at: "3️⃣"),
            ]
        )
    }

    @Test func recursionIsReported() throws {
        try expect("&a [1️⃣*a]", [Expected("unsupported-yaml", at: "1️⃣")])
        try expect("x: &a\n  b: {c: [1️⃣*a]}\n", [Expected("unsupported-yaml", at: "1️⃣")])
        try expect("&a {<<: 1️⃣*a}", [Expected("unsupported-yaml", at: "1️⃣")])
    }
}
