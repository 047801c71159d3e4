/// Checks that each key of a mapping is a scalar and occurs once, and inserts the entries of its merge key.
struct MappingAssembly {
    private(set) var entries: [YAMLEntry]
    private(set) var diagnostics: [Diagnostic] = []

    private let path: String
    private var keys: KeyIndex
    private var merge: Int?
    /// The indices of entries that don't belong to the mapping: invalid ones and merge keys.
    private var dropped: [Int] = []

    init(_ collection: OpenCollection, in path: String) {
        self.path = path
        entries = collection.entries
        keys = KeyIndex(expecting: entries.count)
        for index in entries.indices where !takes(index, of: collection) { dropped.append(index) }
        if !dropped.isEmpty { rebuild(collection) }
    }

    private mutating func takes(_ index: Int, of collection: OpenCollection) -> Bool {
        guard !collection.isMissing(.key(index)) else { return false }
        guard let text = entries[index].key.text else {
            report(
                .yamlComplexKey,
                at: collection.place(ofKey: index),
                "a key must be a scalar, not a list or a mapping"
            )
            return false
        }
        if entries[index].key.isMergeKey {
            takeMerge(index, of: collection)
            return false
        }
        guard let first = keys.insert(text, index) else { return true }
        let (mark, original) = (collection.place(ofKey: index), collection.place(ofKey: first))
        reportDuplicate(at: mark, of: original, "duplicate key '\(excerpt(text))'")
        return false
    }

    private mutating func takeMerge(_ index: Int, of collection: OpenCollection) {
        if let merge {
            let (mark, original) = (collection.place(ofKey: index), collection.place(ofKey: merge))
            reportDuplicate(at: mark, of: original, "a second '<<'; merge several mappings with one list")
        } else {
            merge = index
        }
    }

    /// Puts merged entries in place of the merge key. A key of the mapping itself wins, then the earlier source.
    private mutating func rebuild(_ collection: OpenCollection) {
        let isDropped = Set(dropped)
        var rebuilt: [YAMLEntry] = []
        for index in collection.entries.indices {
            if index == merge { rebuilt += merged(index, of: collection) }
            if !isDropped.contains(index) { rebuilt.append(collection.entries[index]) }
        }
        entries = rebuilt
    }

    private mutating func merged(_ index: Int, of collection: OpenCollection) -> [YAMLEntry] {
        guard !collection.isMissing(.value(index)) else { return [] }
        let sources = MergeSources(collection, index, in: path)
        diagnostics += sources.diagnostics
        return sources.mappings.joined().filter { entry in
            entry.key.text.map { keys.insert($0, index) == nil } ?? false
        }
    }

    private mutating func report(
        _ kind: DiagnosticKind,
        at mark: Mark,
        _ message: String,
        notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(Diagnostic(kind, at: mark.location(in: path), message, notes: notes))
    }

    private mutating func reportDuplicate(at mark: Mark, of first: Mark, _ message: String) {
        let note = Diagnostic.Note("the first one is here", at: first.location(in: path))
        report(.duplicateName, at: mark, message, notes: [note])
    }
}
