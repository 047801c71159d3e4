/// Checks from the trees that an edit did its job and nothing else.
enum TreeDifference {
    static func isOnly(_ entry: SpecEntry, under key: String, from old: YAMLNode?, to new: YAMLNode) -> Bool {
        guard let newEntries = new.entries else { return false }
        let oldEntries = old?.entries ?? []
        if let old, old.entries == nil { return false }
        guard let position = newEntries.firstIndex(where: { $0.key.text == key }) else { return false }
        var rest = newEntries
        let changed = rest.remove(at: position)
        var oldRest = oldEntries
        var before: YAMLNode?
        if let place = oldEntries.firstIndex(where: { $0.key.text == key }) {
            guard place == position else { return false }
            before = oldRest.remove(at: place).value
        }
        return areSame(oldRest, rest) && isOnly(entry, from: before, to: changed.value)
    }

    /// Returns true if a key's list only lost this item, or if it was the last one and the key is gone.
    static func isOnly(theRemovalOf item: String, under key: String, from old: YAMLNode, to new: YAMLNode?) -> Bool {
        guard var expected = old.entries, let place = expected.firstIndex(where: { $0.key.text == key }),
            case .sequence(var items) = expected[place].value.content,
            let position = items.firstIndex(where: { $0.text == item })
        else { return false }
        items.remove(at: position)
        if items.isEmpty { expected.remove(at: place) } else { expected[place].value.content = .sequence(items) }
        guard let new else { return expected.isEmpty }
        return new.entries.map { areSame(expected, $0) } ?? false
    }

    /// Returns true if a list in the mapping of a key only lost this item.
    static func isOnly(
        theRemovalOf item: String,
        under key: String,
        in outer: String,
        from old: YAMLNode,
        to new: YAMLNode?
    ) -> Bool {
        guard let new, let before = old.entry(outer)?.value, let after = new.entry(outer)?.value,
            isOnly(theRemovalOf: item, under: key, from: before, to: after), var expected = old.entries,
            let place = expected.firstIndex(where: { $0.key.text == outer })
        else { return false }
        expected[place].value = after
        return new.entries.map { areSame(expected, $0) } ?? false
    }

    /// Returns true if a key's mapping only lost this entry, or if it was the last one and the key is gone.
    static func isOnly(theRemovalOfEntry name: String, under key: String, from old: YAMLNode, to new: YAMLNode?) -> Bool
    {
        guard var expected = old.entries, let place = expected.firstIndex(where: { $0.key.text == key }),
            var own = expected[place].value.entries,
            let position = own.firstIndex(where: { $0.key.text == name })
        else { return false }
        own.remove(at: position)
        if own.isEmpty { expected.remove(at: place) } else { expected[place].value.content = .mapping(own) }
        guard let new else { return expected.isEmpty }
        return new.entries.map { areSame(expected, $0) } ?? false
    }

    /// Returns true if both trees are the same, ignoring their places.
    static func isNone(from old: YAMLNode, to new: YAMLNode) -> Bool { isSame(old, new) }

    /// Returns true if the mapping only gained this entry, at its end.
    private static func isOnly(_ entry: SpecEntry, from old: YAMLNode?, to new: YAMLNode) -> Bool {
        guard var entries = new.entries, let last = entries.popLast() else { return false }
        guard last.key.text == entry.name, says(last.value, entry.value) else { return false }
        guard let old else { return entries.isEmpty && new.tag == nil }
        guard let oldEntries = old.entries else { return entries.isEmpty && old.isNothing }
        return old.tag == new.tag && areSame(oldEntries, entries)
    }

    private static func says(_ node: YAMLNode, _ value: SpecValue) -> Bool {
        guard node.tag == nil else { return false }
        switch (node.content, value) {
        case (.scalar(let scalar), .text(let text)), (.scalar(let scalar), .quoted(let text)):
            return scalar.text == text && !scalar.isNull
        case (.scalar(let scalar), .nothing): return scalar.isNull
        case (.sequence(let items), .list(let values)):
            return items.count == values.count && zip(items, values).allSatisfy { says($0, $1) }
        case (.mapping(let entries), .mapping(let values)):
            return entries.count == values.count
                && zip(entries, values).allSatisfy { $0.key.text == $1.name && says($0.value, $1.value) }
        default: return false
        }
    }

    private static func areSame(_ old: [YAMLEntry], _ new: [YAMLEntry]) -> Bool {
        old.count == new.count && zip(old, new).allSatisfy { isSame($0.key, $1.key) && isSame($0.value, $1.value) }
    }

    /// Returns true if both are equal except for their places.
    private static func isSame(_ old: YAMLNode, _ new: YAMLNode) -> Bool {
        guard old.tag == new.tag, old.isFlow == new.isFlow else { return false }
        switch (old.content, new.content) {
        case (.scalar(let old), .scalar(let new)): return old == new
        case (.sequence(let old), .sequence(let new)):
            return old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
        case (.mapping(let old), .mapping(let new)): return areSame(old, new)
        default: return false
        }
    }
}

extension YAMLNode {
    /// True if the key has no value, or an explicit null.
    var isNothing: Bool {
        guard case .scalar(let scalar) = content else { return false }
        return scalar.isNull && tag == nil
    }
}
