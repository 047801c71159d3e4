import Basics
import Testing
import YAMLTree

struct LimitTests {
    @Test(arguments: ["[", "{a: ", "- ", "? ", "{? ", "[a: "])
    func depthBombsStopEarly(opening: String) {
        let reading = read(String(repeating: opening, count: 100_000))
        #expect(reading.diagnostics.map(\.id) == ["limit-exceeded"])
    }

    @Test func depthIsCounted() throws {
        let limits = YAMLLimits(depth: 3)
        #expect(read("[{a: [b]}]", limits: limits).root?.outline == "[{a: [b]}]")
        try expect("[{a: [1️⃣[b]]}]", limits: limits, [Expected("limit-exceeded", at: "1️⃣")])
    }

    @Test func depthCountsWhatAliasesStandFor() throws {
        let limits = YAMLLimits(depth: 3)
        #expect(read("[&a [1], [*a]]", limits: limits).root?.outline == "[[1], [[1]]]")
        try expect("[&a [1], &b [*a], [1️⃣*b]]", limits: limits, [Expected("limit-exceeded", at: "1️⃣")])
        let chain = (1..<1_000).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined()
        #expect(read("- &a0 x\n" + chain).diagnostics.map(\.id) == ["limit-exceeded"])
    }

    @Test func depthHasALimitOfItsOwn() {
        #expect(YAMLLimits(depth: .max).depth == YAMLLimits.deepest)
        var limits = YAMLLimits.default
        limits.depth = .max
        #expect(limits.depth == YAMLLimits.deepest)
        let source = String(repeating: "[", count: 999) + String(repeating: "]", count: 999)
        #expect(read(source, limits: limits).root?.json(indent: false).isEmpty == false)
    }

    @Test func aBillionLaughsStopEarly() throws {
        let levels = (1..<60).map {
            "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ","))]\n"
        }
        let reading = read("a0: &a0 lol\n" + levels.joined())
        #expect(reading.diagnostics.map(\.id) == ["limit-exceeded"])
        #expect(try #require(reading.diagnostics.first?.location).line < 10)
    }

    @Test func mergesCountToo() throws {
        let levels = (1..<60).map {
            "a\($0): &a\($0) {<<: [\(Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ","))]}\n"
        }
        let reading = read("a0: &a0 {x: 1}\n" + levels.joined())
        #expect(reading.diagnostics.map(\.id) == ["limit-exceeded"])
    }

    @Test func nodesAreCounted() throws {
        let limits = YAMLLimits(nodes: 5)
        #expect(read("{a: [b, c]}", limits: limits).root != nil)
        try expect("{a: [b, c, 1️⃣d]}", limits: limits, [Expected("limit-exceeded", at: "1️⃣")])
        try expect("[&a [b], c, 1️⃣*a]", limits: limits, [Expected("limit-exceeded", at: "1️⃣")])
    }

    @Test func textBehindAliasesIsCounted() {
        let long = String(repeating: "x", count: 1 << 20)
        let source = "- &a \(long)\n" + String(repeating: "- *a\n", count: 1_000)
        #expect(read(source).diagnostics.map(\.id) == ["limit-exceeded"])
    }

    @Test func textBehindTagsIsCounted() {
        let long = String(repeating: "x", count: 1 << 20)
        let source = "%TAG ! \(long)\n---\n" + String(repeating: "- !t a\n", count: 1_000)
        #expect(read(source).diagnostics.map(\.id) == ["limit-exceeded"])
    }

    @Test func noLimitIsTooLarge() throws {
        let limits = YAMLLimits(depth: .max, nodes: .max, bytes: .max)
        let levels = (1..<60).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]\n" }
        let reading = read("a0: &a0 lol\n" + levels.joined(), limits: limits)
        #expect(reading.diagnostics.map(\.id) == ["limit-exceeded"])
    }

    @Test func bytesAreCounted() throws {
        #expect(read("abcd", limits: YAMLLimits(bytes: 4)).root != nil)
        try expect("1️⃣abcde", limits: YAMLLimits(bytes: 4), [Expected("limit-exceeded", at: "1️⃣")])
    }

    @Test func aFileOfEscapesIsNotTooLarge() {
        let source = "\"" + String(repeating: "\\L", count: 1_000) + "\""
        #expect(read(source, limits: YAMLLimits(bytes: source.utf8.count)).root != nil)
    }
}
