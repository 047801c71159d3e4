/// The names of ancestors, direct and indirect, that nothing read so far declares.
struct MissingNames {
    private(set) var names: Set<String> = []

    /// The outermost types around the protocols and their ancestors.
    private(set) var outermost: Set<String> = []

    private let index: ProtocolIndex
    private var seen: Set<Place> = []
    private var aliases: Set<String> = []
    /// The types that have yet to be looked up: a chain of protocols can be as long as a file.
    private var pending: [(type: TypeShape, user: ProtocolModel)] = []

    init(of models: [ProtocolModel], in index: ProtocolIndex) {
        self.index = index
        for model in models { add(model) }
        while let (type, user) = pending.popLast() { add(type, of: user) }
    }

    private mutating func add(_ model: ProtocolModel) {
        guard seen.insert(model.place).inserted else { return }
        if let scope = model.scope.first {
            outermost.insert(scope.split(separator: ".").first.map(String.init) ?? scope)
        }
        for inherited in model.inherited { pending.append((inherited.type, model)) }
        for requirement in model.requirements where requirement.left == .named("Self", []) {
            pending.append((requirement.right, model))
        }
    }

    private mutating func add(_ type: TypeShape, of model: ProtocolModel) {
        switch type {
        case .composition(let parts): pending += parts.map { ($0, model) }
        case .attributed(_, let base): pending.append((base, model))
        case .named(let name, _), .member(_, let name, _):
            if let found = index.find(type, for: model) {
                add(found)
            } else if let meant = index.alias(type) {
                if aliases.insert(name).inserted { pending.append((meant, model)) }
            } else if !StandardProtocols.isKnown(name) {
                names.insert(name)
            }
        default: break
        }
    }
}
