import Basics
import Testing
import YAMLTree

struct DuplicateKeyTests {
    @Test func allOfAFileAreReported() throws {
        try expect(
            """
            1️⃣a:
              2️⃣x: 1
              3️⃣x: 2
            4️⃣a: { 5️⃣y: 1, 6️⃣"y": 2 }
            """,
            [
                Expected("duplicate-name", at: "3️⃣", "duplicate key 'x'", notes: ["2️⃣"]),
                Expected("duplicate-name", at: "4️⃣", "duplicate key 'a'", notes: ["1️⃣"]),
                Expected("duplicate-name", at: "6️⃣", "duplicate key 'y'", notes: ["5️⃣"]),
            ]
        )
    }

    @Test func eachPointsAtTheFirst() throws {
        try expect(
            "1️⃣a: 1\n2️⃣a: 2\n3️⃣a: 3\n",
            [
                Expected("duplicate-name", at: "2️⃣", notes: ["1️⃣"]),
                Expected("duplicate-name", at: "3️⃣", notes: ["1️⃣"]),
            ]
        )
    }

    @Test func areFoundBeforeASyntaxError() throws {
        try expect(
            "x:\n  1️⃣a: 1\n  2️⃣a: 2\n  b: 3️⃣@\n",
            [
                Expected("duplicate-name", at: "2️⃣", notes: ["1️⃣"]),
                Expected("yaml-syntax", at: "3️⃣", notes: ["3️⃣"]),
            ]
        )
    }

    @Test func areFoundAmongMany() throws {
        let keys = (0..<1_000).map { "k\($0): v\n" }.joined()
        try expect("1️⃣x: 1\n" + keys + "2️⃣x: 2\n", [Expected("duplicate-name", at: "2️⃣", notes: ["1️⃣"])])
        #expect(try tree(keys).all.count == 2_001)
    }

    @Test func anAliasIsPlacedWhereItStands() throws {
        try expect("1️⃣&k a: 1\n2️⃣*k : 2\n", [Expected("duplicate-name", at: "2️⃣", notes: ["1️⃣"])])
    }

    @Test func aLongKeyIsCutInTheMessage() throws {
        let key = String(repeating: "k", count: 500)
        let reading = read("\(key): 1\n\(key): 2\n")
        #expect(try #require(reading.diagnostics.first).message.count < 100)
    }
}
