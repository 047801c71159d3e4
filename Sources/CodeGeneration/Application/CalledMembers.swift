extension Project {
    /// Returns the members of a service's protocol that interactors call, sorted by name, with only types that its
    /// module sees.
    ///
    /// A member that two methods call with different types is left out: which one is meant is unknown.
    ///
    /// - Parameter name: The protocol's name. For example: `RecipeRepository`.
    public func calledMembers(of name: String) -> [CalledMember] {
        let callers = callers(of: name)
        if callers.isEmpty { return [] }
        return GenerationContext(project: self).calledMembers(of: name, by: callers)
    }

    fileprivate func callers(of name: String) -> [Method] {
        let names = Set(services.filter { $0.type.text == name }.map(\.name))
        return features.flatMap(\.scenes).flatMap(\.methodsToAsk).filter { method in
            method.call.map { names.contains($0.service) } ?? false
        }
    }
}

extension GenerationContext {
    func calledMembers(of name: String) -> [CalledMember] {
        calledMembers(of: name, by: project.callers(of: name))
    }

    fileprivate func calledMembers(of name: String, by callers: [Method]) -> [CalledMember] {
        guard let service = project.services.first(where: { $0.type.text == name }),
            let module = coreModule(declaring: service)
        else { return [] }
        let members = callers.compactMap(CalledMember.init(calledBy:))
        return Dictionary(grouping: members, by: \.redeclared).sorted { $0.key < $1.key }.compactMap { _, members in
            members.dropFirst().reduce(members.first) { $0?.joined(with: $1) }
        }.filter { $0.types.allSatisfy { sees($0, in: module) } }
    }

    private func sees(_ type: SwiftType, in module: CoreModule) -> Bool {
        let others = Set([module.name] + module.dependencies + module.packages)
        return owners.modules(of: type).allSatisfy { name in
            others.contains(name) || (KnownModule(rawValue: name) != nil && name != Project.imagesProduct)
        }
    }
}

extension CalledMember {
    static let table: TemplateTable<CalledMember> = [
        .code("signature", "the member as the protocol has it") { [$0.signature] }
    ]

    private var signature: TemplateCode {
        labels == nil ? .line(declaration) : .phrase(head, items, tail)
    }

    /// The member's identity in the protocol: a property and a function without parameters can't share a name.
    fileprivate var redeclared: String { "\(name)(\((labels ?? []).map { $0 + ":" }.joined()))" }
}
