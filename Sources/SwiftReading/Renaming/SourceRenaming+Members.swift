import SwiftSyntax

extension SourceRenaming {
    private var receivers: ReceiverSearch { ReceiverSearch(known: known) }

    func memberVerdict(on token: TokenSyntax) -> Verdict {
        guard let parent = token.parent else { return .other }
        let name = token.plainText
        if parent.is(LabeledExprSyntax.self) || parent.is(FunctionParameterSyntax.self) {
            return labelVerdict(on: token)
        }
        let candidates = changes.members.filter { $0.key.name == name }
        guard let new = candidates.first?.value else { return localVerdict(on: token) }
        if token.declaredKind == .member {
            guard Syntax(parent).isMember, let type = Syntax(parent).nameOfTypeAround else { return .other }
            return change(name, of: [type]).map(Verdict.change) ?? .other
        }
        guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return .other }
        if let path = reference.parent?.as(KeyPathPropertyComponentSyntax.self) {
            return keyPathVerdict(name, path, new)
        }
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
            return nameVerdict(on: reference)
        }
        guard let base = member.base else {
            let owners = Set(candidates.keys.map(\.owner))
            let isKnown = isUnique(name, to: owners) || !context(of: Syntax(member)).isDisjoint(with: owners)
            return isKnown ? .change(to: new) : .unsure(newName: new)
        }
        guard let value = receivers.value(of: base) else { return .unsure(newName: new) }
        return verdict(on: name, of: value.types, new)
    }

    /// Returns true if a name is derived from the old one and no other type has it. For example: `.recipesResources`.
    private func isUnique(_ name: String, to owners: Set<String>) -> Bool {
        !changes.words.contains(name) && known.owners(ofMember: name).isSubset(of: owners)
    }

    private func verdict(on name: String, of types: [String], _ new: String) -> Verdict {
        if let new = change(name, of: types) { return .change(to: new) }
        if types.contains(where: { known.member(name, of: $0) != nil }) { return .other }
        // A type that no source of the project declares has nothing of ours.
        return types.contains { known.entry($0) != nil } || types.isEmpty ? .unsure(newName: new) : .other
    }

    /// Returns the new name of a member of the types or of their supertypes.
    private func change(_ name: String, of types: [String]) -> String? {
        for type in types {
            for owner in known.family(of: type) {
                if let new = changes.members[.init(name, of: owner)] { return new }
            }
        }
        return nil
    }

    /// Decides on a name without anything before it.
    private func nameVerdict(on reference: DeclReferenceExprSyntax) -> Verdict {
        let name = reference.baseName.plainText
        switch receivers.meaning(of: name, at: Syntax(reference)) {
        case .local: return .other
        case .parameter(let parameter): return parameterVerdict(parameter)
        case .member(let owner, _): return change(name, of: [owner]).map(Verdict.change) ?? .other
        case nil:
            // Perhaps a member that only the type's other declarations have.
            guard let type = Syntax(reference).nameOfTypeAround else { return .other }
            return change(name, of: [type]).map(Verdict.change) ?? .other
        }
    }

    private func keyPathVerdict(_ name: String, _ node: KeyPathPropertyComponentSyntax, _ new: String) -> Verdict {
        let path = node.parent?.parent?.parent?.as(KeyPathExprSyntax.self)
        guard let path, let root = path.root, path.components.first?.component.id == node.id else {
            return .unsure(newName: new)
        }
        return verdict(on: name, of: root.namedTypes, new)
    }

    /// Returns the types in a statement, for members written without one: `.cart` in `scenes == [.cart]`.
    private func context(of place: Syntax) -> Set<String> {
        var node = place.parent
        while let current = node {
            if let statement = current.as(SwitchExprSyntax.self) {
                return Set(receivers.value(of: statement.subject)?.types ?? [])
            }
            if current.is(CodeBlockItemSyntax.self) { return mentioned(in: current) }
            if current.is(CodeBlockSyntax.self) || current.is(MemberBlockSyntax.self) { return [] }
            node = current.parent
        }
        return []
    }

    private func mentioned(in statement: Syntax) -> Set<String> {
        var mentioned: Set<String> = []
        for token in statement.tokens(viewMode: .sourceAccurate) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
            let member = reference.parent?.as(MemberAccessExprSyntax.self)
            let isMember = member?.declName.id == reference.id
            let expression = isMember ? member.map(ExprSyntax.init) : ExprSyntax(reference)
            guard let value = expression.flatMap(receivers.value) else { continue }
            mentioned.formUnion(value.mentioned)
        }
        return mentioned
    }
}

extension SourceRenaming {
    private func labelVerdict(on token: TokenSyntax) -> Verdict {
        if let parameter = token.parent?.as(FunctionParameterSyntax.self) {
            return parameter.firstName == token ? parameterVerdict(parameter) : .other
        }
        let candidates = changes.labels.filter { $0.key.name == token.plainText }
        guard let new = candidates.first?.value, let argument = token.parent?.as(LabeledExprSyntax.self),
            argument.label == token, let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return .other }
        if let type = ExprSyntax(call).madeType?.namedTypes.last {
            return label(token.plainText, of: type, "init").map(Verdict.change) ?? .other
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            guard let value = receivers.value(of: base) else { return .unsure(newName: new) }
            let function = member.declName.baseName.plainText
            let new = value.types.lazy.compactMap { label(token.plainText, of: $0, function) }.first
            return new.map(Verdict.change) ?? .other
        }
        return call.calledExpression.is(MemberAccessExprSyntax.self) ? .unsure(newName: new) : .other
    }

    private func label(_ name: String, of type: String, _ function: String) -> String? {
        known.family(of: type).lazy.compactMap { changes.labels[.init(name, of: "\($0).\(function)")] }.first
    }

    /// Decides on a parameter's name in the body of its function; a label without a second name is also that name.
    private func parameterVerdict(_ parameter: FunctionParameterSyntax) -> Verdict {
        guard let function = parameter.function, let type = Syntax(parameter).nameOfTypeAround else { return .other }
        return label(parameter.firstName.plainText, of: type, function).map(Verdict.change) ?? .other
    }

    private func localVerdict(on token: TokenSyntax) -> Verdict {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
            case .parameter(let parameter) = receivers.meaning(of: token.plainText, at: Syntax(reference))
        else { return .other }
        return parameter.secondName == nil ? parameterVerdict(parameter) : .other
    }
}
