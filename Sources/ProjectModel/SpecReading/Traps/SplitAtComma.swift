extension FileDecoder {
    /// Removes and reports Swift that YAML cut at its commas: `{ x: Result<Int, any Error> }`.
    func withoutSplitValues(_ entries: [YAMLEntry]) -> [YAMLEntry] {
        guard entries.indices.contains(where: { entries[$0].value.openBrackets > 0 }) else { return entries }
        var kept: [YAMLEntry] = []
        var rest = entries[...]
        while let entry = rest.popFirst() {
            guard entry.value.openBrackets > 0, let split = SplitValue(entry, rest) else {
                kept.append(entry)
                continue
            }
            rest = rest.dropFirst(split.pieces)
            report(split, of: entry)
        }
        return kept
    }

    private func report(_ split: SplitValue, of entry: YAMLEntry) {
        let start = entry.value.range.start
        let quoted = YAMLQuoting.quoted(split.text)
        var note = "\(entry.name): \(quoted)"
        if start.line == split.end.line, let line = lines[start.line], let mended = SpecLine.mended(line) {
            note = mended
        }
        report(
            .needsQuotes,
            at: start,
            "YAML ends '\(entry.name.shown)' at the comma in '\(split.text.shown)'",
            notes: ["write it as: \(note)"],
            fixIt: Diagnostic.FixIt(range: SourceRange(start: start, end: split.end), replacement: quoted)
        )
    }
}

/// A value whose brackets are closed in the keys after it.
private struct SplitValue {
    var text: String
    /// The number of following entries that belong to it.
    var pieces = 0
    var end: SourceLocation

    init?(_ entry: YAMLEntry, _ rest: ArraySlice<YAMLEntry>) {
        guard case .scalar(let scalar) = entry.value.content else { return nil }
        text = scalar.text
        end = entry.value.range.end
        for piece in rest {
            guard piece.value.isNull, piece.key.isPlain else { return nil }
            text += ", " + piece.name
            pieces += 1
            end = piece.key.range.end
            if BracketScan.openBrackets(in: text) == 0 { return }
        }
        return nil
    }
}

extension YAMLNode {
    /// The number of brackets that a plain scalar leaves open.
    fileprivate var openBrackets: Int {
        guard case .scalar(let scalar) = content, scalar.style == .plain else { return 0 }
        // Nearly all values are words.
        guard scalar.text.utf8.contains(where: { BracketScan.openings.contains($0) }) else { return 0 }
        return BracketScan.openBrackets(in: scalar.text) ?? 0
    }
}
