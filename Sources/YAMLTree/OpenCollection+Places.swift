extension OpenCollection {
    func place(ofItem index: Int) -> Mark { place(.item(index), items[index]) }

    func place(ofKey index: Int) -> Mark { place(.key(index), entries[index].key) }

    func place(ofValue index: Int) -> Mark { place(.value(index), entries[index].value) }

    /// Returns true if a child is an alias without an anchor, which has already been reported.
    func isMissing(_ slot: Slot) -> Bool {
        guard !aliases.isEmpty, let use = aliases[slot] else { return false }
        return !use.isResolved
    }

    /// Returns the place where a child is written; the node of an alias has that of its anchor.
    private func place(_ slot: Slot, _ node: YAMLNode) -> Mark {
        if let use = aliases[slot] { return use.place }
        return Mark(node.range.start)
    }
}
