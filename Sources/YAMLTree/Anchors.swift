/// The anchors of a document so far. A later anchor replaces an earlier one of the same name.
struct Anchors {
    enum Anchor {
        /// A collection that hasn't ended yet; an alias to it would be a cycle.
        case open(id: Int)
        case defined(YAMLNode, Weight)
    }

    private var anchors: [String: Anchor] = [:]
    private var openCount = 0
    /// The latest place of each name, until an alias uses it.
    private var places: [String: Mark] = [:]
    /// Anchors that were replaced before any alias used them.
    private var overwritten: [UnusedAnchor] = []

    /// The anchors that no alias has used, unordered.
    var unused: [UnusedAnchor] { overwritten + places.map { UnusedAnchor(name: $0.key, mark: $0.value) } }

    mutating func look(up name: String) -> Anchor? {
        places[name] = nil
        return anchors[name]
    }

    mutating func define(_ name: String, as node: YAMLNode, _ weight: Weight, at mark: Mark) {
        note(name, at: mark)
        anchors[name] = .defined(node, weight)
    }

    private mutating func note(_ name: String, at mark: Mark) {
        if let earlier = places.updateValue(mark, forKey: name) {
            overwritten.append(UnusedAnchor(name: name, mark: earlier))
        }
    }

    /// - Returns: the id to pass to `close`.
    mutating func open(_ name: String, at mark: Mark) -> Int {
        note(name, at: mark)
        openCount += 1
        anchors[name] = .open(id: openCount)
        return openCount
    }

    mutating func close(_ name: String, _ id: Int, as node: YAMLNode, _ weight: Weight) {
        // Something inside may have taken the name over.
        guard case .open(id) = anchors[name] else { return }
        anchors[name] = .defined(node, weight)
    }
}

/// An anchor that no alias uses: usually a `&` that wasn't meant as YAML.
struct UnusedAnchor: Hashable {
    var name: String
    var mark: Mark
}
