/// The formatting of a file, so that additions look like the rest.
struct TextStyle {
    let newline: [UInt8]
    /// The indentation of the line that declares the block.
    let indentation: [UInt8]
    /// The additional indentation of each level.
    let step: [UInt8]

    init(of block: MemberBlock, in bytes: [UInt8]) {
        let outer = Array(TextStyle.indentation(at: block.start, in: bytes))
        let inner = block.firstMember.flatMap { TextStyle.step(to: $0, from: outer, in: bytes) }
        newline = TextStyle.newline(of: bytes)
        indentation = outer
        step = inner ?? TextStyle.step(of: bytes)
    }

    /// Returns lines, indented with four spaces for each level, in the file's formatting.
    ///
    /// - Parameter depth: The number of levels inside the block's declaration.
    func text(_ lines: [String], depth: Int) -> [UInt8] {
        lines.flatMap { line -> [UInt8] in
            let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            let steps = Array(repeating: step, count: depth + spaces / 4).flatMap(\.self)
            return line.isEmpty ? newline : indentation + steps + line.utf8.dropFirst(spaces / 4 * 4) + newline
        }
    }

    /// Returns the line ending of the file's first line.
    static func newline(of bytes: [UInt8]) -> [UInt8] {
        guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
        if bytes[end] == 0x0A { return [0x0A] }
        return bytes.dropFirst(end + 1).first == 0x0A ? [0x0D, 0x0A] : [0x0D]
    }

    static func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
        bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }

    /// Returns the separator after an item of a list, with a line break if the item is on a line of its own.
    static func separator(before item: Int, in bytes: [UInt8]) -> [UInt8] {
        let indentation = bytes[lineStart(of: item, in: bytes)..<item]
        return isBlank(indentation) ? [0x2C] + newline(of: bytes) + indentation : Array(", ".utf8)
    }

    static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }

    private static func indentation(at offset: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes[lineStart(of: offset, in: bytes)..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    }

    /// Returns the first member's additional indentation; `nil` if it shares its line with something.
    private static func step(to member: Int, from indentation: [UInt8], in bytes: [UInt8]) -> [UInt8]? {
        let before = bytes[lineStart(of: member, in: bytes)..<member]
        guard isBlank(before), before.starts(with: indentation), before.count > indentation.count else { return nil }
        return Array(before.dropFirst(indentation.count))
    }

    /// Returns the indentation of the file's first indented line.
    private static func step(of bytes: [UInt8]) -> [UInt8] {
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            if line.first == 0x09 { return [0x09] }
            let spaces = line.prefix { $0 == 0x20 }.count
            if spaces == 2 || spaces == 4 { return Array(repeating: 0x20, count: spaces) }
        }
        return Array(repeating: 0x20, count: 4)
    }
}
