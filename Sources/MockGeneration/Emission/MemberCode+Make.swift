extension MemberCode {
    /// Returns the mock's code for each member of its protocol, in their order.
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
    /// The attribute that marks it as deprecated.
    var deprecation: String? { attributes.first { $0.hasPrefix("@available(*") && $0.contains("deprecated") } }

    /// True if every file knows its types, whatever it imports.
    var hasStandardTypesOnly: Bool {
        result.isStandard && parameters.allSatisfy { $0.type.isStandard && $0.attributes.isEmpty }
            && generics == GenericSignature()
    }

    /// True if all of its parameters and results are certain to be sendable.
    var hasSendableTypesOnly: Bool {
        hasStandardTypesOnly && result.isSurelySendable && parameters.allSatisfy(\.type.isSurelySendable)
    }

    /// True if the mock records calls of it, rather than storing a value.
    var isCall: Bool { kind != .property || effects != Effects() || returnsUncopyable || returnsUnescapable }
}
