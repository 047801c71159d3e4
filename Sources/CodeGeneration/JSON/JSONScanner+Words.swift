extension JSONScanner {
    /// Reads a number, `true`, `false` or `null`.
    func word() throws(DesignFault) -> JSONNode.Content {
        let start = place
        var bytes: [UInt8] = []
        while let byte = try peek(), Self.isOfWord(byte), bytes.count < 400 {
            bytes.append(byte)
            advance()
        }
        switch String(decoding: bytes, as: UTF8.self) {
        case "": throw try unexpected("a value")
        case "true": return .flag(true)
        case "false": return .flag(false)
        case "null": return .null
        case let text:
            guard NumberGrammar.matches(bytes) else {
                throw fault("'\(text.shown)' is no value of JSON", at: start)
            }
            guard let number = Double(text), number.isFinite, abs(number) <= Self.largest else {
                throw fault("the number '\(text.shown)' is too large", at: start)
            }
            return .number(number)
        }
    }

    /// The largest number: far more than any canvas has points, and exact as a whole number.
    private static let largest = 1e15

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}

/// The grammar of JSON's numbers. Swift reads more: hexadecimal ones, and words such as `nan`.
private struct NumberGrammar {
    private var rest: ArraySlice<UInt8>

    static func matches(_ bytes: [UInt8]) -> Bool {
        var grammar = NumberGrammar(rest: bytes[...])
        return grammar.takesAll()
    }

    private mutating func takesAll() -> Bool {
        _ = takes("-")
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = digits()
        if whole == 0 || startsWithZero && whole > 1 { return false }
        if takes("."), digits() == 0 { return false }
        if takes("e") || takes("E") {
            _ = takes("+") || takes("-")
            if digits() == 0 { return false }
        }
        return rest.isEmpty
    }

    private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: scalar) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func digits() -> Int {
        let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        rest.removeFirst(count)
        return count
    }
}
