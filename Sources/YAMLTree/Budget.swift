/// The cost of walking a node, including everything that its aliases stand for.
struct Weight {
    var nodes: Int
    var textBytes: Int
    /// The depth of nested collections; 0 for a scalar.
    var height: Int

    static let zero = Weight(nodes: 0, textBytes: 0, height: 0)

    mutating func add(child: Weight) {
        nodes += child.nodes
        textBytes += child.textBytes
        height = max(height, child.height + 1)
    }
}

/// The capacity left for the rest of a file. An alias costs as much as its node; nothing is copied to measure it.
struct Budget {
    private let nodeLimit: Int
    private let textLimit: Int
    private let path: String
    private var nodes = 0
    private var textBytes = 0

    init(limits: YAMLLimits, path: String) {
        // Any limit may be set, and none must overflow a sum.
        let most = 1 << 40
        nodeLimit = min(limits.nodes, most)
        // Escapes can make text a little longer than the file. Twice as long it gets by aliases and tag handles only.
        textLimit = 2 * min(limits.bytes, most)
        self.path = path
    }

    mutating func spend(_ weight: Weight, at mark: Mark) throws(Stop) {
        nodes += weight.nodes
        guard nodes <= nodeLimit else {
            throw Stop(
                kind: .limitExceeded,
                at: mark.location(in: path),
                "more than \(nodeLimit) keys, values and collections, counting aliases in full"
            )
        }
        textBytes += weight.textBytes
        guard textBytes <= textLimit else {
            throw Stop(
                kind: .limitExceeded,
                at: mark.location(in: path),
                "more than \(textLimit) bytes of text, counting aliases in full"
            )
        }
    }
}

extension Event {
    /// The weight of the node itself that begins here.
    var weight: Weight {
        Weight(nodes: 1, textBytes: text.utf8.count + (tag?.utf8.count ?? 0), height: kind == .scalar ? 0 : 1)
    }
}
