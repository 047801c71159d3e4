/// A sequence or mapping that hasn't ended yet.
struct OpenCollection {
    let isMapping: Bool
    let start: Mark
    let tag: String?
    let anchor: String?
    /// The id to pass to `Anchors` when the collection ends.
    let anchorID: Int?
    /// True if it is the value of a merge key.
    let isMergeValue: Bool
    private(set) var weight: Weight
    /// The elements of a sequence.
    private(set) var items: [YAMLNode] = []
    /// The keys and values of a mapping as written.
    private(set) var entries: [YAMLEntry] = []
    /// The key that is waiting for its value.
    private(set) var pendingKey: YAMLNode?
    /// The children that are written as aliases.
    private(set) var aliases: [Slot: AliasUse] = [:]

    /// A child: an element, a key or a value, by its index.
    enum Slot: Hashable {
        case item(Int)
        case key(Int)
        case value(Int)
    }

    /// - Parameter event: the start of the collection.
    init(_ event: Event, anchorID: Int?, isMergeValue: Bool) {
        isMapping = event.kind == .mappingStart
        start = event.start
        tag = event.tag
        anchor = event.anchor
        self.anchorID = anchorID
        self.isMergeValue = isMergeValue
        weight = event.weight
    }

    /// True if a merge key is waiting for its value. It is inlined to avoid a copy.
    @inline(__always)
    var awaitsMergeValue: Bool {
        pendingKey?.isMergeKey ?? false
    }

    mutating func append(_ node: consuming YAMLNode, _ weight: Weight, written use: AliasUse?) {
        if let use { aliases[nextSlot] = use }
        self.weight.add(child: weight)
        if !isMapping {
            items.append(node)
        } else if let key = pendingKey.take() {
            entries.append(YAMLEntry(key: key, value: node))
        } else {
            pendingKey = node
        }
    }

    private var nextSlot: Slot {
        if !isMapping { return .item(items.count) }
        return pendingKey == nil ? .key(entries.count) : .value(entries.count)
    }
}

/// An alias at its own place; its node has the place of the anchor.
struct AliasUse {
    var place: Mark
    /// True if its anchor exists; a missing one has been reported.
    var isResolved: Bool
}
