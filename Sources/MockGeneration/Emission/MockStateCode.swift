/// Writes what a mock holds behind a lock, and how a test reaches it.
struct MockStateCode {
    let shape: MockShape
    let members: [MemberCode]

    private var hasStatic: Bool { shape.isStaticLocked && members.contains { $0.isStatic && !$0.variables.isEmpty } }

    /// Whether the class has members that only their dynamic lookup finds.
    var isNeeded: Bool { shape.isLocked || hasStatic }

    func write(to lines: inout CodeLines) {
        if shape.isLocked { write("MockState", isStatic: false, to: &lines) }
        if hasStatic { write("StaticMockState", isStatic: true, to: &lines) }
    }

    private func write(_ name: String, isStatic: Bool, to lines: inout CodeLines) {
        lines.add("\(shape.access)nonisolated struct \(name) {")
        lines.indented { lines in
            var conditions = ConditionalCode()
            for member in members where member.isStatic == isStatic && shape.locks(isStatic: isStatic) {
                conditions.enter(member.conditions, &lines)
                lines.add(member.variableLines(prefix: shape.access, keepsSetter: false))
            }
            conditions.end(&lines)
        }
        lines.add("}")
        lines.addBlank()
        lines.add(recording(name, isStatic: isStatic))
        lines.addBlank()
        lines.add(lookup(name, isStatic: isStatic))
        lines.addBlank()
    }

    private var free: String { shape.linked.isolation == .nonisolated ? "" : "nonisolated " }

    private func recording(_ name: String, isStatic: Bool) -> String {
        if !isStatic { return "private \(free)let mockState = MockRecording(\(name)())" }
        if shape.linked.generics.isEmpty {
            return "private \(free)static let staticMockState = MockRecording(\(name)())"
        }
        // A generic class has no static stored properties.
        return "private \(free)static var staticMockState: MockRecording<\(name)> { "
            + "StaticMockRecordings.recording(of: Self.self, \(name)()) }"
    }

    private func lookup(_ name: String, isStatic: Bool) -> [String] {
        let opening = "\(free)\(shape.access)\(isStatic ? "static " : "")subscript<MockValue>"
        let state = isStatic ? "staticMockState" : "mockState"
        return [
            "\(opening)(dynamicMember path: KeyPath<\(name), MockValue>) -> MockValue {",
            "    \(state)[dynamicMember: path]",
            "}",
            "",
            "\(opening)(dynamicMember path: WritableKeyPath<\(name), MockValue>) -> MockValue {",
            "    get { \(state)[dynamicMember: path] }",
            "    set { \(state)[dynamicMember: path] = newValue }",
            "}",
        ]
    }
}
