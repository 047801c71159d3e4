public import Diagnostics

extension SyncResult {
    /// What types lack of contracts that ask for more than they did, and what of them doesn't fit: for a run that changes the
    /// contracts, and leaves the types alone.
    public var hints: [Diagnostic] {
        let differing = diagnostics.filter { $0.id == DiagnosticKind.memberDiffers.id }
        return (lacks.flatMap(\.hints) + differing).sortedAndUnique()
    }
}

extension SyncResult.Lack {
    fileprivate var hints: [Diagnostic] {
        members.map { member in
            let byHand = "add: \(member.signature)"
            return Diagnostic(
                .requirementAdded,
                at: location,
                "'\(type)' doesn't have '\(member.selector)', which '\(contract)' now asks for",
                notes: [Diagnostic.Note(canBeAdded ? "run 'vipergen sync', which adds it, or \(byHand)" : byHand)]
            )
        }
    }
}
