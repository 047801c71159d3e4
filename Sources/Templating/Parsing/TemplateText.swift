/// A template's bytes, with their places in the file.
struct TemplateText: Sendable {
    let name: String
    let path: String
    let bytes: [UInt8]
    let mayBeUnused: Bool
    private let firstLine: Int
    /// The first byte after a byte order mark.
    let start: Int
    private let places = Locked<Places?>(nil)

    init(_ source: TemplateSource) {
        name = source.name
        path = source.path
        bytes = source.text
        firstLine = source.firstLine
        mayBeUnused = source.mayBeUnused
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    func isLineStart(_ offset: Int) -> Bool {
        offset == start || (offset > start && bytes[offset - 1] == .lineFeed)
    }

    /// Returns the line and column of a byte; columns are in Unicode scalars.
    func location(at offset: Int) -> SourceLocation {
        let place = places.withLock { known in
            let places = known ?? Places(bytes, start)
            known = places
            return places.place(of: offset, in: bytes)
        }
        return SourceLocation(path: path, line: place.line + firstLine, column: place.column)
    }

    var startLocation: SourceLocation { location(at: start) }

    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

/// The lines and columns of a template's bytes: only problems have places, and most templates have none.
private struct Places {
    private var lineStarts: [Int]
    /// The number of continuation bytes before each block, so that a column is found without reading its line.
    private var continuations: [Int] = []
    private static let blockSize = 512

    init(_ bytes: [UInt8], _ start: Int) {
        lineStarts = [start]
        var count = 0
        for (offset, byte) in bytes.enumerated() {
            if offset % Self.blockSize == 0 { continuations.append(count) }
            if byte == .lineFeed { lineStarts.append(offset + 1) }
            if byte.isContinuation { count += 1 }
        }
    }

    /// Returns the 0-based line and 1-based column of a byte.
    func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low, scalarCount(before: offset, in: bytes) - scalarCount(before: lineStarts[low], in: bytes) + 1)
    }

    private func scalarCount(before offset: Int, in bytes: [UInt8]) -> Int {
        guard !continuations.isEmpty else { return 0 }
        let block = min(offset / Self.blockSize, continuations.count - 1)
        let rest = bytes[(block * Self.blockSize)..<offset].count { $0.isContinuation }
        return offset - continuations[block] - rest
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
