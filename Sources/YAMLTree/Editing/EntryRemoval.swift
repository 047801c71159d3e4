extension SpecEditor {
    /// Removes an entry from the mapping of a top-level key, and the key with its last entry. Every other byte stays.
    ///
    /// - Throws: if nothing can be removed from a text of this form, or if reading it back doesn't give the same spec
    ///   without just this entry.
    public func removingEntry(_ name: String, from key: String) throws(Refusal) -> [UInt8] {
        let before = YAMLReader().read(bytes, path: path)
        let holder = before.root?.entry(key)
        let place = holder?.value.entry(name)?.key.range.start ?? holder?.key.range.start
        guard !before.diagnostics.hasErrors, let root = before.root, let holder, !root.isFlow,
            let range = EntryRemoval(text: SpecText(bytes), holder: holder).range(of: name)
        else { throw refusal(toRemove: name, key, at: place) }
        let result = [TextEdit("", replacing: range)].applied(to: bytes)
        let after = YAMLReader().read(result, path: path)
        guard !after.diagnostics.hasErrors,
            TreeDifference.isOnly(theRemovalOfEntry: name, under: key, from: root, to: after.root)
        else { throw refusal(toRemove: name, key, at: place) }
        return result
    }
}

/// Finds the bytes of an entry with its separator.
private struct EntryRemoval {
    let text: SpecText
    let holder: YAMLEntry

    func range(of name: String) -> Range<Int>? {
        guard let entries = holder.value.entries,
            let position = entries.firstIndex(where: { $0.key.text == name })
        else { return nil }
        if entries.count == 1 { return lines(of: holder) }
        if holder.value.isFlow { return inBrackets(entries, position) }
        let own = entries[position]
        let line = text.line(own.key.range.start.line).prefix(max(own.key.range.start.column - 1, 0))
        guard line.allSatisfy({ $0 == 0x20 }) else { return nil }
        return lines(of: own)
    }

    private func inBrackets(_ entries: [YAMLEntry], _ position: Int) -> Range<Int>? {
        let isLast = position == entries.count - 1
        let start = isLast ? entries[position - 1].value.range.end : entries[position].key.range.start
        let end = isLast ? entries[position].value.range.end : entries[position + 1].key.range.start
        let range = text.offset(of: start)..<max(text.offset(of: start), text.offset(of: end))
        return text.bytes[range].contains(UInt8(ascii: "#")) ? nil : range
    }

    /// Returns whole lines; comments and blank lines after them belong to what follows.
    private func lines(of entry: YAMLEntry) -> Range<Int> {
        let (start, end) = (entry.key.range.start.line, entry.value.range.end)
        var next = end.column == 1 && end.line > start ? end.line : end.line + 1
        while next - 1 > start, text.isBlank(next - 1) || text.commentIndentation(ofLine: next - 1) != nil { next -= 1 }
        return text.start(ofLine: start)..<text.start(ofLine: next)
    }
}
