/// The code of methods and of other members that are called.
enum CallCode {
    static func method(_ plan: CallPlan) -> MemberCode {
        let member = plan.member
        let name = SwiftNames.declaration(member.name)
        let tail = SignatureText.tail(member, locals: plan.locals, effects: plan.effects)
        let opening = String(parts: SignatureText.modifiers(member, plan.shape), "func ", name, tail, " {")
        let body = plan.body
        return code(plan, plan.variables, onOneLine(opening, body) ?? block(opening, body))
    }

    private static func block(_ opening: String, _ body: [String]) -> [String] {
        var lines = [opening]
        lines.reserveCapacity(body.count + 2)
        for line in body { lines.append(String(parts: "    ", line)) }
        lines.append("}")
        return lines
    }

    /// Returns a method that only records and passes on a call on one line, if it fits.
    private static func onOneLine(_ opening: String, _ body: [String]) -> [String]? {
        guard body.count <= 2, let first = body.first, let last = body.last else { return nil }
        let width = opening.utf8.count + body.reduce(0) { $0 + $1.utf8.count + 2 } + 2
        guard width <= CodeLines.widestMember else { return nil }
        return [String(parts: opening, " ", first, body.count == 1 ? "" : "; " + last, " }")]
    }

    /// Returns the code of a property with an `async` or throwing getter.
    static func effectfulProperty(_ plan: CallPlan) -> MemberCode {
        let member = plan.member
        let name = SwiftNames.declaration(member.name)
        let opening = SignatureText.modifiers(member, plan.shape) + "var \(name): \(member.result.text) {"
        let getter = ["get\(plan.effects.text) {"] + plan.body.indented + ["}"]
        let setter = member.hasSetter ? ["set {}"] : []
        return code(plan, plan.variables, [opening] + (getter + setter).indented + ["}"])
    }

    static func subscripting(_ plan: CallPlan, setter: CallPlan?) -> MemberCode {
        let member = plan.member
        var signature = member
        signature.effects = Effects()
        let tail = SignatureText.tail(signature, locals: plan.locals, effects: Effects())
        let opening = SignatureText.modifiers(member, plan.shape) + "subscript" + tail + " {"
        var accessors = ["get\(plan.effects.text) {"] + plan.body.indented + ["}"]
        if let setter { accessors += ["set {"] + setter.body.indented + ["}"] }
        let variables = plan.variables + (setter?.variables ?? [])
        var made = code(plan, variables, [opening] + accessors.indented + ["}"])
        made.storage += setter?.storage ?? []
        return made
    }

    /// Returns the code of an initialiser, which only records its arguments: a mock can't be stubbed before it exists.
    static func initializer(_ plan: CallPlan) -> MemberCode {
        let member = plan.member
        let shape = plan.shape
        var modifiers = shape.access
        if shape.linked.isObjectiveC, member.parameters.isEmpty { modifiers = "override " + modifiers }
        if !shape.isFinal, shape.linked.isolation != .actor { modifiers += "required " }
        modifiers = SignatureText.isolation(member, shape) + modifiers
        let tail = SignatureText.tail(member, locals: plan.locals, effects: plan.effects)
        let opening = modifiers + "init" + member.failability + tail + " {"
        let assignments = (InitializerCode.memberwise(member, shape) ?? []).enumerated().map { position, property in
            "\(property.settable) = \(SwiftNames.local(plan.locals[position]))"
        }
        let body = assignments + plan.arguments.flatMap(\.preparation) + plan.argumentRecording
        let lines = body.isEmpty ? [opening + "}"] : [opening] + body.indented + ["}"]
        var made = code(plan, plan.argumentVariables, lines)
        made.storage = plan.argumentStorage
        return made
    }

    private static func code(_ plan: CallPlan, _ variables: [StateVariable], _ lines: [String]) -> MemberCode {
        MemberCode(
            conditions: plan.member.conditions,
            isStatic: plan.member.isStatic,
            storage: plan.storage,
            variables: variables,
            lines: plan.member.attributes + lines
        )
    }
}
