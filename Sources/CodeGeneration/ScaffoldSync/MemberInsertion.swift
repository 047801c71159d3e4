import SwiftReading

/// Puts members in front of a block's closing brace.
struct MemberInsertion {
    let block: MemberBlock
    let bytes: [UInt8]
    /// Types of the type's properties, by name, in all of its blocks.
    let properties: [String: String]

    /// A member as it is written, by what it is called where additions are listed.
    struct Text {
        var name: String
        var lines: [String]
    }

    func insertion(of members: [ScaffoldContract.Member]) -> TextInsertion {
        insertion(of: members.map { text(of: $0) })
    }

    func insertion(of members: [Text]) -> TextInsertion {
        let style = TextStyle(of: block, in: bytes)
        let line = TextStyle.lineStart(of: block.closing, in: bytes)
        let standsAlone = line >= block.opening && TextStyle.isBlank(bytes[line..<block.closing])
        var insertion = TextInsertion(
            offset: standsAlone ? line : block.closing,
            bytes: standsAlone ? [] : style.newline
        )
        if needsBlankLine(before: insertion.offset, style) { insertion.bytes += style.newline }
        add(members, to: &insertion, style)
        if !standsAlone { insertion.bytes += style.indentation }
        return insertion
    }

    /// In an extension of their own behind the block.
    ///
    /// - Parameters:
    ///   - heading: of the extension, as lines.
    ///   - name: what the extension as such is called where additions are listed.
    func insertion(of members: [Text], in heading: [String], named name: String) -> TextInsertion {
        let style = TextStyle(of: block, in: bytes)
        let end = block.closing + 1
        let rest = bytes[end...].prefix { $0 != 0x0A && $0 != 0x0D }
        let isLast = TextStyle.isBlank(rest) || rest.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: Array("//".utf8))
        var insertion = TextInsertion(offset: isLast ? rest.endIndex : end, bytes: style.newline + style.newline)
        insertion.members.append((name, insertion.bytes.count))
        insertion.bytes += style.text(heading, depth: 0)
        add(members, to: &insertion, style)
        insertion.bytes += style.text(["}"], depth: 0).dropLast(style.newline.count)
        return insertion
    }

    /// One behind the other, set apart by blank lines.
    private func add(_ members: [Text], to insertion: inout TextInsertion, _ style: TextStyle) {
        for (position, member) in members.enumerated() {
            if position > 0 { insertion.bytes += style.newline }
            insertion.members.append((member.name, insertion.bytes.count))
            insertion.bytes += style.text(member.lines, depth: 1)
        }
    }

    func text(of member: ScaffoldContract.Member) -> Text {
        let body = body(of: member).map { $0.isEmpty ? "" : "    " + $0 }
        return Text(name: member.selector, lines: member.declaration + body + ["}"])
    }

    private func body(of member: ScaffoldContract.Member) -> [String] {
        guard let finished = member.finished,
            finished.properties.allSatisfy({ $0.value.contains(properties[$0.key] ?? "") })
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
