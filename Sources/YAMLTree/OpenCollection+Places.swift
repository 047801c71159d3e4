import Basics

extension OpenCollection {
    func place(ofItem index: Int) -> Mark { place(.item(index), items[index]) }

    func place(ofKey index: Int) -> Mark { place(.key(index), entries[index].key) }

    func place(ofValue index: Int) -> Mark { place(.value(index), entries[index].value) }

    /// Whether a child is an alias that names nothing, which was reported then.
    func isMissing(_ slot: Slot) -> Bool {
        guard !aliases.isEmpty, let use = aliases[slot] else { return false }
        return !use.isResolved
    }

    /// Where a child is written here; an alias' node has the place of its anchor.
    private func place(_ slot: Slot, _ node: YAMLNode) -> Mark {
        if let use = aliases[slot] { return use.place }
        return Mark(node.range.start)
    }
}
