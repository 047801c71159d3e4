/// Where the lines of a file begin.
struct LineTable: Sendable {
    private var starts = [0]
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        for position in bytes.indices where bytes[position].endsLine {
            let isFirstOfTwo =
                bytes[position] == UInt8(ascii: "\r") && position + 1 < bytes.count
                && bytes[position + 1] == UInt8(ascii: "\n")
            if !isFirstOfTwo { starts.append(position + 1) }
        }
    }

    /// The 1-based line of a byte.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The 1-based column of a byte, in Unicode scalars.
    func column(of offset: Int) -> Int {
        let start = starts[line(of: offset) - 1]
        return bytes[start..<min(max(offset, start), bytes.count)].count { $0 & 0xC0 != 0x80 } + 1
    }
}
