/// Builds a tree from events. It has its own stack, so that depth costs no stack of the thread.
struct TreeBuilder {
    private(set) var root: YAMLNode?
    private(set) var diagnostics: [Diagnostic] = []

    private let path: String
    private let limits: YAMLLimits
    private var open: [OpenCollection] = []
    private var anchors = Anchors()
    private var budget: Budget
    private var hasDocument = false
    /// The end of what was read last. A block collection ends there, and not at the next token as in libyaml.
    private var lastEnd = Mark.top

    init(path: String, limits: YAMLLimits) {
        self.path = path
        self.limits = limits
        budget = Budget(limits: limits, path: path)
    }

    /// - Returns: false at the end of the stream.
    mutating func take(_ event: Event) throws(Stop) -> Bool {
        switch event.kind {
        case .boundary: break
        case .streamEnd: return false
        case .documentStart: try beginDocument(event)
        case .scalar: try addScalar(event)
        case .alias: try addAlias(event)
        case .sequenceStart, .mappingStart: try begin(event)
        case .collectionEnd: end(event)
        }
        return true
    }

    /// Reports the problem that stopped the reading, and problems in the mappings that are still open.
    mutating func abandon(_ reason: Diagnostic) {
        diagnostics.append(reason)
        for collection in open where collection.isMapping {
            diagnostics += MappingAssembly(collection, in: path).diagnostics
        }
    }

    /// The anchors that no alias uses, by place.
    var unusedAnchors: [YAMLReading.Anchor] {
        anchors.unused.map { YAMLReading.Anchor(name: $0.name, location: $0.mark.location(in: path)) }
            .sorted { $0.location < $1.location }
    }

    private mutating func beginDocument(_ event: Event) throws(Stop) {
        guard !hasDocument else {
            let message = "a second document begins here; a file holds one"
            let note = "put what follows in a file of its own, or delete the line '---'"
            throw Stop(
                Diagnostic(
                    .unsupportedYAML,
                    at: event.start.location(in: path),
                    message,
                    notes: [Diagnostic.Note(note)]
                )
            )
        }
        hasDocument = true
    }

    private mutating func addScalar(_ event: Event) throws(Stop) {
        let weight = event.weight
        try budget.spend(weight, at: event.start)
        lastEnd = event.end
        // Made where it goes: a copy of a node costs more than the node.
        if let name = event.anchor { anchors.define(name, as: scalarNode(event), weight, at: event.start) }
        attach(scalarNode(event), weight)
    }

    private func scalarNode(_ event: Event) -> YAMLNode {
        let scalar = YAMLScalar(text: event.text, style: event.style)
        return YAMLNode(.scalar(scalar), path: path, event.start, event.end, tag: event.tag)
    }

    private mutating func addAlias(_ event: Event) throws(Stop) {
        lastEnd = event.end
        switch anchors.look(up: event.text) {
        case .defined(let node, let weight):
            try checkDepth(open.count + weight.height, at: event.start)
            try budget.spend(weight, at: event.start)
            attach(node, weight, written: AliasUse(place: event.start, isResolved: true))
        case .open:
            reject(event, .unsupportedYAML, "'*\(excerpt(event.text))' is inside of the value it refers to")
        case nil:
            reject(
                event,
                .needsQuotes,
                "there is no anchor '&\(excerpt(event.text))' before this alias",
                notes: [Diagnostic.Note("write the value itself; if it is text, put it in quotes")]
            )
        }
    }

    /// Reports an alias and leaves an empty place for it, so that keys and values stay paired.
    private mutating func reject(
        _ alias: Event,
        _ kind: DiagnosticKind,
        _ message: String,
        notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(Diagnostic(kind, at: alias.start.location(in: path), message, notes: notes))
        let nothing = Event(kind: .scalar, start: alias.start, end: alias.end)
        attach(scalarNode(nothing), .zero, written: AliasUse(place: alias.start, isResolved: false))
    }

    private mutating func begin(_ event: Event) throws(Stop) {
        try checkDepth(open.count + 1, at: event.start)
        try budget.spend(event.weight, at: event.start)
        // Not `open.last?`, which would copy it.
        let isMergeValue = !open.isEmpty && open[open.count - 1].awaitsMergeValue
        let anchorID = event.anchor.map { anchors.open($0, at: event.start) }
        open.append(OpenCollection(event, anchorID: anchorID, isMergeValue: isMergeValue))
    }

    private mutating func end(_ event: Event) {
        guard let collection = open.popLast() else { return }
        if event.isBracket { lastEnd = event.end }
        let node = YAMLNode(
            content(of: collection),
            path: path,
            collection.start,
            lastEnd,
            isFlow: event.isBracket,
            tag: collection.tag
        )
        if let name = collection.anchor, let id = collection.anchorID {
            anchors.close(name, id, as: node, collection.weight)
        }
        attach(consume node, collection.weight)
    }

    private mutating func content(of collection: OpenCollection) -> YAMLNode.Content {
        if collection.isMapping {
            if collection.hasPlainKeys { return .mapping(collection.entries) }
            let assembly = MappingAssembly(collection, in: path)
            diagnostics += assembly.diagnostics
            return .mapping(assembly.entries)
        }
        if collection.isMergeValue { diagnostics += MergeSources.problems(inListOf: collection, in: path) }
        return .sequence(collection.items)
    }

    private mutating func attach(_ node: consuming YAMLNode, _ weight: Weight, written use: AliasUse? = nil) {
        if open.isEmpty {
            root = node.isEmptyDocument ? nil : node
        } else {
            open[open.count - 1].append(node, weight, written: use)
        }
    }

    private func checkDepth(_ depth: Int, at mark: Mark) throws(Stop) {
        guard depth <= limits.depth else {
            throw Stop(kind: .limitExceeded, at: mark.location(in: path), "nested deeper than \(limits.depth) levels")
        }
    }
}

extension YAMLNode {
    /// True if it is the node of a document without content.
    fileprivate var isEmptyDocument: Bool {
        guard case .scalar(let scalar) = content else { return false }
        return scalar.style == .plain && scalar.text.isEmpty && tag == nil
    }
}
