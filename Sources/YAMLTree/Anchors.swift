/// The anchors of a document so far. A later anchor takes the name from an earlier one.
struct Anchors {
    enum Anchor {
        /// A collection that has begun and not ended; an alias to it would be a cycle.
        case open(id: Int)
        case defined(YAMLNode, Weight)
    }

    private var anchors: [String: Anchor] = [:]
    private var openCount = 0

    func look(up name: String) -> Anchor? {
        anchors[name]
    }

    mutating func define(_ name: String, as node: YAMLNode, _ weight: Weight) {
        anchors[name] = .defined(node, weight)
    }

    /// - Returns: What `close` has to be given.
    mutating func open(_ name: String) -> Int {
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
