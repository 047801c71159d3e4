/// The bytes of a spec, by line and column.
struct SpecText {
    let bytes: [UInt8]
    /// The line break that the text uses.
    let lineBreak: [UInt8]
    private let lineStarts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        var lineBreak: [UInt8]?
        for (offset, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
            let isInsideCRLF = byte == 0x0A && offset > 0 && bytes[offset - 1] == 0x0D
            if isInsideCRLF { starts.removeLast() }
            starts.append(offset + 1)
            if isInsideCRLF, starts.count == 2 { lineBreak = [0x0D, 0x0A] }
            lineBreak = lineBreak ?? [byte]
        }
        lineStarts = starts
        self.lineBreak = lineBreak ?? [0x0A]
    }

    /// The number of lines. The last one is empty if the text ends with a line break.
    var lineCount: Int { lineStarts.count }

    var endsWithLineBreak: Bool { start(ofLine: lineCount) == bytes.count }

    /// Returns the start of a line, counted from 1, or the end of the text for the line after the last.
    func start(ofLine line: Int) -> Int { line <= lineStarts.count ? lineStarts[line - 1] : bytes.count }

    /// Returns a line without its line break.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        var line = bytes[start(ofLine: number)..<start(ofLine: number + 1)]
        while let last = line.last, last == 0x0A || last == 0x0D { line.removeLast() }
        return line
    }

    /// Returns the offset of a place, whose line counts from 1 and whose column is in Unicode scalars.
    func offset(of place: SourceLocation) -> Int {
        var offset = start(ofLine: place.line)
        for _ in 1..<max(place.column, 1) where offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    func isBlank(_ number: Int) -> Bool { line(number).allSatisfy { $0 == 0x20 || $0 == 0x09 } }

    /// Returns the indentation of a line that only holds a comment; `nil` for any other line.
    func commentIndentation(ofLine number: Int) -> Int? {
        let line = line(number)
        guard let first = line.firstIndex(where: { $0 != 0x20 }), line[first] == UInt8(ascii: "#") else { return nil }
        return first - line.startIndex
    }
}
