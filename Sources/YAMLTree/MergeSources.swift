/// The mappings that a merge key's value refers to, by precedence.
struct MergeSources {
    private(set) var mappings: [[YAMLEntry]] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter index: the index of the merge key's entry in `collection`.
    init(_ collection: OpenCollection, _ index: Int, in path: String) {
        let place = collection.place(ofValue: index).location(in: path)
        switch collection.entries[index].value.content {
        case .mapping(let entries):
            mappings = [entries]
        case .scalar:
            diagnostics = [Self.problem(at: place)]
        case .sequence(let elements):
            mappings = elements.compactMap(\.entries)
            // A list that is written here was checked when it ended, when the places of its aliases were known.
            let isAlias = collection.aliases[.value(index)] != nil
            if isAlias, mappings.count < elements.count { diagnostics = [Self.problem(at: place)] }
        }
    }

    /// Returns the problems of a list that is the value of a merge key.
    static func problems(inListOf collection: OpenCollection, in path: String) -> [Diagnostic] {
        collection.items.indices
            .filter { collection.items[$0].entries == nil && !collection.isMissing(.item($0)) }
            .map { problem(at: collection.place(ofItem: $0).location(in: path)) }
    }

    private static func problem(at place: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unsupportedYAML,
            at: place,
            "only mappings, and lists of mappings, can be merged by '<<'"
        )
    }
}

extension YAMLNode {
    /// True if it is a `<<` that merges; in quotes it is an ordinary key.
    @inline(__always)
    var isMergeKey: Bool {
        guard text == "<<", case .scalar(let scalar) = content, scalar.style == .plain else { return false }
        return tag == nil || tag == "tag:yaml.org,2002:merge"
    }

    /// The text of a scalar; `nil` for a collection.
    public var text: String? {
        if case .scalar(let scalar) = content { scalar.text } else { nil }
    }
}
