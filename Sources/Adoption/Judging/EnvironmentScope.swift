/// Compares the meaning of names in a function with that in a method of its environment.
struct EnvironmentScope {
    let index: AppIndex
    /// The type that gets the generated switch.
    let environment: String
    /// The type around the function; empty if there is none.
    let typeAround: String

    func obstacle(to expression: ArmExpression) -> Obstacle? {
        expression.uses.lazy.filter { $0.base == nil }.compactMap { use in
            reason(against: use.name).map { Obstacle(reason: "its arm uses \($0)", place: use.place) }
        }.first
    }

    private func reason(against name: String) -> String? {
        if name == "Self" { return reasonAgainstSelf }
        for type in types(around: typeAround) where index.hasMember(name, type) { return "'\(name)' of '\(type)'" }
        let full = index.resolve(name, in: typeAround)
        if let full, full != name { return "'\(name)', which is inside another type" }
        if index.owner(of: name, environment) != nil
            || index.resolve(name, in: environment) != full
        {
            return "'\(name)', which means something else in '\(environment)'"
        }
        if name.first?.isUppercase == true { return nil }
        // Whatever nobody declares may be inherited, here or there.
        let isFunction = index.facts.contains { $0.functions.contains { $0.name == name } }
        return isFunction && !inheritsUnknown ? nil : "'\(name)', and what that is isn't written"
    }

    /// The reason against `Self`, which may be a subclass in a class.
    private var reasonAgainstSelf: String? {
        guard let type = index.declaration(of: typeAround), ["struct", "enum"].contains(type.keyword), !type.isHidden
        else { return "'Self'" }
        return nil
    }

    /// Returns the types around a name, innermost first, each with its ancestors.
    private func types(around name: String) -> [String] {
        if name.isEmpty { return [] }
        let outer = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
        return [name] + index.ancestors(of: name).sorted() + types(around: outer)
    }

    private var inheritsUnknown: Bool { EnvironmentTypeRules(index: index).inheritsUnknown(environment) }
}
