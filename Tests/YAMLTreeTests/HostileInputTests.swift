import Basics
import Testing
import YAMLTree

/// Whatever comes in, something sensible comes out.
struct HostileInputTests {
    private static let valid = """
        # A scene
        scene: &name RecipeDetails
        uses: [recipeRepository, "é😀\\u00e9"]
        base: &base { type: Bool, default: true }
        state:
          recipe: Recipe?
          isLoading: { <<: *base, default: false }
        text: |
          lines
          lines
        folded: >-
          more
        list:
        - 'it''s'
        - !!str 1
        - ? key
          : *name
        """

    private func check(_ bytes: [UInt8]) {
        let reading = YAMLReader().read(bytes, path: "a.yml")
        #expect(reading.root == nil || reading.diagnostics.isEmpty)
        for diagnostic in reading.diagnostics {
            #expect((diagnostic.location?.line ?? 0) >= 1 && (diagnostic.location?.column ?? 0) >= 1)
            #expect(!diagnostic.message.isEmpty)
            #expect((DiagnosticKind.ofYAMLTree + DiagnosticKind.ofDiagnostics).contains(diagnostic.kind))
        }
    }

    @Test func theWholeIsGood() throws {
        #expect(try tree(Self.valid)["state"]?["isLoading"]?.outline == "{type: Bool, default: false}")
    }

    @Test(arguments: ["\n", "\r\n"])
    func anyTruncation(newline: String) {
        let bytes = Array(Self.valid.replacing("\n", with: newline).utf8)
        for length in bytes.indices { check(Array(bytes[..<length])) }
    }

    @Test func anyChangedByte() {
        var random = SplitMix64(state: 42)
        let bytes = Array(Self.valid.utf8)
        for _ in 0..<2_000 {
            var changed = bytes
            changed[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
            check(changed)
        }
    }

    @Test func anyMixOfIndicators() {
        var random = SplitMix64(state: 7)
        let indicators = Array("-?:,[]{}#&*!|>'\"%@` \n\t\r~<a\\é".utf8)
        for _ in 0..<2_000 {
            let count = Int.random(in: 0..<64, using: &random)
            check((0..<count).compactMap { _ in indicators.randomElement(using: &random) })
        }
    }

    @Test(arguments: ["a: |", "'", "\"", "# c", "&", "!", "%", "a", " ", "\t", "\n", "- &a *a ", "<<: ", "? ", "[?,"])
    func longRepetition(piece: String) {
        check(Array(String(repeating: piece, count: 50_000).utf8))
    }
}

/// The same numbers on every machine.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
