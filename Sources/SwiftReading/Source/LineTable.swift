/// The starts of a file's lines, for many lookups: each takes a few steps, however long the file and its lines are.
public struct LineTable: Sendable {
    private var starts = [0]
    /// The number of scalars that begin before each block of bytes.
    private var scalars: [Int] = []
    private let bytes: [UInt8]
    private static let block = 256

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var count = 0
        for position in bytes.indices {
            if position % LineTable.block == 0 { scalars.append(count) }
            let byte = bytes[position]
            if byte.beginsScalar { count += 1 }
            guard byte.endsLine else { continue }
            let isFirstOfTwo =
                byte == UInt8(ascii: "\r") && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\n")
            if !isFirstOfTwo { starts.append(position + 1) }
        }
        scalars.append(count)
    }

    /// Returns the line of a byte, counted from 1.
    public func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Returns the column of a byte, counted from 1 in Unicode scalars.
    public func column(of offset: Int) -> Int {
        let start = starts[line(of: offset) - 1]
        return count(before: min(max(offset, start), bytes.count)) - count(before: start) + 1
    }

    private func count(before offset: Int) -> Int {
        let block = min(offset / LineTable.block, scalars.count - 1)
        return scalars[block] + bytes[min(block * LineTable.block, offset)..<offset].count(where: \.beginsScalar)
    }
}

extension UInt8 {
    fileprivate var beginsScalar: Bool { self & 0xC0 != 0x80 }
}
