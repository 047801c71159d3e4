/// The starts of the lines of a UTF-8 text, counted in Unicode scalars.
///
/// A line ends as in an editor or a compiler: with LF, CR or CRLF.
struct LineTable {
    private var lineStarts = [0]
    private var scalarCount = 0

    /// - Parameter text: the text, which may end in the middle of a scalar.
    init(_ text: ArraySlice<UInt8>) {
        var previous: UInt8 = 0
        for byte in text {
            let isContinuation = byte & 0b1100_0000 == 0b1000_0000
            if !isContinuation { scalarCount += 1 }
            if byte == 0x0D || byte == 0x0A {
                if byte == 0x0A, previous == 0x0D { lineStarts.removeLast() }
                lineStarts.append(scalarCount)
            }
            previous = byte
        }
    }

    var end: Mark { mark(ofScalar: scalarCount) }

    /// Returns the place of the scalar at `index`, or the end of the text if `index` is beyond it.
    func mark(ofScalar index: Int) -> Mark {
        let index = min(index, scalarCount)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= index { low = middle } else { high = middle }
        }
        return Mark(line: low + 1, column: index - lineStarts[low] + 1)
    }
}
