extension SpecEditor {
    /// Removes an item from the list of a top-level key, and the key with its last item. Every other byte stays.
    ///
    /// - Throws: if nothing can be removed from a text of this form, or if reading it back doesn't give the same spec
    ///   without just this item.
    public func removing(_ item: String, from key: String) throws(Refusal) -> [UInt8] {
        try removing(item, key, at: { $0.entry(key) }) { before, after in
            TreeDifference.isOnly(theRemovalOf: item, under: key, from: before, to: after)
        }
    }

    /// Removes an item from a list in the mapping of a top-level key, and the list with its last item.
    ///
    /// - Throws: the same errors as removal from a top-level list.
    public func removing(_ item: String, from key: String, in outer: String) throws(Refusal) -> [UInt8] {
        let list = YAMLReader().read(bytes, path: path).root?.entry(outer)?.value.entry(key)?.value.content
        if case .sequence(let items) = list, items.count == 1, items[0].text == item {
            return try removingEntry(key, from: outer)
        }
        return try removing(item, key, at: { $0.entry(outer)?.value.entry(key) }) { before, after in
            TreeDifference.isOnly(theRemovalOf: item, under: key, in: outer, from: before, to: after)
        }
    }

    private func removing(
        _ item: String,
        _ key: String,
        at holder: (YAMLNode) -> YAMLEntry?,
        _ isOnlyThis: (_ before: YAMLNode, _ after: YAMLNode?) -> Bool
    ) throws(Refusal) -> [UInt8] {
        let before = YAMLReader().read(bytes, path: path)
        let holder = before.root.flatMap(holder)
        let place = holder?.key.range.start
        guard !before.diagnostics.hasErrors, let root = before.root, let holder, !root.isFlow,
            let range = ItemRemoval(text: SpecText(bytes), holder: holder).range(of: item)
        else { throw refusal(toRemove: item, key, at: place) }
        let result = [TextEdit("", replacing: range)].applied(to: bytes)
        let after = YAMLReader().read(result, path: path)
        guard !after.diagnostics.hasErrors, isOnlyThis(root, after.root) else {
            throw refusal(toRemove: item, key, at: place)
        }
        return result
    }

    func refusal(toRemove item: String, _ key: String, at place: SourceLocation?) -> Refusal {
        Refusal(
            diagnostic: Diagnostic(
                .specNotEditable,
                at: place ?? SourceLocation(path: path, line: 1, column: 1),
                "'\(item)' can't be taken from '\(key)' here without changing what else the file says",
                notes: [Diagnostic.Note("remove it yourself")]
            )
        )
    }
}

/// Finds the bytes of a list item with its separator.
private struct ItemRemoval {
    let text: SpecText
    let holder: YAMLEntry

    func range(of item: String) -> Range<Int>? {
        guard case .sequence(let items) = holder.value.content else { return nil }
        guard let position = items.firstIndex(where: { $0.text == item }) else { return nil }
        if items.count == 1 { return lines(from: holder.key.range.start, to: holder.value.range.end) }
        if holder.value.isFlow { return inBrackets(items, position) }
        let own = items[position].range
        let line = text.line(own.start.line).drop { $0 == 0x20 }
        guard line.first == UInt8(ascii: "-") else { return nil }
        return lines(from: own.start, to: own.end)
    }

    private func inBrackets(_ items: [YAMLNode], _ position: Int) -> Range<Int>? {
        let isLast = position == items.count - 1
        let start = isLast ? items[position - 1].range.end : items[position].range.start
        let end = isLast ? items[position].range.end : items[position + 1].range.start
        let range = text.offset(of: start)..<max(text.offset(of: start), text.offset(of: end))
        return text.bytes[range].contains(UInt8(ascii: "#")) ? nil : range
    }

    /// Returns whole lines.
    private func lines(from start: SourceLocation, to end: SourceLocation) -> Range<Int> {
        let next = end.column == 1 && end.line > start.line ? end.line : end.line + 1
        return text.start(ofLine: start.line)..<text.start(ofLine: next)
    }
}
