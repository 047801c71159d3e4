enum UTF8Scalar {
    /// Returns the scalar at `offset` and its length in bytes; `nil` if the bytes aren't well-formed UTF-8.
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (Unicode.Scalar, length: Int)? {
        let first = bytes[offset]
        guard let length = length(first), offset + length <= bytes.count else { return nil }
        var value = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
        for next in bytes[offset + 1..<offset + length] {
            guard next & 0b1100_0000 == 0b1000_0000 else { return nil }
            value = value << 6 | UInt32(next & 0b0011_1111)
        }
        // An overlong form is not UTF-8, and a surrogate is not a scalar.
        guard value >= smallest(ofLength: length), let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, length)
    }

    private static func length(_ first: UInt8) -> Int? {
        switch first {
        case ..<0x80: 1
        case 0xC0..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF8: 4
        default: nil
        }
    }

    private static func smallest(ofLength length: Int) -> UInt32 {
        switch length {
        case 1: 0
        case 2: 0x80
        case 3: 0x800
        default: 0x1_0000
        }
    }
}
