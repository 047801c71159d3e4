import SwiftReading
import Testing
import TestSupport

@Suite struct HostileTextTests {
    static let units = [
        "[", "(", "{", "<", "A<", "[A:", "(A,", "any ", "some ", "@a ", "@escaping ", "() -> ", "()->", "A.", "A?",
        "A & ", "inout ", "!", "-",
        "- ", "a ? ", "a ? b : ", "try ", "await ", "{ in ", "\"\\(", "a.", "a + ", "a as ", "if a ", "&", "#a(",
        "a ? (", "~", "each ", "repeat ",
        ".", "?", "`", "\"", "/", "\\.", "a[", "f(x: ", ")", ">", "((>", "(]", "switch ", "unsafe ", "copy ", "throws(",
        "a is ", "{ if a { ", "@[", "[@a (", "[A<",
    ]

    @Test(arguments: units) func deepTextsAreBounded(unit: String) {
        for count in [6, 60, TestExtent.isWhole ? 100_000 : 3_000] {
            let text = String(repeating: unit, count: count)
            for text in [text, String(text.prefix(998)) + "A"] {
                _ = SwiftType.read(text)
                _ = SwiftExpression.read(text)
            }
        }
    }

    @Test func changedTextsNeverCrash() {
        let seeds = [
            "@escaping @MainActor (Result<[Recipe.ID: Int?], any Error>) async throws -> Void",
            #".init(a: "x\(y)", b: [1: { $0 + 1 }])"#,
            "(a: Int, b: (inout Draft) -> (any P & Q)?)", "Foo<Bar>.Baz?", "a ? [b, c][0]?.d ?? -1.5e3 : \"é\"",
        ]
        var random = SplitMix64(state: 42)
        for round in 0..<(TestExtent.isWhole ? 400 : 100) {
            var bytes = Array(seeds[round % seeds.count].utf8)
            for _ in 0...(round % 4) {
                let index = Int.random(in: bytes.indices, using: &random)
                bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            if case .success(let type) = SwiftType.read(text) { #expect(SwiftType.read(type.text) == .success(type)) }
            if case .success(let value) = SwiftExpression.read(text) {
                #expect(SwiftExpression.read(value.text) == .success(value))
            }
            _ = SwiftIdentifier.read(text)
            _ = SwiftSyntaxCheck.problems(in: bytes)
        }
    }
}

/// A small generator with a fixed seed, so that a failure comes back.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
