extension OpenCollection {
    /// True if the keys are a few different texts without aliases or a merge key, as nearly always. Then the entries
    /// can be used as they are.
    var hasPlainKeys: Bool {
        guard aliases.isEmpty, entries.count <= 16 else { return false }
        return entries.indices.allSatisfy { index in
            guard let text = entries[index].key.text, !entries[index].key.isMergeKey else { return false }
            return (0..<index).allSatisfy { entries[$0].key.text != text }
        }
    }
}
