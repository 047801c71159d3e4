extension MemberCode {
    /// What a mock has for each of its protocol's members, in their order.
    static func all(of shape: MockShape, isProtocol: (String) -> Bool) -> [MemberCode] {
        let members = shape.linked.members
        let called = members.filter(\.isCall)
        let properties = Set(members.filter { !$0.isCall }.map(\.name))
        let named = shape.naming.bases(of: called, besides: properties)
        let bases = BaseNames.withoutClashes(named, members: members, shape.naming)
        var position = 0
        return members.map { member in
            var made: MemberCode
            if member.isCall {
                made = code(of: member, base: bases[position], shape: shape, isProtocol)
                position += 1
            } else {
                let property = PropertyCode(member, shape: shape)
                made = property.code
                made.sampleModules = property.sample.modules
            }
            made.deprecation = member.deprecation
            return made
        }
    }

    private static func code(
        of member: Member,
        base: String,
        shape: MockShape,
        _ isProtocol: (String) -> Bool
    ) -> MemberCode {
        let plan = CallPlan(member, base: base, shape: shape, isProtocol: isProtocol)
        var made = code(of: plan, base: base, isProtocol)
        made.sampleModules = plan.result.sample.modules
        return made
    }

    private static func code(of plan: CallPlan, base: String, _ isProtocol: (String) -> Bool) -> MemberCode {
        let (member, shape) = (plan.member, plan.shape)
        switch member.kind {
        case .method: return CallCode.method(plan)
        case .property: return CallCode.effectfulProperty(plan)
        case .initializer: return CallCode.initializer(plan)
        case .subscript:
            guard member.hasSetter else { return CallCode.subscripting(plan, setter: nil) }
            var setting = member
            setting.parameters.append(Parameter(label: "newValue", name: "newValue", type: member.result))
            setting.result = .void
            setting.effects = Effects()
            let setter = CallPlan(setting, base: base + "Set", shape: shape, isProtocol: isProtocol)
            return CallCode.subscripting(plan, setter: setter)
        }
    }
}

extension Member {
    /// The attribute that says that nobody should use it.
    var deprecation: String? { attributes.first { $0.hasPrefix("@available(*") && $0.contains("deprecated") } }

    /// Whether every file knows the types of it, whatever it imports.
    var hasStandardTypesOnly: Bool {
        result.isStandard && parameters.allSatisfy { $0.type.isStandard && $0.attributes.isEmpty }
            && generics == GenericSignature()
    }

    /// Whether each value that it is given, or gives, surely is sendable.
    var hasSendableTypesOnly: Bool {
        hasStandardTypesOnly && result.isSurelySendable && parameters.allSatisfy(\.type.isSurelySendable)
    }

    /// Whether the mock records calls of it, rather than holding a value.
    var isCall: Bool { kind != .property || effects != Effects() || returnsUncopyable || returnsUnescapable }
}
