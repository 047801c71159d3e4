/// Writes `reset()`, which clears a mock's records; stubs stay.
struct ResetCode {
    let shape: MockShape
    let members: [MemberCode]

    func write(to lines: inout CodeLines) {
        write(isStatic: false, to: &lines)
        if !forgetting(isStatic: true).isEmpty { write(isStatic: true, to: &lines) }
    }

    private func write(isStatic: Bool, to lines: inout CodeLines) {
        let forgetting = forgetting(isStatic: isStatic)
        let free = shape.locks(isStatic: isStatic) ? shape.free : ""
        let opening = "\(free)\(shape.access)\(isStatic ? "static " : "")func \(shape.resetName)() {"
        lines.addBlank()
        if forgetting.isEmpty { return lines.add(opening + "}") }
        lines.add(opening)
        lines.indented { lines in
            var conditions = ConditionalCode()
            for member in forgetting {
                conditions.enter(member.conditions, &lines)
                lines.add(member.forgetting.joined(separator: "; "))
            }
            conditions.end(&lines)
        }
        lines.add("}")
    }

    /// Returns the members to reset, without deprecated ones: a mention of them would be a warning.
    private func forgetting(isStatic: Bool) -> [MemberCode] {
        members.filter { $0.isStatic == isStatic && $0.deprecation == nil && !$0.forgetting.isEmpty }
    }
}

extension MemberCode {
    /// Statements that clear its records.
    fileprivate var forgetting: [String] {
        let calls = storage.filter(\.isOfCalls).map { $0.name + ".forget()" }
        return calls
            + variables.filter(\.isRecord).compactMap { variable in
                switch variable.content {
                case .stored(_, let initial): "\(variable.name) = \(initial ?? "nil")"
                case .locked(_, let place) where calls.isEmpty: "\(place) = 0"
                default: nil
                }
            }
    }
}
