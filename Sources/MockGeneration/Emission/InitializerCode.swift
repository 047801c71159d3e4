/// Writes a mock's own initialisers.
struct InitializerCode {
    let shape: MockShape

    /// True if the class needs an explicit one. Inside a module, Swift's own is enough for a protocol from a spec.
    var writesAny: Bool {
        guard let description = shape.linked.model.description else { return true }
        return !shape.access.isEmpty && !description.hasInitializer
    }

    func write(to lines: inout CodeLines) {
        if !writesAny { return }
        let own = shape.linked.members.filter { $0.kind == .initializer }
        if !own.contains(where: { $0.parameters.isEmpty && $0.conditions.isEmpty }) {
            let override = shape.linked.isObjectiveC ? "override " : ""
            lines.add("\(override)\(shape.access)init() {}")
        }
        if shape.naming.traits.hasMemberwiseInitializer { writeMemberwise(to: &lines) }
    }

    /// Returns the properties that a memberwise initialiser sets, in source order.
    private static func properties(of shape: MockShape) -> [PropertyCode] {
        shape.linked.members.sorted { ($0.place.offset, $0.name) < ($1.place.offset, $1.name) }
            .filter { $0.kind == .property && !$0.isCall && !$0.isStatic && $0.conditions.isEmpty }
            // What is bound to an actor can't be set where the mock is made, and what is deprecated had better not be.
            .filter { $0.deprecation == nil && !$0.attributes.contains(where: AttributeMeaning.isGlobalActor) }
            .map { PropertyCode($0, shape: shape) }
            .filter { SubjectCode($0) == nil }
    }

    /// Returns the properties that the protocol's own initialiser sets, if it is the memberwise one.
    static func memberwise(_ member: Member, _ shape: MockShape) -> [PropertyCode]? {
        guard shape.naming.traits.hasMemberwiseInitializer, member.kind == .initializer, member.conditions.isEmpty,
            member.generics.parameters.isEmpty
        else { return nil }
        let properties = properties(of: shape)
        guard properties.count == member.parameters.count, !properties.isEmpty else { return nil }
        let isSame = zip(properties, member.parameters).allSatisfy { property, parameter in
            property.member.name == parameter.label && !parameter.isVariadic
                && property.member.result.withoutUnwrapping.withoutOwnership
                    == parameter.type.withoutOwnership.withoutUnwrapping
        }
        return isSame ? properties : nil
    }

    private func writeMemberwise(to lines: inout CodeLines) {
        let properties = InitializerCode.properties(of: shape)
        if properties.isEmpty { return }
        // The protocol asks for the same one.
        if shape.linked.members.contains(where: { InitializerCode.memberwise($0, shape) != nil }) { return }
        let parameters = properties.map { property in
            let type = property.member.result.withoutUnwrapping
            let base = type.separated.base
            var isFunction = property.member.returnsClosure
            if case .function = base { isFunction = true }
            let fallback = property.fallback.map { " = " + $0 } ?? ""
            return
                "\(InitializerCode.parameter(property.member.name)): \(isFunction ? "@escaping " : "")\(type.text)\(fallback)"
        }
        lines.addBlank()
        lines.add("\(shape.access)init(\(parameters.joined(separator: ", "))) {")
        lines.indented { lines in
            for property in properties {
                lines.add("\(property.settable) = \(InitializerCode.local(property.member.name))")
            }
        }
        lines.add("}")
    }

    /// Returns the local name; `self` would shadow the instance.
    private static func local(_ name: String) -> String { name == "self" ? "self_" : SwiftNames.local(name) }

    private static func parameter(_ name: String) -> String {
        name == "self" ? "`self` self_" : SwiftNames.label(name)
    }
}
