/// Writes the class or actor that mocks a protocol.
struct MockClass {
    let shape: MockShape
    let members: [MemberCode]
    private let linked: LinkedProtocol

    init(_ linked: LinkedProtocol, options: MockOptions, isProtocol: (String) -> Bool) {
        self.linked = linked
        shape = MockShape(linked, options: options)
        members = MemberCode.all(of: shape, isProtocol: isProtocol)
    }

    /// The modules that the samples of its members need.
    var sampleModules: [String] { members.flatMap(\.sampleModules) }

    func write(to lines: inout CodeLines) {
        var conditions = ConditionalCode()
        conditions.enter(linked.model.conditions, &lines)
        lines.add(head)
        lines.indented { lines in
            for alias in linked.typealiases {
                lines.add("\(shape.access)typealias \(alias.name) = \(alias.type)")
            }
            if !linked.typealiases.isEmpty { lines.addBlank() }
            InitializerCode(shape: shape).write(to: &lines)
            for line in linked.standardMembers { lines.add(standard(line)) }
            writeMembers(to: &lines)
            if shape.hasReset { ResetCode(shape: shape, members: members).write(to: &lines) }
            if let additions = linked.model.description?.additions, !additions.isEmpty {
                if !members.isEmpty { lines.addBlank() }
                lines.add(additions)
            }
        }
        lines.add("}")
        conditions.end(&lines)
    }

    private func writeMembers(to lines: inout CodeLines) {
        var conditions = ConditionalCode()
        for (position, member) in members.enumerated() {
            conditions.enter([], &lines)
            if position > 0 ? isApart(position) : !beginsWithMembers { lines.addBlank() }
            conditions.enter(member.conditions, &lines)
            member.writeVariables(shape, to: &lines)
            lines.add(member.lines)
        }
        conditions.end(&lines)
    }

    /// Returns true if a blank line separates a member from the previous one; one-line members need none.
    private func isApart(_ position: Int) -> Bool {
        members[position].lines.count > 1 || members[position - 1].lines.count > 1
    }

    /// True if nothing precedes the members in the class.
    private var beginsWithMembers: Bool {
        linked.typealiases.isEmpty && linked.standardMembers.isEmpty && !InitializerCode(shape: shape).writesAny
    }

    private var head: [String] {
        var lines = linked.model.attributes.filter { !AttributeMeaning.isGlobalActor($0) }
        let actor = if case .globalActor(let name) = linked.isolation { name + " " } else { "" }
        let kind = linked.isolation == .actor ? "actor" : (shape.isFinal ? "final class" : "class")
        let isolation = linked.isolation == .nonisolated ? "nonisolated " : ""
        let generics = SignatureText.generics(GenericSignature(parameters: linked.generics))
        let superclass = linked.isObjectiveC ? "NSObject, " : ""
        let requirements = SignatureText.requirements(linked.requirements)
        let name = "\(actor)\(shape.access)\(isolation)\(kind) \(linked.className)\(generics)"
        lines.append(
            "\(name): \(superclass)\(linked.conformanceIsolation)\(linked.conformance)\(shape.uncheckedConformance)\(requirements) {"
        )
        return lines
    }

    private func standard(_ line: String) -> String {
        var line = line
        if shape.isFinal, line.hasPrefix("required ") { line.removeFirst("required ".count) }
        return (linked.isolation == .nonisolated ? "" : "nonisolated ") + shape.access + line
    }
}
