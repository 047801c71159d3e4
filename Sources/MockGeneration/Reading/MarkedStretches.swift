/// The stretches of a source between `// sourcery:begin: AutoMockable` and `// sourcery:end`: each protocol in one gets a mock.
struct MarkedStretches {
    private var stretches: [Range<Int>] = []

    init(_ bytes: [UInt8]) {
        guard MarkedStretches.beginning.findsAny(in: bytes) else { return }
        var start: Int?
        var offset = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let text = String(decoding: line, as: UTF8.self).drop { $0 == "/" || $0.isWhitespace }
            let isComment = line.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: Array("//".utf8))
            if isComment, text.hasPrefix("sourcery:begin:"), text.contains("AutoMockable") {
                start = start ?? offset
            } else if isComment, text.hasPrefix("sourcery:end"), let begun = start {
                stretches.append(begun..<offset)
                start = nil
            }
            offset += line.count + 1
        }
        if let start { stretches.append(start..<bytes.count) }
    }

    func contain(_ offset: Int) -> Bool { stretches.contains { $0.contains(offset) } }

    private static let beginning = ByteSearch(["sourcery:begin"])
}
