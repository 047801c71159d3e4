/// Reads the parameters of a descriptor's initializer, in the form of a spec.
struct ParametersReader {
    let index: AppIndex

    /// - Returns: the parameters; none, and the reason, if a spec can't express them.
    func parameters(of type: TypeFacts) -> (parameters: [MemberFacts.Parameter], difference: String?) {
        let members = index.members(of: type.name)
        if type.keyword == "class" {
            return ([], "it is a class, and generated descriptors are structs")
        }
        if type.keyword == "enum" {
            return ([], "it is an enum, and a spec has no parameters for its cases")
        }
        if members.initializers.isEmpty, members.hasHiddenInitializer {
            return ([], "its initializer is private; the spec has no parameters")
        }
        guard let taken = taken(by: type, members) else {
            return ([], "it has \(members.initializers.count) initializers; the spec has no parameters")
        }
        for parameter in taken {
            guard let label = parameter.label else {
                return ([], "its initializer takes a value without a name; the spec has no parameters")
            }
            guard let text = parameter.type else {
                return ([], "the type of '\(label)' isn't written; the spec has no parameters")
            }
            guard case .success = SwiftType.read(text) else {
                return ([], "a spec can't say the type of '\(label)', so it has no parameters")
            }
            if let value = parameter.defaultValue, (try? SwiftExpression.read(value).get()) == nil {
                return ([], "a spec can't say the default of '\(label)', so it has no parameters")
            }
        }
        let properties = Set(members.stored.compactMap(\.label))
        if !members.initializers.isEmpty, Set(taken.compactMap(\.label)) != properties {
            return (taken, "its initializer's labels aren't the names of its properties")
        }
        return (taken, nil)
    }

    private func taken(by type: TypeFacts, _ members: MemberFacts) -> [MemberFacts.Parameter]? {
        written(by: type, members)?.map { parameter in
            var parameter = parameter
            let names = ScopedNames(index: index, scope: type.name)
            parameter.type = parameter.type.map(names.fromOutside)
            return parameter
        }
    }

    private func written(by type: TypeFacts, _ members: MemberFacts) -> [MemberFacts.Parameter]? {
        if members.initializers.count == 1 { return members.initializers[0] }
        if members.initializers.count > 1 { return nil }
        if type.keyword == "struct" { return members.stored }
        return []
    }
}
