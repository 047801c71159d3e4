/// `searchRecipeCallCount`, `searchRecipeArgValues`, `searchRecipeHandler`, as mockolo names things.
struct MockoloNaming: Naming {
    var hasResults: Bool { false }
    var putsInheritedFirst: Bool { true }
    var hasPlainDefaults: Bool { true }
    var hasMemberwiseInitializer: Bool { true }

    /// The first of several overloads has the plain name; the others get a word more for each that was there before.
    func bases(of members: [Member]) -> [String] {
        var names: [String] = []
        for member in members {
            let words = MockoloNaming.words(of: member)
            var name = member.plainName
            for word in words {
                if !isTaken(name, by: names, members, for: member) { break }
                name += word
            }
            var number = 1
            while isTaken(name, by: names, members, for: member) {
                name += "\(number)"
                number += 1
            }
            names.append(name)
        }
        return names
    }

    func records(base: String, argument: String?) -> RecordNames {
        RecordNames(count: base + "CallCount", invocations: base + "ArgValues", handler: base + "Handler")
    }

    func property(_ name: String) -> PropertyNames {
        PropertyNames(storage: "_" + name, setCount: name + "SetCallCount")
    }

    private func isTaken(_ name: String, by names: [String], _ members: [Member], for member: Member) -> Bool {
        names.indices.contains { names[$0] == name && !members[$0].excludes(member) }
    }

    /// Labels, generic parameters, types, the returned type: a word is added until a name is free.
    private static func words(of member: Member) -> [String] {
        var words: [String] = []
        for parameter in member.parameters {
            let word = parameter.label ?? parameter.name
            let isSaid = word.count >= 2 && member.name.lowercased().hasSuffix(word.lowercased())
            if !isSaid { words.append(word.capitalizedFirst) }
        }
        words += member.generics.parameters.map { $0.name.capitalizedFirst + ($0.constraint?.phrase ?? "") }
        words += [wherePhrase(of: member)].filter { !$0.isEmpty }
        words += member.parameters.map(\.type.displayPhrase)
        words = Array(words.prefix(4))
        if member.result != .void { words.append(member.result.displayPhrase) }
        if member.effects.isAsync { words.append("Async") }
        if member.effects.canThrow { words.append("Throws") }
        return words
    }

    /// `TEquatable` of `where T: Equatable`.
    private static func wherePhrase(of member: Member) -> String {
        member.generics.requirements.map { $0.left.phrase + $0.right.phrase }.joined()
    }
}

extension TypeShape {
    /// `OptionalString` of `String?`, `ArrayInt` of `[Int]`.
    fileprivate var displayPhrase: String {
        switch self {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): "Optional" + wrapped.displayPhrase
        case .array(let element): "Array" + element.displayPhrase
        case .dictionary(let key, let value): "Dictionary" + key.displayPhrase + value.displayPhrase
        case .attributed(_, let base): base.displayPhrase
        default: phrase
        }
    }
}
