/// A template's bytes, with their places in the file.
struct TemplateText: Sendable {
    let name: String
    let path: String
    let bytes: [UInt8]
    let mayBeUnused: Bool
    private let firstLine: Int
    /// The first byte after a byte order mark.
    let start: Int
    private let lineStarts: [Int]
    /// The number of continuation bytes before each block, so that a column is found without reading its line.
    private let continuations: [Int]
    private static let blockSize = 512

    init(_ source: TemplateSource) {
        name = source.name
        path = source.path
        bytes = source.text
        firstLine = source.firstLine
        mayBeUnused = source.mayBeUnused
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var lineStarts = [start]
        var continuations: [Int] = []
        var count = 0
        for (offset, byte) in bytes.enumerated() {
            if offset % Self.blockSize == 0 { continuations.append(count) }
            if byte == .lineFeed { lineStarts.append(offset + 1) }
            if byte.isContinuation { count += 1 }
        }
        self.lineStarts = lineStarts
        self.continuations = continuations
    }

    func isLineStart(_ offset: Int) -> Bool {
        offset == start || (offset > start && bytes[offset - 1] == .lineFeed)
    }

    /// Returns the line and column of a byte; columns are in Unicode scalars.
    func location(at offset: Int) -> SourceLocation {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let column = scalarCount(before: offset) - scalarCount(before: lineStarts[low]) + 1
        return SourceLocation(path: path, line: low + firstLine, column: column)
    }

    var startLocation: SourceLocation { location(at: start) }

    private func scalarCount(before offset: Int) -> Int {
        guard !continuations.isEmpty else { return 0 }
        let block = min(offset / Self.blockSize, continuations.count - 1)
        let rest = bytes[(block * Self.blockSize)..<offset].count { $0.isContinuation }
        return offset - continuations[block] - rest
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

extension TemplateText {
    /// Returns the first place that isn't UTF-8 text, with the problem there.
    func firstUnreadable() -> (offset: Int, problem: String)? {
        if let offset = bytes.firstIndex(of: 0) { return (offset, "a NUL character") }
        guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .error: return (offset, "not UTF-8")
            case .emptyInput: return nil
            }
        }
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    /// True for a continuation byte of a scalar.
    var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
    /// True for a space or a tab.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    var isWhitespace: Bool { isBlank || self == .lineFeed || self == .carriageReturn }
}
