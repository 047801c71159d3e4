/// A place in a text as people count: lines and columns from 1 on, columns in Unicode scalars.
///
/// For example: the byte 4 of `ä\nbc` is in line 2, at column 2.
public struct TextPlace: Hashable, Sendable {
    public var line: Int
    public var column: Int

    /// The place of a byte. A carriage return ends a line as a line feed does, and both together end one.
    public init(ofByte offset: Int, in source: [UInt8]) {
        var line = 1
        var start = 0
        let end = min(max(offset, 0), source.count)
        for position in 0..<end {
            let isLineFeed = source[position] == UInt8(ascii: "\n")
            let isReturn = source[position] == UInt8(ascii: "\r")
            guard isLineFeed || isReturn else { continue }
            if isReturn, position + 1 < source.count, source[position + 1] == UInt8(ascii: "\n") { continue }
            line += 1
            start = position + 1
        }
        self.line = line
        column = source[start..<max(start, end)].count { $0 & 0xC0 != 0x80 } + 1
    }
}
