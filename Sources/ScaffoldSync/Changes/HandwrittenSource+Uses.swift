import SwiftReading

extension HandwrittenSource {
    /// Of a type inside of another one also those in extensions of that one, which name it by its own name alone.
    func places(of name: String) -> [Int] {
        if let places = uses.names[name] { return places }
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count > 1 else { return [] }
        return (uses.names[parts[parts.count - 1]] ?? []).filter {
            uses.declaration(around: $0)?.name == parts[parts.count - 2]
        }
    }

    /// The places that use a member of a mock by its former name, as far as the file tells.
    func uses(of change: InterfaceChange.RenamedMember) -> [SourceUses.Member] {
        if change.old.name == "init" {
            // A mock can still be made with nothing.
            return calls(ofInitializersOf: change.type).filter { use in
                use.arguments.map { !$0.isEmpty && change.old.takes($0) } ?? false
            }
        }
        return members(named: change.old.name).filter { use in
            use.isQualified
                ? uses.tells(use.base, isOf: change.type, at: use.offset) != false
                : uses.declaration(around: use.offset)?.name == change.type
        }
    }

    /// `Outer.Inner(…)`, and `self.init(…)` in an extension of it.
    private func calls(ofInitializersOf type: String) -> [SourceUses.Member] {
        let parts = type.split(separator: ".").map(String.init)
        return members(named: type.lastPart).filter { parts.count == 1 || $0.base == parts[parts.count - 2] }
            + members(named: "init").filter { use in
                use.base == type.lastPart
                    || use.base == "self" && uses.declaration(around: use.offset)?.name == type.lastPart
            }
    }
}

extension DeclaredMember {
    /// Whether a call with these arguments may be of it; of a closure behind it, the label is left out.
    func takes(_ arguments: [SourceUses.Argument]) -> Bool {
        guard let parameters else { return false }
        let labels = arguments.map(\.label)
        let known = parameters.map { ($0.label, $0.hasDefault) }
        if !labels.contains("") { return InitializerFit(labels, known) == .fits }
        let written = labels.filter { !$0.isEmpty }
        let isNeeded = parameters.count { !$0.hasDefault && !written.contains($0.label) }
        return labels.count <= parameters.count && isNeeded <= labels.count - written.count
            && written.allSatisfy { label in parameters.contains { $0.label == label } }
    }
}
