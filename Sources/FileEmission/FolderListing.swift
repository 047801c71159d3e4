/// What lies in a folder; entries are taken out as they are matched with the plan.
struct FolderListing {
    /// How many entries the folder has, taken or not.
    let count: Int
    private(set) var rest: [String: EntryKind]
    private var lowercased: Set<String>?

    init(_ entries: [FolderEntry]) {
        count = entries.count
        rest = Dictionary(minimumCapacity: entries.count)
        for entry in entries {
            if let name = entry.name { rest[name] = entry.kind }
        }
    }

    mutating func take(_ name: String) -> EntryKind? { rest.removeValue(forKey: name) }

    /// Whether a name that was not taken differs from this one in case alone.
    mutating func hasName(nearTo name: String) -> Bool {
        if rest.isEmpty { return false }
        let known = lowercased ?? Set(rest.keys.map { $0.lowercased() })
        lowercased = known
        return known.contains(name.lowercased())
    }
}
