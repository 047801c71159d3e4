/// Mockolo's naming: `searchRecipeCallCount`, `searchRecipeArgValues`, `searchRecipeHandler`.
struct MockoloNaming: Naming {
    let traits = NamingTraits(
        hasPlainDefaults: true,
        hasMemberwiseInitializer: true,
        putsOtherModulesFirst: true,
        hasAnyForAssociatedTypes: true
    )

    /// Returns the names. The first of several overloads has the plain name, unless a property has it; each further
    /// one gets one more word.
    func bases(of members: [Member], besides properties: Set<String>) -> [String] {
        var taken = TakenNames(besides: properties)
        return bases(of: members, taking: &taken)
    }

    func bases(of members: [Member], taking taken: inout TakenNames) -> [String] {
        var names = Array(repeating: "", count: members.count)
        let methods = members.indices.filter { members[$0].kind != .property }
        for position in members.indices.filter({ members[$0].kind == .property }) + methods {
            let member = members[position]
            names[position] = taken.take(member.plainName, words: MockoloNaming.words(of: member), for: member)
        }
        return names
    }

    func records(base: String, argument: String?) -> RecordNames {
        RecordNames(count: base + "CallCount", invocations: base + "ArgValues", handler: base + "Handler")
    }

    func property(_ name: String) -> PropertyNames {
        PropertyNames(
            storage: "_" + name,
            setCount: name + "SetCallCount",
            getCount: name + "GetCallCount",
            isSetItself: true
        )
    }

    /// Returns the words that are added until a name is free: labels, generic parameters, their constraints, types,
    /// the result type.
    private static func words(of member: Member) -> [String] {
        var words: [String] = []
        for parameter in member.parameters {
            let word = parameter.label ?? parameter.name
            let isSaid = word.count >= 2 && member.name.lowercased().hasSuffix(word.lowercased())
            if !isSaid { words.append(word.capitalizedFirst) }
        }
        words += member.generics.parameters.map {
            SwiftNames.plain($0.name).capitalizedFirst + ($0.constraint?.displayPhrase ?? "")
        }
        words.append(member.generics.requirements.map { $0.left.displayPhrase + $0.right.displayPhrase }.joined())
        words += member.parameters.map(\.type.displayPhrase)
        if member.result != .void { words.append(String(member.result.displayPhrase.prefix(32))) }
        if member.isStatic { words.append("static") }
        // mockolo has one mock for those that differ in nothing else.
        if member.effects.isAsync { words.append("Async") }
        if member.effects.canThrow { words.append("Throws") }
        return words.filter { !$0.isEmpty }
    }
}

extension TypeShape {
    /// The type as words: `OptionalString` for `String?`, `ArrayInt` for `[Int]`, `PAndQ` for `P & Q`.
    fileprivate var displayPhrase: String {
        switch self {
        case .optional(let wrapped): "Optional" + wrapped.displayPhrase
        case .implicitlyUnwrapped(let wrapped): wrapped.displayPhrase
        case .array(let element): "Array" + element.displayPhrase
        case .dictionary(let key, let value): "Dictionary" + key.displayPhrase + value.displayPhrase
        case .existential(let base): "Any" + base.displayPhrase
        case .opaque(let base): "Some" + base.displayPhrase
        case .composition(let parts): parts.map(\.displayPhrase).joined(separator: "And")
        case .attributed(let attributes, let base):
            attributes.map { TypeShape.verbatim($0).phrase }.joined() + base.displayPhrase
        default: phrase
        }
    }
}
