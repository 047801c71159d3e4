import SwiftReading

/// How a file is written, so that what is added looks like the rest.
struct TextStyle {
    let newline: [UInt8]
    /// Of the line on which the block is declared.
    let indentation: [UInt8]
    /// What a step inwards adds.
    let step: [UInt8]

    init(of block: MemberBlock, in bytes: [UInt8]) {
        let outer = Array(TextStyle.indentation(at: block.start, in: bytes))
        let inner = block.firstMember.flatMap { TextStyle.step(to: $0, from: outer, in: bytes) }
        newline = TextStyle.newline(of: bytes)
        indentation = outer
        step = inner ?? TextStyle.step(of: bytes)
    }

    /// Lines that are indented by steps of four spaces, as the file has them.
    ///
    /// - Parameter depth: steps inwards from the block's declaration.
    func text(_ lines: [String], depth: Int) -> [UInt8] {
        lines.flatMap { line -> [UInt8] in
            let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            let steps = Array(repeating: step, count: depth + spaces / 4).flatMap(\.self)
            return line.isEmpty ? newline : indentation + steps + line.utf8.dropFirst(spaces / 4 * 4) + newline
        }
    }

    /// As the file's first line ends.
    static func newline(of bytes: [UInt8]) -> [UInt8] {
        guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
        if bytes[end] == 0x0A { return [0x0A] }
        return bytes.dropFirst(end + 1).first == 0x0A ? [0x0D, 0x0A] : [0x0D]
    }

    static func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
        bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }

    /// What goes between an item of a list and the next one: a line of its own where the item has one.
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

    /// What the first member's line has more than the block's; `nil` when it shares its line with something.
    private static func step(to member: Int, from indentation: [UInt8], in bytes: [UInt8]) -> [UInt8]? {
        let before = bytes[lineStart(of: member, in: bytes)..<member]
        guard isBlank(before), before.starts(with: indentation), before.count > indentation.count else { return nil }
        return Array(before.dropFirst(indentation.count))
    }

    /// As the file's first indented line begins.
    private static func step(of bytes: [UInt8]) -> [UInt8] {
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            if line.first == 0x09 { return [0x09] }
            let spaces = line.prefix { $0 == 0x20 }.count
            if spaces == 2 || spaces == 4 { return Array(repeating: 0x20, count: spaces) }
        }
        return Array(repeating: 0x20, count: 4)
    }
}
