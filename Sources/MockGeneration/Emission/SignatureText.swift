/// Spells the declaration of a member as in its protocol, with the mock's own local names.
enum SignatureText {
    /// Returns the name used by documentation and messages: `search(keyword:)`.
    static func selector(_ member: Member) -> String {
        if member.kind == .property { return member.name }
        var selector = member.name
        selector += "("
        for parameter in member.parameters {
            selector += member.isOperator ? "_" : parameter.label ?? "_"
            selector += ":"
        }
        return selector + ")"
    }

    /// Returns the modifiers, each with a trailing space.
    static func modifiers(_ member: Member, _ shape: MockShape) -> String {
        isolation(member, shape) + shape.access + (member.isStatic ? "static " : "")
            + (member.fixity.isEmpty ? "" : member.fixity + " ")
            + (shape.hasWishes ? shape.wishes.declared(by: member) : "")
    }

    /// Returns `nonisolated(nonsending)`, `nonisolated` or nothing, with a trailing space.
    static func isolation(_ member: Member, _ shape: MockShape) -> String {
        if shape.staysWithCaller(member) { return MockShape.nonsending }
        return member.isNonisolated && shape.linked.isolation != .nonisolated ? "nonisolated " : ""
    }

    /// Returns the part after the name: `<T: P>(label local: T) async throws -> T where T: Q`.
    static func tail(_ member: Member, locals: [String], effects: Effects) -> String {
        var text = TextBuffer(capacity: 240)
        text += generics(member.generics)
        text += "("
        for (position, parameter) in member.parameters.enumerated() {
            if position > 0 { text += ", " }
            write(parameter, local: locals[position], of: member, to: &text)
        }
        text += ")"
        text += effects.text
        if member.result != .void {
            text += " -> "
            member.result.write(to: &text)
        }
        text += requirements(member.generics.requirements)
        return text.string
    }

    static func generics(_ signature: GenericSignature) -> String {
        if signature.parameters.isEmpty { return "" }
        let parameters = signature.parameters.map { parameter in
            (parameter.isPack ? "each " : "") + parameter.name + (parameter.constraint.map { ": " + $0.text } ?? "")
        }
        return "<" + parameters.joined(separator: ", ") + ">"
    }

    static func requirements(_ requirements: [GenericSignature.Requirement]) -> String {
        if requirements.isEmpty { return "" }
        let phrases = requirements.map { requirement in
            let relation = requirement.relation == ":" ? ": " : " == "
            return requirement.left.text + relation + requirement.right.text
        }
        return " where " + phrases.joined(separator: ", ")
    }

    private static func write(
        _ parameter: Parameter,
        local: String,
        of member: Member,
        to text: inout TextBuffer
    ) {
        let name = SwiftNames.label(local)
        let label = parameter.label.map(SwiftNames.label) ?? "_"
        let isSame = label == name
        // A subscript's parameter has no label unless one is written twice.
        let hasLabel = member.kind == .subscript ? parameter.label != nil : !isSame
        for attribute in parameter.attributes {
            text += attribute
            text += " "
        }
        if hasLabel {
            text += label
            text += " "
        }
        text += name
        text += ": "
        type(parameter).write(to: &text)
        if parameter.isVariadic { text += "..." }
    }

    /// Returns the type, without ownership if it can be copied: ownership would keep the mock from recording.
    private static func type(_ parameter: Parameter) -> TypeShape {
        let (attributes, base) = parameter.type.separated
        guard base.isSurelyCopyable else { return parameter.type }
        let kept = attributes.filter { $0 != "borrowing" && $0 != "consuming" }
        return kept.isEmpty ? base : .attributed(kept, base)
    }
}
