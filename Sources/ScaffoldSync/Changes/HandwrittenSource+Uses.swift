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

    /// The places that use what changes, as far as the file tells.
    ///
    /// - Parameters:
    ///   - types: the user's, which have the member as well.
    ///   - receivers: what is known of what stands before a dot.
    func uses(
        of change: InterfaceChange.MemberChange,
        whichHave types: Set<String>,
        _ receivers: Receivers
    ) -> [SourceUses.Member] {
        let old = change.old
        if old.name == "init" {
            return calls(ofInitializersOf: change.type).filter { use in
                guard let arguments = use.arguments, old.takes(arguments) else { return false }
                // A mock can still be made with nothing.
                if change.remedy != nil, arguments.isEmpty { return false }
                return change.new?.takesAsBefore(arguments, old) != true
            }
        }
        return members(named: old.name).filter { use in
            guard types.union([change.type]).contains(where: { receivers.mayReach(use, of: $0, in: uses) }) else {
                return false
            }
            guard let arguments = use.arguments else { return old.parameters == nil || change.new == nil }
            guard old.parameters != nil else { return true }
            // A call that fits as it is may be of another function of that name.
            let isOther =
                change.new.map { $0.name == old.name && $0.selector != old.selector && $0.takes(arguments) } ?? false
            return old.takes(arguments) && !isOther
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

    /// Whether the arguments that another one took still are of the types that they were.
    fileprivate func takesAsBefore(_ arguments: [SourceUses.Argument], _ old: DeclaredMember) -> Bool {
        guard takes(arguments) else { return false }
        return arguments.allSatisfy { argument in
            let types = [self, old].map { $0.parameters?.first { $0.label == argument.label }?.type }
            return types[0] == types[1]
        }
    }
}
