/// The anchors of a document so far. A later anchor takes the name from an earlier one.
struct Anchors {
    enum Anchor {
        /// A collection that has begun and not ended; an alias to it would be a cycle.
        case open(id: Int)
        case defined(YAMLNode, Weight)
    }

    private var anchors: [String: Anchor] = [:]
    private var openCount = 0
    /// Where each name was given last, until an alias names it.
    private var places: [String: Mark] = [:]
    /// Those that another one took the name from before any alias named them.
    private var overwritten: [UnusedAnchor] = []

    /// Those that no alias has named, in no order.
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

    /// - Returns: What `close` has to be given.
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

/// An anchor that no alias names: mostly a `&` that wasn't meant as YAML's.
struct UnusedAnchor: Hashable {
    var name: String
    var mark: Mark
}
