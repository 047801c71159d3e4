/// The associated types of a protocol in its mock: generic parameters or type aliases.
struct AssociatedTypes {
    private(set) var parameters: [GenericSignature.Parameter] = []
    private(set) var requirements: [GenericSignature.Requirement] = []
    private(set) var typealiases: [(name: String, type: String)] = []
    /// The names of all associated types.
    private(set) var names: Set<String> = []
    /// Type aliases that the protocol's requirements may use, but the head of a class can't.
    let aliases: [String: TypeShape]
    private let className: String
    /// The types that a protocol gives to associated types by restating an inherited member.
    let restated: [String: TypeShape]

    init(of ancestry: Ancestry, mark: MockMark?, className: String, naming: any Naming) {
        self.className = className
        aliases = ancestry.models.reduce(into: [:]) { aliases, model in
            aliases.merge(model.aliases.filter { !$1.mentions([$0]) }) { first, _ in first }
        }
        let types = MergedAssociatedTypes(ancestry.models.flatMap(\.associatedTypes) + ancestry.identities).types
        names = Set(types.map(\.name))
        restated = names.isEmpty ? [:] : Restatement.types(in: ancestry, of: types)
        let said = restated.sorted { $0.key < $1.key }.map {
            GenericSignature.Requirement(left: .named($0.key, []), relation: "==", right: $0.value)
        }
        let outside = (ancestry.requirements + ancestry.models.flatMap(\.requirements) + said).map { $0.map(plain) }
        let requirements = outside + types.flatMap(\.requirements).map { $0.map(plain) }
        let written = mark?.typealiases.filter { names.contains($0.key) } ?? [:]
        let known = knownTypes(types, written.compactMapValues(TypeShape.init(writtenInMark:)), requirements, outside)
        let left = requirements.map { $0.map { AssociatedTypes.replacing(known, in: $0) } }
        // What nothing is asked of may be `Any`, unless a requirement has to do with it that no annotation settles.
        let isSettled = !(written.isEmpty ? requirements : left).contains { $0.left.mentions(names) }
        for type in naming.traits.hasAnyForAssociatedTypes ? types.sorted(by: { $0.name < $1.name }) : types {
            if let shape = known[type.name] {
                typealiases.append((type.name, written[type.name] ?? shape.text))
            } else if naming.traits.hasAnyForAssociatedTypes, isSettled, type.constraint == nil {
                typealiases.append((type.name, "Any"))
            } else {
                let constraint = type.constraint.map { AssociatedTypes.replacing(known, in: plain($0)) }
                parameters.append(GenericSignature.Parameter(name: type.name, constraint: constraint))
            }
        }
        addAliases()
        let open = Set(parameters.map(\.name))
        self.requirements = left.compactMap { AssociatedTypes.asked(by: $0, of: open) }
    }

    /// Returns the requirement for the head of a class; `nil` if it doesn't constrain the parameters.
    private static func asked(by requirement: GenericSignature.Requirement, of open: Set<String>)
        -> GenericSignature.Requirement?
    {
        if requirement.left.mentions(open) { return requirement }
        guard requirement.relation == "==", requirement.right.mentions(open) else { return nil }
        var turned = requirement
        (turned.left, turned.right) = (requirement.right, requirement.left)
        return turned
    }

    /// Returns the associated types that are known: from the mark, from requirements, or from defaults.
    private func knownTypes(
        _ types: [AssociatedType],
        _ written: [String: TypeShape],
        _ requirements: [GenericSignature.Requirement],
        _ outside: [GenericSignature.Requirement]
    ) -> [String: TypeShape] {
        var known = fixedTypes(by: requirements, written)
        for type in types where known[type.name] == nil { known[type.name] = fallback(of: type, outside) }
        // One that is known may settle another: `Value == Rows.Element`.
        for _ in types {
            let more = fixedTypes(by: requirements.map { $0.map { AssociatedTypes.replacing(known, in: $0) } }, known)
            if more.count == known.count { break }
            known = more
        }
        return known
    }

    /// Returns the type with known types in place of their names, even nested ones.
    private static func replacing(_ known: [String: TypeShape], in type: TypeShape) -> TypeShape {
        let names = Set(known.keys)
        var type = type
        for _ in names.indices where type.mentions(names) { type = type.replacing(known) }
        return type
    }

    /// Adds the protocol's aliases for types made of these, which could mean something else in the class.
    private mutating func addAliases() {
        for (name, type) in aliases.sorted(by: { $0.key < $1.key }) where type.mentions(names) && !names.contains(name)
        {
            typealiases.append((name, type.text))
        }
    }

    /// Returns the types that requirements give to associated types: `where Item == Int`.
    ///
    /// - Parameter known: the types already known.
    private func fixedTypes(
        by requirements: [GenericSignature.Requirement],
        _ known: [String: TypeShape]
    ) -> [String: TypeShape] {
        var fixed = known
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
        return fixed
    }

    /// Returns the default of an associated type, unless other requirements constrain it further.
    private func fallback(of type: AssociatedType, _ requirements: [GenericSignature.Requirement]) -> TypeShape? {
        let isAskedForMore = requirements.contains { $0.left.mentions([type.name]) }
        return isAskedForMore ? nil : type.fallback.map(plain)
    }

    /// Returns `Item` for `Self.Item`, and the types that aliases stand for.
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

    /// Returns true for a type like `Rows.Element`: a parameter of the mock that has to equal it stays one.
    private func isPart(_ type: TypeShape) -> Bool {
        guard case .member(let base, _, _) = type else { return false }
        return base.mentions(names)
    }

    /// Returns true if the type is known to be `Never`.
    func isNever(_ type: TypeShape) -> Bool {
        typealiases.contains { type == .named($0.name, []) && $0.type == "Never" } || type == .named("Never", [])
    }

    private static func goesInCircles(_ name: String, _ type: TypeShape, _ fixed: [String: TypeShape]) -> Bool {
        if type.mentions([name]) { return true }
        return fixed.contains { type.mentions([$0.key]) && $0.value.mentions([name]) }
    }
}
