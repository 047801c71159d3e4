/// Adds entries to a handwritten spec. Every other byte stays: comments, order, indentation, line endings.
///
/// For example: `try SpecEditor(path: path, bytes: bytes).adding(route, to: "routes")`.
public struct SpecEditor: Sendable {
    let path: String
    let bytes: [UInt8]

    /// - Parameter path: the name of the file in diagnostics; nothing is read from it.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// An error: the spec can't be edited safely.
    public struct Refusal: Error, Hashable {
        public var diagnostic: Diagnostic
    }

    /// The result of an edit.
    public struct Edited: Hashable, Sendable {
        public var bytes: [UInt8]
        /// The range of the new entry.
        public var entry: SourceRange
        /// The number of lines that were inserted.
        public var addedLines: Int
    }

    /// Adds an entry at the end of the mapping of a top-level key, which is created if it is missing.
    ///
    /// - Throws: if nothing can be added to a text of this form, or if reading it back doesn't give the same spec with
    ///   just this entry added.
    public func adding(_ entry: SpecEntry, to key: String) throws(Refusal) -> Edited {
        let before = YAMLReader().read(bytes, path: path)
        guard !before.diagnostics.hasErrors else { throw refusal(entry, key, at: nil) }
        let text = SpecText(bytes)
        guard let edits = EntryPlacement(text: text, root: before.root).edits(adding: entry, to: key) else {
            throw refusal(entry, key, at: before.root?.entry(key)?.key.range.start)
        }
        let result = edits.applied(to: bytes)
        let after = YAMLReader().read(result, path: path)
        guard !after.diagnostics.hasErrors, let root = after.root,
            TreeDifference.isOnly(entry, under: key, from: before.root, to: root),
            let added = root.entry(key)?.value.entry(entry.name)
        else { throw refusal(entry, key, at: before.root?.entry(key)?.key.range.start) }
        return Edited(
            bytes: result,
            entry: SourceRange(start: added.key.range.start, end: added.value.range.end),
            addedLines: SpecText(result).lineCount - text.lineCount
        )
    }

    private func refusal(_ entry: SpecEntry, _ key: String, at place: SourceLocation?) -> Refusal {
        Refusal(
            diagnostic: Diagnostic(
                .specNotEditable,
                at: place ?? SourceLocation(path: path, line: 1, column: 1),
                "'\(entry.name)' can't be added to '\(key)' here without changing what else the file says",
                notes: [Diagnostic.Note("add it yourself, under '\(key)': \(entry.inBrackets)")]
            )
        )
    }
}

extension YAMLNode {
    public func entry(_ name: String) -> YAMLEntry? { entries?.first { $0.key.text == name } }

    var entries: [YAMLEntry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }
}
