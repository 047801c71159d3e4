import Basics

/// What lies in a folder; entries are taken out as they are matched with the plan.
struct FolderListing {
    /// How many entries the folder has, taken or not.
    let count: Int
    private let entries: [FolderEntry]
    /// Built when there are too many entries to look at each.
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

    /// What was not taken.
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

    /// Whether a name that was not taken differs from this one in case alone.
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
