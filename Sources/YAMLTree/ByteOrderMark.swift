/// The bytes that some editors put before a text.
enum ByteOrderMark {
    /// Returns the length of a UTF-8 byte order mark, or 0 without one.
    static func utf8Length(of bytes: [UInt8]) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Returns the encoding that a byte order mark announces, if it is not UTF-8.
    static func otherEncoding(of bytes: [UInt8]) -> String? {
        // UTF-32 first: its little-endian mark begins with that of UTF-16.
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        return nil
    }
}
