/// The entries of a folder; they are taken out as they are matched with the plan.
struct FolderListing {
    /// The number of entries, taken or not.
    let count: Int
    private let entries: [FolderEntry]
    private var positions: [String: Int] = [:]
    private var isTaken: [Bool]
    private var folded: Set<String>?

    init(_ entries: [FolderEntry]) {
        count = entries.count
        self.entries = entries
        isTaken = entries.map { $0.name == nil }
        positions.reserveCapacity(entries.count)
        for (position, entry) in entries.enumerated() {
            if let name = entry.name { positions[name] = position }
        }
    }

    /// The entries that weren't taken.
    var rest: [(name: String, kind: EntryKind)] {
        zip(entries, isTaken).compactMap { entry, isTaken in isTaken ? nil : entry.name.map { ($0, entry.kind) } }
    }

    mutating func take(_ name: String) -> EntryKind? {
        guard let position = positions[name], !isTaken[position] else { return nil }
        isTaken[position] = true
        return entries[position].kind
    }

    /// Returns true if a name that wasn't taken differs from this one only in case.
    mutating func hasName(nearTo name: String) -> Bool {
        let known = folded ?? Set(rest.map { $0.name.foldedAsFileName })
        folded = known
        return known.contains(name.foldedAsFileName)
    }
}
