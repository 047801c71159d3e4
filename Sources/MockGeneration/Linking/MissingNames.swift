/// The names that protocols inherit from, directly or not, and that nothing read so far declares.
struct MissingNames {
    private let index: ProtocolIndex
    private var seen: Set<Place> = []
    private var aliases: Set<String> = []
    private(set) var names: Set<String> = []

    init(of models: [ProtocolModel], in index: ProtocolIndex) {
        self.index = index
        for model in models { add(model) }
    }

    private mutating func add(_ model: ProtocolModel) {
        guard seen.insert(model.place).inserted else { return }
        for inherited in model.inherited { add(inherited.type, of: model) }
        for requirement in model.requirements where requirement.left == .named("Self", []) {
            add(requirement.right, of: model)
        }
    }

    private mutating func add(_ type: TypeShape, of model: ProtocolModel) {
        switch type {
        case .composition(let parts): for part in parts { add(part, of: model) }
        case .attributed(_, let base): add(base, of: model)
        case .named(let name, _), .member(_, let name, _):
            if let found = index.find(type, for: model) {
                add(found)
            } else if let meant = index.alias(type) {
                if aliases.insert(name).inserted { add(meant, of: model) }
            } else if !StandardProtocols.isKnown(name) {
                names.insert(name)
            }
        default: break
        }
    }
}
