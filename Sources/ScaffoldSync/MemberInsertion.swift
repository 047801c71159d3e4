import CodeGeneration
import SwiftReading

/// Puts members in front of a block's closing brace.
struct MemberInsertion {
    let block: MemberBlock
    let bytes: [UInt8]
    /// Types of the type's properties, by name, in all of its blocks.
    let properties: [String: String]

    func insertion(of members: [ScaffoldContract.Member]) -> TextInsertion {
        let style = TextStyle(of: block, in: bytes)
        let line = TextStyle.lineStart(of: block.closing, in: bytes)
        let standsAlone = line >= block.opening && TextStyle.isBlank(bytes[line..<block.closing])
        var insertion = TextInsertion(
            offset: standsAlone ? line : block.closing,
            bytes: standsAlone ? [] : style.newline
        )
        if needsBlankLine(before: insertion.offset, style) { insertion.bytes += style.newline }
        for (position, member) in members.enumerated() {
            if position > 0 { insertion.bytes += style.newline }
            insertion.members.append((member.selector, insertion.bytes.count))
            insertion.bytes += style.text(member.declaration, depth: 1)
            insertion.bytes += style.text(body(of: member), depth: 2)
            insertion.bytes += style.text(["}"], depth: 1)
        }
        if !standsAlone { insertion.bytes += style.indentation }
        return insertion
    }

    private func body(of member: ScaffoldContract.Member) -> [String] {
        guard let finished = member.finished,
            finished.properties.allSatisfy({ properties[$0.key] == $0.value })
        else { return member.stub }
        return finished.lines
    }

    /// Members are set apart, but not from the opening brace.
    private func needsBlankLine(before offset: Int, _ style: TextStyle) -> Bool {
        let inside = bytes[block.opening..<offset]
        if TextStyle.isBlank(inside) { return false }
        let trailing = inside.reversed().prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let feeds = trailing.count { $0 == 0x0A }
        return max(feeds, trailing.count { $0 == 0x0D }) < 2
    }
}
