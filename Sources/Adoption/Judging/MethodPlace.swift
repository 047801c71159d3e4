/// The place for one scene's function beside the one that opens all of them, and its call in the generated switch.
struct MethodPlace {
    /// The modifier: `static `, or empty for instance methods and functions outside of types.
    var keyword = ""
    /// The text before a call. For example: `SceneFactory.`.
    var receiver = ""
    /// The parameter that arms build with. For example: `environment: AppEnvironment`.
    var parameter: String?
    /// The argument in a call. For example: `environment: self`.
    var argument: String?
    /// The lines above the function.
    var attributes = ""

    private let index: AppIndex
    /// The type that it becomes a member of, if any.
    private let type: String?
    /// The type that gets the generated switch.
    private let owner: String

    /// - Returns: `nil` if generated code couldn't call it, or it would mean something else there.
    init?(beside opener: Opener, index: AppIndex, _ resolver: Resolver) {
        self.index = index
        owner = resolver.owner
        let around = opener.typeAround ?? resolver.owner
        type = around.isEmpty ? nil : around
        let actors = ActorSearch(index: index)
        let isInherited = type.map(actors.isOnMainActor) ?? false
        if actors.isOnMainActor(opener),
            !isInherited || opener.head.attributes.contains(where: { $0.lastPart == "MainActor" })
        {
            attributes = "@MainActor\n"
        }
        if opener.head.isNonisolated { attributes = "nonisolated " }
        guard opener.typeAround != nil else { return }
        guard opener.needsEnvironment, let parameter = opener.environment?.declaration else { return nil }
        self.parameter = parameter
        argument = opener.environment?.argument
        guard let type else {
            // A member of the environment would be called instead, also one that no source shows.
            if EnvironmentTypeRules(index: index).inheritsUnknown(owner) { return nil }
            return
        }
        guard isSafe(type) else { return nil }
        keyword = "static "
        receiver = "\(type)."
    }

    /// Returns true if its static functions can be called by the type's name without a change of behaviour.
    private func isSafe(_ type: String) -> Bool {
        guard let facts = index.declaration(of: type), EnvironmentTypeRules(index: index).reason(against: facts) == nil
        else { return false }
        // Another class could have been asked, which does some of it in its own way.
        guard ["struct", "enum", "actor"].contains(facts.keyword) || (facts.keyword == "class" && facts.isFinal) else {
            return false
        }
        let first = type.prefix { $0 != "." }
        return index.resolve(type, in: owner) == type && index.owner(of: String(first), owner) == nil
    }

    /// Returns an unused name, which the statements can't refer to; `nil` if all are taken.
    func freeName(for scene: String) -> String? {
        ["make\(scene)", "make\(scene)Scene"].first { !isTaken($0) }
    }

    private func isTaken(_ name: String) -> Bool {
        let types = TypeNames.path(to: type ?? "") + (type == nil ? [owner] : [])
        if types.contains(where: { index.owner(of: name, $0) != nil }) { return true }
        return index.facts.contains { facts in
            facts.variables.contains(name) || facts.functions.contains { $0.name == name }
        }
    }
}
