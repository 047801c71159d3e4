import SwiftSyntax

/// Reads the members of a protocol.
struct MemberReader {
    private let origin: SourceOrigin
    private var conditions: [Condition] = []
    private(set) var members: [Member] = []
    private(set) var associatedTypes: [AssociatedType] = []
    private(set) var unmockable: [Unmockable] = []
    private(set) var aliases: [String: TypeShape] = [:]

    init(_ origin: SourceOrigin) {
        self.origin = origin
    }

    mutating func read(_ items: MemberBlockItemListSyntax) {
        for item in items { read(item.decl) }
    }

    private mutating func read(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): add(function(node))
        case .variableDecl(let node): properties(node).forEach { add($0) }
        case .subscriptDecl(let node): add(subscripting(node))
        case .initializerDecl(let node): add(initializer(node))
        case .associatedTypeDecl(let node): add(associatedType(node))
        case .ifConfigDecl(let node): read(node)
        case .macroExpansionDecl(let node):
            refuse("members added by the macro '#\(node.macroName.text)' are only known to the compiler", node)
        case .typeAliasDecl(let node) where node.genericParameterClause == nil:
            aliases[node.name.declaredType] = TypeReader.read(node.initializer.value)
        default: break
        }
    }

    private mutating func read(_ node: IfConfigDeclSyntax) {
        for (condition, elements) in ConditionReader.branches(of: node, origin) {
            guard case .decls(let items) = elements else { continue }
            conditions.append(condition)
            read(items)
            conditions.removeLast()
        }
    }

    private mutating func add(_ member: Member) {
        var member = member
        let types = member.parameters.map(\.type) + [member.result]
        if let part = types.valuelessPart { refuse(part, at: member.place) }
        if case .typed(let thrown) = member.effects.throwing, !thrown.canBeThrown {
            let reason = "'\(thrown.text)' can't be thrown"
            unmockable.append(
                Unmockable(reason: reason, place: member.place, remedy: "write the name of an error's type")
            )
        }
        member.conditions = conditions
        members.append(member)
    }

    private mutating func refuse(_ reason: String, _ node: some SyntaxProtocol) {
        unmockable.append(Unmockable(reason: reason, place: place(node)))
    }

    private mutating func refuse(_ part: TypeShape, at place: Place) {
        let text = part.text
        if case .verbatim = part {
            let remedy = "write 'some' and a protocol, or the name of a type"
            unmockable.append(Unmockable(reason: "no mock can have the type '\(text)'", place: place, remedy: remedy))
        } else {
            let reason = "'\(text)' says what a type need not be able to do, and no value has it as its type"
            // What is left out of an optional is left out of what is in it.
            let type = text.hasSuffix("?") ? "(any \(text.dropLast()))?" : "any \(text)"
            let remedy =
                part.suppresses("Copyable") || part.suppresses("Escapable")
                ? "write '\(type)', of a parameter with 'borrowing' or 'consuming' before it"
                : "write the name of a type; only '~Copyable' and '~Escapable' can be taken away from one"
            unmockable.append(Unmockable(reason: reason, place: place, remedy: remedy))
        }
    }

    private mutating func add(_ type: AssociatedType) {
        associatedTypes.append(type)
        if let part = type.fallback?.valuelessPart { refuse(part, at: type.place) }
        guard let constraint = type.constraint, !constraint.isConstraint else { return }
        let reason = "'\(constraint.text)' can't constrain the associated type '\(type.name)'"
        let remedy = "write protocols there, with '&' between them"
        unmockable.append(Unmockable(reason: reason, place: type.place, remedy: remedy))
    }

    private func place(_ node: some SyntaxProtocol) -> Place {
        origin.place(of: node)
    }

    private func associatedType(_ node: AssociatedTypeDeclSyntax) -> AssociatedType {
        let constraints = node.inheritanceClause?.inheritedTypes.map { TypeReader.read($0.type) } ?? []
        return AssociatedType(
            name: node.name.declaredType,
            constraint: constraints.count < 2 ? constraints.first : .composition(constraints),
            fallback: node.initializer.map { TypeReader.read($0.value) },
            requirements: GenericReader.requirements(node.genericWhereClause),
            place: place(node)
        )
    }
}

extension MemberReader {
    private func function(_ node: FunctionDeclSyntax) -> Member {
        let signature = node.signature
        var member = member(.method, node.name.plainText, node.attributes, node.modifiers, node.name)
        member.generics = GenericReader.signature(node.genericParameterClause, node.genericWhereClause)
        member.parameters = ParameterReader.read(signature.parameterClause)
        member.effects = TypeReader.effects(
            signature.effectSpecifiers?.asyncSpecifier,
            signature.effectSpecifiers?.throwsClause
        )
        if let clause = signature.returnClause { member.result = TypeReader.normalized(TypeReader.read(clause.type)) }
        return member
    }

    private func initializer(_ node: InitializerDeclSyntax) -> Member {
        let signature = node.signature
        var member = member(.initializer, "init", node.attributes, node.modifiers, node.initKeyword)
        member.generics = GenericReader.signature(node.genericParameterClause, node.genericWhereClause)
        member.parameters = ParameterReader.read(signature.parameterClause)
        member.effects = TypeReader.effects(
            signature.effectSpecifiers?.asyncSpecifier,
            signature.effectSpecifiers?.throwsClause
        )
        member.failability = node.optionalMark?.text ?? ""
        return member
    }

    private func subscripting(_ node: SubscriptDeclSyntax) -> Member {
        var member = member(.subscript, "subscript", node.attributes, node.modifiers, node.subscriptKeyword)
        member.generics = GenericReader.signature(node.genericParameterClause, node.genericWhereClause)
        member.parameters = ParameterReader.read(node.parameterClause, labelsAreNames: false)
        member.result = TypeReader.normalized(TypeReader.read(node.returnClause.type))
        readAccessors(node.accessorBlock, of: &member)
        return member
    }

    private func properties(_ node: VariableDeclSyntax) -> [Member] {
        node.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                let type = binding.typeAnnotation?.type
            else { return nil }
            let name = pattern.identifier
            var member = member(.property, name.plainText, node.attributes, node.modifiers, name)
            member.result = TypeReader.normalized(TypeReader.read(type))
            readAccessors(binding.accessorBlock, of: &member)
            return member
        }
    }

    private func readAccessors(_ block: AccessorBlockSyntax?, of member: inout Member) {
        guard case .accessors(let accessors) = block?.accessors else { return }
        for accessor in accessors {
            switch accessor.accessorSpecifier.text {
            case "set", "_modify", "modify": member.hasSetter = true
            default:
                let effects = accessor.effectSpecifiers
                member.effects = TypeReader.effects(effects?.asyncSpecifier, effects?.throwsClause)
            }
        }
    }

    private func member(
        _ kind: Member.Kind,
        _ name: String,
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax,
        _ node: some SyntaxProtocol
    ) -> Member {
        let modifiers = ModifierReader(attributes, modifiers)
        var member = Member(kind: kind, name: name, place: place(node))
        member.attributes = modifiers.attributes.filter(AttributeMeaning.isKept)
        member.isStatic = modifiers.isStatic
        member.isNonisolated = modifiers.isNonisolated
        member.isOptional = modifiers.isOptional
        member.fixity = modifiers.fixity
        return member
    }
}
