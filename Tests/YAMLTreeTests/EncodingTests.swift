import Basics
import Testing
import YAMLTree

struct EncodingTests {
    private func problem(_ bytes: [UInt8]) throws -> Diagnostic {
        let reading = YAMLReader().read(bytes, path: "a.yml")
        #expect(reading.root == nil)
        #expect(reading.diagnostics.count == 1)
        return try #require(reading.diagnostics.first)
    }

    /// Lone continuation, truncated, overlong, surrogate, beyond Unicode, never used.
    @Test(
        arguments: [
            [0x80], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x98], [0xC0, 0x80],
            [0xC1, 0xBF],
            [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80],
            [0xFF], [0xFE],
        ] as [[UInt8]]
    )
    func whatIsNotUTF8HasAPlace(bad: [UInt8]) throws {
        let diagnostic = try problem(Array("a: b\r\né😀: ".utf8) + bad)
        #expect(diagnostic.id == "not-utf-8")
        #expect(diagnostic.location == Place(path: "a.yml", line: 2, column: 5))
        #expect(diagnostic.message.contains(String(bad[0], radix: 16, uppercase: true)))
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"),
            ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
        ] as [([UInt8], String)]
    )
    func otherEncodingsAreNamed(bytes: [UInt8], name: String) throws {
        let diagnostic = try problem(bytes)
        #expect(diagnostic.id == "not-utf-8")
        #expect(diagnostic.message == "this is \(name); save it as UTF-8")
    }

    @Test func nulIsRefused() throws {
        try expect("a: b1️⃣\0\n", [Expected("not-utf-8", at: "1️⃣")])
    }

    @Test(arguments: ["\u{1}", "\u{1B}", "\u{7F}", "\u{9F}", "\u{FFFE}", "\u{FFFF}", "\u{FEFF}"])
    func controlCharactersAreRefused(character: String) throws {
        try expect("a:\n  é1️⃣\(character)b\n", [Expected("invalid-character", at: "1️⃣")])
    }

    /// What the first pass lets through, libyaml must be able to read.
    @Test func everyOtherScalarIsText() throws {
        let interesting: [ClosedRange<UInt32>] = [0x20...0x7E, 0xA0...0x200, 0xD7F0...0xE010, 0xFFF0...0x1_0010]
        let scalars = interesting.joined().compactMap(Unicode.Scalar.init).filter {
            $0 != "'" && !(0xFFFE...0xFFFF ~= $0.value)
        }
        let text = String(String.UnicodeScalarView(scalars + [0x1_FFFF, 0x10_FFFF].compactMap(Unicode.Scalar.init)))
        #expect(try tree("'\(text)'").scalar?.text == text)
    }
}
