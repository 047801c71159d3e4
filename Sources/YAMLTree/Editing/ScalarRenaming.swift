extension SpecEditor {
    /// A piece of text in a spec.
    public struct Scalar: Hashable, Sendable {
        /// The keys around it, with `*` for a list item; a key isn't in its own path.
        public var path: [String]
        public var text: String
        public var isKey: Bool
    }

    /// Replaces the text of keys and values. Every other byte stays.
    ///
    /// - Parameter change: returns the new text, or `nil` to keep the old one.
    /// - Throws: if reading the result back doesn't give the same spec with just these texts changed.
    public func renaming(_ change: (Scalar) -> String?) throws(Refusal) -> [UInt8] {
        let before = YAMLReader().read(bytes, path: path)
        guard !before.diagnostics.hasErrors, let root = before.root else { return bytes }
        var renaming = ScalarRenaming(text: SpecText(bytes))
        let expected = renaming.changed(root, at: [], change)
        if let place = renaming.failure { throw refusal(toRename: place) }
        let edits = renaming.edits.sorted { $0.key < $1.key }.map(\.value)
        if edits.isEmpty { return bytes }
        let result = edits.applied(to: bytes)
        let after = YAMLReader().read(result, path: path)
        guard !after.diagnostics.hasErrors, let changed = after.root, TreeDifference.isNone(from: expected, to: changed)
        else { throw refusal(toRename: root.range.start) }
        return result
    }

    private func refusal(toRename place: SourceLocation) -> Refusal {
        Refusal(
            diagnostic: Diagnostic(
                .specNotEditable,
                at: place,
                "the name can't be changed here without changing what else the file says",
                notes: [Diagnostic.Note("write this on one line and without escapes, then run again")]
            )
        )
    }
}

/// Collects the edits and the expected tree.
private struct ScalarRenaming {
    let text: SpecText
    /// The edits by their first byte: a node is visited again for each alias.
    var edits: [Int: TextEdit] = [:]
    var failure: SourceLocation?

    init(text: SpecText) { self.text = text }

    mutating func changed(_ node: YAMLNode, at path: [String], _ change: (SpecEditor.Scalar) -> String?) -> YAMLNode {
        var node = node
        switch node.content {
        case .scalar(let scalar):
            let found = SpecEditor.Scalar(path: path, text: scalar.text, isKey: false)
            node.content = .scalar(changed(scalar, at: node.range, change(found)))
        case .sequence(let items):
            node.content = .sequence(items.map { changed($0, at: path + ["*"], change) })
        case .mapping(let entries):
            node.content = .mapping(entries.map { changed($0, at: path, change) })
        }
        return node
    }

    private mutating func changed(
        _ entry: YAMLEntry,
        at path: [String],
        _ change: (SpecEditor.Scalar) -> String?
    ) -> YAMLEntry {
        var entry = entry
        guard case .scalar(let key) = entry.key.content else { return entry }
        let found = SpecEditor.Scalar(path: path, text: key.text, isKey: true)
        entry.key.content = .scalar(changed(key, at: entry.key.range, change(found)))
        entry.value = changed(entry.value, at: path + [key.text], change)
        return entry
    }

    private mutating func changed(_ scalar: YAMLScalar, at range: SourceRange, _ new: String?) -> YAMLScalar {
        guard let new, new != scalar.text else { return scalar }
        let bytes = text.offset(of: range.start)..<text.offset(of: range.end)
        let old = Array(scalar.text.utf8)
        guard let start = bytes.first(where: { text.bytes[$0...].starts(with: old) }), !old.isEmpty,
            start + old.count <= bytes.upperBound
        else {
            failure = failure ?? range.start
            return scalar
        }
        edits[start] = TextEdit(new, replacing: start..<start + old.count)
        var scalar = scalar
        scalar.text = new
        return scalar
    }
}
