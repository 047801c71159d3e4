/// Inserts members before a block's closing brace.
struct MemberInsertion {
    let block: MemberBlock
    let bytes: [UInt8]
    /// The types of the type's properties in all of its blocks, by name.
    let properties: [String: String]

    /// The text of a member, with its name in lists of additions.
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

    /// Returns an extension with the members, to be inserted after the block.
    ///
    /// - Parameters:
    ///   - heading: The first lines of the extension.
    ///   - name: The name of the extension itself in lists of additions.
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

    /// Adds members, separated by blank lines.
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

    /// Returns true if members precede the insertion without a blank line; the opening brace needs none.
    private func needsBlankLine(before offset: Int, _ style: TextStyle) -> Bool {
        let inside = bytes[block.opening..<offset]
        if TextStyle.isBlank(inside) { return false }
        let trailing = inside.reversed().prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let feeds = trailing.count { $0 == 0x0A }
        return max(feeds, trailing.count { $0 == 0x0D }) < 2
    }
}
