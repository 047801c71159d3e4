/// A file's lines, to show how one of them should be written.
struct SourceLines {
    private let lines: [String]
    let byteCount: Int

    init(_ bytes: [UInt8]) {
        byteCount = bytes.count
        var lines: [String] = []
        var current: [UInt8] = []
        var previous: UInt8 = 0
        for byte in bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...] {
            defer { previous = byte }
            if byte == 0x0A, previous == 0x0D { continue }
            if byte == 0x0A || byte == 0x0D {
                lines.append(String(decoding: current, as: UTF8.self))
                current.removeAll(keepingCapacity: true)
            } else {
                current.append(byte)
            }
        }
        self.lines = lines + [String(decoding: current, as: UTF8.self)]
    }

    /// The line of that 1-based number; `nil` if it is too long to be shown.
    subscript(number: Int) -> String? {
        guard lines.indices.contains(number - 1) else { return nil }
        let line = lines[number - 1]
        return line.utf8.count <= 400 ? line : nil
    }

    /// Returns the file's bytes with one line replaced.
    func bytes(replacing number: Int, with line: String) -> [UInt8] {
        var lines = lines
        if lines.indices.contains(number - 1) { lines[number - 1] = line }
        return Array(lines.joined(separator: "\n").utf8)
    }
}
