extension JSONScanner {
    /// The longest text that is kept, in bytes of UTF-8.
    static let longestText = 1 << 20

    /// Reads a string.
    func string() throws(DesignFault) -> String {
        let start = place
        var bytes: [UInt8] = []
        try text { if bytes.count <= Self.longestText { bytes.append($0) } }
        guard bytes.count <= Self.longestText else {
            throw fault("the text has more than \(Self.longestText) bytes", at: start)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads a string byte by byte, with its escapes resolved, and checks that it is UTF-8.
    func text(_ take: (UInt8) -> Void) throws(DesignFault) {
        guard try peek() == UInt8(ascii: "\"") else { throw try unexpected("a text") }
        advance()
        while let byte = try peek() {
            switch byte {
            case UInt8(ascii: "\""): return advance()
            case UInt8(ascii: "\\"):
                advance()
                try escape(take)
            case 0..<0x20: throw fault("a text has a control character, which JSON wants escaped")
            case 0x20..<0x80:
                take(byte)
                advance()
            default: try character(from: byte, take)
            }
        }
        throw fault("the file ends within a text")
    }

    /// Reads a character of several bytes: only well-formed UTF-8, as table 3-7 of the Unicode standard has it.
    private func character(from first: UInt8, _ take: (UInt8) -> Void) throws(DesignFault) {
        let start = place
        let (count, second): (Int, ClosedRange<UInt8>) =
            switch first {
            case 0xC2...0xDF: (1, 0x80...0xBF)
            case 0xE0: (2, 0xA0...0xBF)
            case 0xED: (2, 0x80...0x9F)
            case 0xE1...0xEF: (2, 0x80...0xBF)
            case 0xF0: (3, 0x90...0xBF)
            case 0xF1...0xF3: (3, 0x80...0xBF)
            case 0xF4: (3, 0x80...0x8F)
            default: (0, 0...0)
            }
        if count == 0 { throw fault("a text isn't UTF-8", at: start) }
        take(first)
        advance()
        for position in 1...count {
            guard let byte = try peek(), position == 1 ? second.contains(byte) : byte & 0xC0 == 0x80 else {
                throw fault("a text isn't UTF-8", at: start)
            }
            take(byte)
            advanceInside()
        }
    }

    private func escape(_ take: (UInt8) -> Void) throws(DesignFault) {
        guard let byte = try peek() else { throw fault("the file ends within a text") }
        let plain: [UInt8: UInt8] = [
            0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
        ]
        if let meant = plain[byte] {
            advance()
            return take(meant)
        }
        guard byte == UInt8(ascii: "u") else { throw fault("JSON has no such escape in a text") }
        advance()
        let scalar = try escapedScalar()
        for unit in String(scalar).utf8 { take(unit) }
    }

    /// Reads the digits behind `\u`, and the other half of a pair.
    private func escapedScalar() throws(DesignFault) -> Unicode.Scalar {
        let start = place
        var value = try fourDigits()
        if (0xD800..<0xDC00).contains(value) {
            for byte in "\\u".utf8 {
                guard try peek() == byte else { throw fault("a text has half of a surrogate pair", at: start) }
                advance()
            }
            let low = try fourDigits()
            guard (0xDC00..<0xE000).contains(low) else { throw fault("a text has half of a surrogate pair", at: start) }
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else { throw fault("a text has half of a surrogate pair", at: start) }
        if value == 0 { throw fault("a text has a NUL in it", at: start) }
        return scalar
    }

    private func fourDigits() throws(DesignFault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = try peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw fault("an escape in a text has four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            advance()
        }
        return value
    }
}
