/// What becomes of a protocol's associated types: parameters of a generic mock, or type aliases.
struct AssociatedTypes {
    private(set) var parameters: [GenericSignature.Parameter] = []
    private(set) var requirements: [GenericSignature.Requirement] = []
    private(set) var typealiases: [(name: String, type: String)] = []
    /// All of them.
    private(set) var names: Set<String> = []
    /// Other names for types, which the protocol's requirements may use, but the head of a class can't.
    private let aliases: [String: TypeShape]
    private let className: String

    init(of ancestry: Ancestry, mark: MockMark?, className: String) {
        self.className = className
        aliases = ancestry.models.reduce(into: [:]) { aliases, model in
            aliases.merge(model.aliases.filter { !$1.mentions([$0]) }) { first, _ in first }
        }
        let types = AssociatedTypes.merged(ancestry.models.flatMap(\.associatedTypes))
        names = Set(types.map(\.name))
        var said = ancestry.requirements + ancestry.models.flatMap(\.requirements)
        said += types.flatMap(\.requirements)
        let requirements = said.map(plain)
        var fixed: [String: TypeShape] = [:]
        for requirement in requirements where requirement.relation == "==" {
            for (left, right) in [(requirement.left, requirement.right), (requirement.right, requirement.left)] {
                guard case .named(let name, []) = left, names.contains(name), !right.mentions([name]),
                    !isPart(right)
                else { continue }
                if fixed[name] == nil, !AssociatedTypes.goesInCircles(name, right, fixed) {
                    fixed[name] = right
                    break
                }
            }
        }
        for type in types {
            if let written = mark?.typealiases[type.name] {
                typealiases.append((type.name, written))
            } else if let shape = fixed[type.name] ?? type.fallback.map(plain) {
                typealiases.append((type.name, shape.text))
            } else {
                parameters.append(GenericSignature.Parameter(name: type.name, constraint: type.constraint.map(plain)))
            }
        }
        let open = Set(parameters.map(\.name))
        self.requirements = requirements.filter { requirement in
            guard requirement.left.mentions(open) else { return false }
            if requirement.relation == "==", case .named(let name, []) = requirement.left { return open.contains(name) }
            return true
        }
    }

    /// `Self.Item` as `Item`, and what aliases stand for in place of them.
    func plain(_ type: TypeShape) -> TypeShape { plain(type, followsAliases: true) }

    private func plain(_ type: TypeShape, followsAliases: Bool) -> TypeShape {
        let inner = { (part: TypeShape) in plain(part, followsAliases: followsAliases) }
        switch type {
        case .named("Self", []): return .named(className, [])
        case .member(.named("Self", []), let name, let arguments):
            return names.contains(name) ? .named(name, arguments.map(inner)) : inner(.named(name, arguments))
        case .named(let name, []) where followsAliases:
            // Only once: aliases of aliases may go in circles.
            return aliases[name].map { plain($0, followsAliases: false) } ?? type
        default: return type.mapParts(inner)
        }
    }

    /// `Rows.Element` can be asked to be the same as a parameter of the mock, which then stays one.
    private func isPart(_ type: TypeShape) -> Bool {
        guard case .member(let base, _, _) = type else { return false }
        return base.mentions(names)
    }

    /// Whether the type is said to be `Never`.
    func isNever(_ type: TypeShape) -> Bool {
        typealiases.contains { type == .named($0.name, []) && $0.type == "Never" } || type == .named("Never", [])
    }

    private func plain(_ requirement: GenericSignature.Requirement) -> GenericSignature.Requirement {
        var requirement = requirement
        requirement.left = plain(requirement.left)
        requirement.right = plain(requirement.right)
        return requirement
    }

    private static func goesInCircles(_ name: String, _ type: TypeShape, _ fixed: [String: TypeShape]) -> Bool {
        if type.mentions([name]) { return true }
        return fixed.contains { type.mentions([$0.key]) && $0.value.mentions([name]) }
    }

    /// Those of one name are one type, with all that is said about it.
    private static func merged(_ types: [AssociatedType]) -> [AssociatedType] {
        var merged: [AssociatedType] = []
        var positions: [String: Int] = [:]
        for type in types {
            guard let position = positions[type.name] else {
                positions[type.name] = merged.count
                merged.append(type)
                continue
            }
            merged[position].requirements += type.requirements
            merged[position].fallback = merged[position].fallback ?? type.fallback
            let constraints = [merged[position].constraint, type.constraint].compactMap(\.self)
            var unique: [TypeShape] = []
            for constraint in constraints where !unique.contains(constraint) { unique.append(constraint) }
            merged[position].constraint = unique.count < 2 ? unique.first : .composition(unique)
        }
        return merged
    }
}
