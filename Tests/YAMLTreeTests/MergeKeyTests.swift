import Basics
import Testing
import YAMLTree

struct MergeKeyTests {
    @Test func aMappingIsMerged() throws {
        let root = try tree("base: &b {x: 1, y: 2}\na: {<<: *b, z: 3}\n")
        #expect(root["a"]?.outline == "{x: 1, y: 2, z: 3}")
        #expect(root["a"]?["x"]?.span == "1:14-1:15")
    }

    @Test func ownKeysWin() throws {
        #expect(try tree("{<<: {x: 1, y: 2}, x: 3}").outline == "{y: 2, x: 3}")
        #expect(try tree("{x: 3, <<: {x: 1, y: 2}, z: 4}").outline == "{x: 3, y: 2, z: 4}")
    }

    @Test func earlierSourcesWin() throws {
        let anchors = "m: [&a {x: 1}, &b {x: 2, y: 2}]\n"
        #expect(try tree(anchors + "r: {<<: [*a, *b, {y: 3, z: 3}]}")["r"]?.outline == "{x: 1, y: 2, z: 3}")
        #expect(try tree("l: &l [{x: 1}, {x: 2}]\nr: {<<: *l}")["r"]?.outline == "{x: 1}")
    }

    @Test func mergedMappingsCanBeMerged() throws {
        #expect(try tree("a: &a {x: 1}\nb: &b {<<: *a, y: 2}\nc: {<<: *b}\n")["c"]?.outline == "{x: 1, y: 2}")
    }

    @Test func manyKeysAreMerged() throws {
        let keys = (0..<100).map { "k\($0): 1" }.joined(separator: ", ")
        let root = try tree("a: &a {\(keys)}\nb: {k7: 2, <<: [*a, *a]}\n")
        #expect(root["b"]?.all.count == 201)
        #expect(root["b"]?["k7"]?.outline == "2")
    }

    @Test func inQuotesItIsAKey() throws {
        #expect(try tree(#"{"<<": {x: 1}, '>>': 2}"#).outline == "{<<: {x: 1}, >>: 2}")
        #expect(try tree("a: &a {'<<': 1}\nb: {<<: *a}")["b"]?.outline == "{<<: 1}")
    }

    @Test func onlyMappingsCanBeMerged() throws {
        try expect("{<<: 1️⃣x}", [Expected("unsupported-yaml", at: "1️⃣")])
        try expect("<<:1️⃣\n", [Expected("unsupported-yaml", at: "1️⃣")])
        try expect(
            "a: &a 1\nb: {<<: [{x: 1}, 1️⃣*a, 2️⃣[y]]}\n",
            [Expected("unsupported-yaml", at: "1️⃣"), Expected("unsupported-yaml", at: "2️⃣")]
        )
        try expect("a: &a [{x: 1}, 2]\nb: {<<: 1️⃣*a}\n", [Expected("unsupported-yaml", at: "1️⃣")])
    }

    @Test func thereIsOneMergeKey() throws {
        try expect(
            "{1️⃣<<: {x: 1}, 2️⃣<<: {y: 1}}",
            [Expected("duplicate-name", at: "2️⃣", notes: ["1️⃣"])]
        )
    }

    @Test func anUnknownAliasIsReportedOnce() throws {
        try expect("{<<: 1️⃣*a}", [Expected("needs-quotes", at: "1️⃣")])
        try expect("{<<: [1️⃣*a]}", [Expected("needs-quotes", at: "1️⃣")])
    }
}
