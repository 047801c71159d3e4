/// Finds the place in a text for a new entry. Aliases and merged entries don't help, as they have the places of their
/// anchors; mistakes with them show when the result is read back.
struct EntryPlacement {
    let text: SpecText
    let root: YAMLNode?

    /// The longest line in which an entry is written in brackets.
    private static let longestLine = 120

    /// Returns the edits; `nil` if nothing can be added to a text of this form.
    func edits(adding entry: SpecEntry, to key: String) -> [TextEdit]? {
        guard let root else { return insert(lines(of: key, holding: entry, margin: 0), atLine: text.lineCount + 1) }
        guard let entries = root.entries else { return nil }
        guard let holder = entries.last(where: { $0.key.text == key }) else {
            return newKey(key, holding: entry, in: root, entries)
        }
        let value = holder.value
        if value.isNothing { return filling(holder, with: entry, in: root) }
        guard let own = value.entries else { return nil }
        if value.isFlow { return insideBrackets(of: value, own, entry.inBrackets) }
        guard let first = own.first(where: { isInside($0, value) }) else { return nil }
        let indentation = first.key.range.start.column - 1
        return lines(
            of: entry,
            inBlock: !own.isEmpty && hasBlocks(own),
            indentation: indentation,
            behind: value,
            deeperThan: holder.key.range.start.column - 1
        )
    }

    private func newKey(_ key: String, holding entry: SpecEntry, in root: YAMLNode, _ entries: [YAMLEntry])
        -> [TextEdit]?
    {
        let whole = SpecEntry(key, .mapping([entry]))
        if root.isFlow { return insideBrackets(of: root, entries, whole.inBrackets) }
        guard let last = entries.last(where: { isInside($0, root) }) else { return nil }
        let margin = last.key.range.start.column - 1
        var lines = lines(of: key, holding: entry, margin: margin)
        if isSetApart(last.key.range.start.line) { lines.insert("", at: 0) }
        return insert(lines, atLine: lineBehind(root, deeperThan: margin))
    }

    /// Returns the edits for an existing key without a value.
    private func filling(_ holder: YAMLEntry, with entry: SpecEntry, in root: YAMLNode) -> [TextEdit]? {
        let range = text.offset(of: holder.value.range.start)..<text.offset(of: holder.value.range.end)
        let brackets = SpecValue.mapping([entry]).inBrackets
        if !range.isEmpty { return [TextEdit(brackets, replacing: range)] }
        let place = text.offset(of: holder.key.range.end)
        guard !root.isFlow else {
            guard let colon = text.bytes[place...].firstIndex(where: { $0 != 0x20 }) else { return nil }
            let isColon = text.bytes[colon] == UInt8(ascii: ":")
            return [TextEdit(isColon ? " \(brackets)" : ": \(brackets)", at: isColon ? colon + 1 : place)]
        }
        let margin = holder.key.range.start.column - 1
        let lines = lines(of: entry, inBlock: false, indentation: margin + step)
        return insert(lines, atLine: behindComments(holder.key.range.start.line + 1, deeperThan: margin))
    }

    private func lines(of key: String, holding entry: SpecEntry, margin: Int) -> [String] {
        ["\(String(repeating: " ", count: margin))\(key):"]
            + lines(of: entry, inBlock: false, indentation: margin + step)
    }

    private func lines(
        of entry: SpecEntry,
        inBlock: Bool,
        indentation: Int,
        behind node: YAMLNode,
        deeperThan margin: Int
    ) -> [TextEdit] {
        let lines = lines(of: entry, inBlock: inBlock, indentation: indentation)
        return insert(lines, atLine: lineBehind(node, deeperThan: margin))
    }

    private func lines(of entry: SpecEntry, inBlock: Bool, indentation: Int) -> [String] {
        let line = String(repeating: " ", count: indentation) + entry.inBrackets
        if !inBlock, line.count <= Self.longestLine { return [line] }
        return entry.lines(indentation: indentation, step: step)
    }
}

extension EntryPlacement {
    /// The indentation of entries under a key in this file.
    private var step: Int {
        for entry in root?.entries ?? [] where !entry.value.isFlow {
            guard let first = entry.value.entries?.first, isInside(first, entry.value) else { continue }
            let step = first.key.range.start.column - entry.key.range.start.column
            if step > 0 { return step }
        }
        return 2
    }

    /// Returns true if the last entry that is a mapping is written on several lines.
    private func hasBlocks(_ entries: [YAMLEntry]) -> Bool {
        entries.last { $0.value.entries != nil }.map { !$0.value.isFlow } ?? false
    }

    /// Returns true if an entry is written in the mapping itself, and not merged into it.
    private func isInside(_ entry: YAMLEntry, _ mapping: YAMLNode) -> Bool {
        let place = entry.key.range.start
        return place >= mapping.range.start && place < mapping.range.end
    }

    /// Returns true if there is a blank line before the comments above a line.
    private func isSetApart(_ line: Int) -> Bool {
        var line = line - 1
        while line > 0, text.commentIndentation(ofLine: line) != nil { line -= 1 }
        return line > 0 && text.isBlank(line)
    }

    private func lineBehind(_ node: YAMLNode, deeperThan margin: Int) -> Int {
        let end = node.range.end
        return behindComments(end.column == 1 ? end.line : end.line + 1, deeperThan: margin)
    }

    /// Returns the line after the comments that belong to a block: those with its indentation.
    private func behindComments(_ line: Int, deeperThan margin: Int) -> Int {
        var line = line
        while line <= text.lineCount, let indentation = text.commentIndentation(ofLine: line), indentation > margin {
            line += 1
        }
        return line
    }

    /// Returns the edit. A text without a final line break doesn't get one.
    private func insert(_ lines: [String], atLine line: Int) -> [TextEdit] {
        let lineBreak = String(decoding: text.lineBreak, as: UTF8.self)
        let joined = lines.joined(separator: lineBreak)
        let offset = text.start(ofLine: line)
        let isTorn = offset == text.bytes.count && !text.endsWithLineBreak
        return [TextEdit(isTorn ? lineBreak + joined : joined + lineBreak, at: offset)]
    }

    private func insideBrackets(of node: YAMLNode, _ entries: [YAMLEntry], _ written: String) -> [TextEdit]? {
        let closing = text.offset(of: node.range.end) - 1
        guard closing > 0, text.bytes[closing] == UInt8(ascii: "}") else { return nil }
        guard let last = entries.last else {
            let isTight = text.bytes[closing - 1] == UInt8(ascii: "{")
            return [TextEdit(isTight ? " \(written) " : "\(written) ", at: closing)]
        }
        guard isInside(last, node), last.value.range.start >= last.key.range.start else { return nil }
        let end = last.value.range.end
        guard hasLineOfItsOwn(last, node) else { return [TextEdit(", \(written)", at: text.offset(of: end))] }
        let offset = text.offset(of: end)
        let hasComma = text.bytes[offset...].first { $0 != 0x20 } == UInt8(ascii: ",")
        let margin = String(repeating: " ", count: last.key.range.start.column - 1)
        let line = margin + written + (hasComma ? "," : "") + String(decoding: text.lineBreak, as: UTF8.self)
        let next = TextEdit(line, at: text.start(ofLine: end.line + 1))
        return hasComma ? [next] : [TextEdit(",", at: offset), next]
    }

    /// Returns true if an entry in brackets shares its lines with no other entry of its mapping.
    private func hasLineOfItsOwn(_ entry: YAMLEntry, _ node: YAMLNode) -> Bool {
        let start = entry.key.range.start
        let before = text.line(start.line).prefix(max(start.column - 1, 0))
        return before.allSatisfy { $0 == 0x20 } && entry.value.range.end.line < node.range.end.line
            && start.line > node.range.start.line
    }
}
