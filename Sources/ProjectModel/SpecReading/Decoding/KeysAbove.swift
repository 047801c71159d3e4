/// The keys of a file whose values begin on a line below.
///
/// The fix for a list in the place of a single word is made on the key's line.
struct KeysAbove {
    private var places: [SourceLocation: SourceLocation] = [:]

    init(_ root: YAMLNode) { take(root) }

    /// The place of the key whose value begins there; `nil` for a value next to its key, and for an item of a list.
    subscript(value: SourceLocation) -> SourceLocation? { places[value] }

    private mutating func take(_ node: YAMLNode) {
        switch node.content {
        case .scalar: break
        case .sequence(let items): items.forEach { take($0) }
        case .mapping(let entries):
            for entry in entries {
                let (key, value) = (entry.key.range.start, entry.value.range.start)
                // What an alias names stands where its anchor is.
                guard places[value] == nil else { continue }
                if key.path == value.path, key.line < value.line { places[value] = key }
                take(entry.value)
            }
        }
    }
}
