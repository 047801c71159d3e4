/// A place in a text as people count: lines and columns begin at 1, columns in Unicode scalars.
///
/// For example: byte 4 of `ä\nbc` is on line 2, column 2.
public struct TextPlace: Hashable, Sendable {
    public var line: Int
    public var column: Int

    /// Creates the place of a byte. A line ends with a carriage return, a line feed, or both together.
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

extension [UInt8] {
    /// Returns the line and the column of a byte.
    public func location(of offset: Int, path: String) -> SourceLocation {
        let place = TextPlace(ofByte: offset, in: self)
        return SourceLocation(path: path, line: place.line, column: place.column)
    }
}
