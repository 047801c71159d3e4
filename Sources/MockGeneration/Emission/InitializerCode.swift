/// Writes the initialisers that a mock has of its own.
struct InitializerCode {
    let shape: MockShape

    func write(to lines: inout CodeLines) {
        let own = shape.linked.members.filter { $0.kind == .initializer }
        if !own.contains(where: { $0.parameters.isEmpty && $0.conditions.isEmpty }) {
            let override = shape.linked.isObjectiveC ? "override " : ""
            lines.add("\(override)\(shape.access)init() {}")
        }
        if shape.naming.hasMemberwiseInitializer { writeMemberwise(to: &lines) }
    }

    private func writeMemberwise(to lines: inout CodeLines) {
        let properties = shape.linked.members
            .filter { $0.kind == .property && !$0.isCall && !$0.isStatic && $0.conditions.isEmpty }
            // What is bound to an actor can't be set where the mock is made.
            .filter { !$0.attributes.contains(where: AttributeMeaning.isGlobalActor) }
            .map { PropertyCode($0, shape: shape) }
            .filter { SubjectCode($0) == nil }
        if properties.isEmpty { return }
        let parameters = properties.map { property in
            let type = property.member.result.withoutUnwrapping
            let base = type.separated.base
            let isFunction = if case .function = base { true } else { false }
            let fallback = property.fallback.map { " = " + $0 } ?? ""
            return "\(SwiftNames.label(property.member.name)): \(isFunction ? "@escaping " : "")\(type.text)\(fallback)"
        }
        lines.addBlank()
        lines.add("\(shape.access)init(\(parameters.joined(separator: ", "))) {")
        lines.indented { lines in
            for property in properties {
                lines.add("\(property.settable) = \(SwiftNames.local(property.member.name))")
            }
        }
        lines.add("}")
    }
}
