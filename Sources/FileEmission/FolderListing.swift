/// The entries of a folder; they are taken out as they are matched with the plan.
struct FolderListing {
    /// The number of entries, taken or not.
    let count: Int
    private let entries: [FolderEntry]
    /// An index that is built if there are too many entries for a linear search.
    private var positions: [String: Int] = [:]
    private var isTaken: [Bool]
    private var taken = 0
    private var folded: Set<String>?

    private static let few = 16

    init(_ entries: [FolderEntry]) {
        count = entries.count
        self.entries = entries.contains { $0.name == nil } ? entries.filter { $0.name != nil } : entries
        isTaken = Array(repeating: false, count: self.entries.count)
        guard self.entries.count > FolderListing.few else { return }
        positions.reserveCapacity(self.entries.count)
        for position in self.entries.indices {
            if let name = self.entries[position].name { positions[name] = position }
        }
    }

    /// The entries that weren't taken.
    var rest: [(name: String, kind: EntryKind)] {
        if taken == entries.count { return [] }
        return entries.indices.compactMap { position in
            guard !isTaken[position], let name = entries[position].name else { return nil }
            return (name, entries[position].kind)
        }
    }

    mutating func take(_ name: String) -> EntryKind? {
        guard let position = position(of: name), !isTaken[position] else { return nil }
        isTaken[position] = true
        taken += 1
        return entries[position].kind
    }

    /// Returns true if a name that wasn't taken differs from this one only in case.
    mutating func hasName(nearTo name: String) -> Bool {
        if taken == entries.count { return false }
        let known = folded ?? Set(rest.map { $0.name.foldedAsFileName })
        folded = known
        return known.contains(name.foldedAsFileName)
    }

    private func position(of name: String) -> Int? {
        if entries.count > FolderListing.few { return positions[name] }
        return entries.indices.first { entries[$0].name == name }
    }
}
