extension SyncResult {
    /// The contract members that types lack and those that don't fit, for a run that changes the contracts but not the
    /// types.
    public var hints: [Diagnostic] { (lacks.flatMap(\.hints) + changes).sortedAndUnique() }
}

extension SyncResult.Lack {
    fileprivate var hints: [Diagnostic] {
        members.map { member in
            let byHand = "add: \(member.signature)"
            let reason = isOfInitializer ? "which generated code needs" : "which '\(contract)' now asks for"
            return Diagnostic(
                isOfInitializer ? .initializerDiffers : .requirementAdded,
                at: location,
                "'\(type)' doesn't have '\(member.selector)', \(reason)",
                notes: [
                    Diagnostic.Note(canBeAdded ? "run 'vipergen generate --sync', which adds it, or \(byHand)" : byHand)
                ]
            )
        }
    }
}

extension ContractSync.Outcome {
    /// Returns what the type lacks: members of its contract, and parameters for its creation.
    func lacks(of comparison: ContractSync) -> [SyncResult.Lack] {
        let contract = comparison.contract
        var lacks: [SyncResult.Lack] = []
        func add(_ members: [SyncResult.Lack.Member], at block: IndexedBlock, isOfInitializer: Bool) {
            if members.isEmpty { return }
            lacks.append(
                SyncResult.Lack(
                    type: contract.type,
                    contract: contract.contract,
                    location: comparison.problems.location(block.block.start, in: block.file),
                    members: members,
                    canBeAdded: isOfInitializer || !diagnostics.hasErrors,
                    isOfInitializer: isOfInitializer
                )
            )
        }
        if let place = target ?? connection?.block {
            let members = missing.map { SyncResult.Lack.Member(selector: $0.selector, signature: $0.signature) }
            add(members, at: place, isOfInitializer: false)
        }
        if let place = comparison.index.blocks(of: contract.type).first(where: { !$0.block.isExtension }) {
            let grown = self.collaborators == nil ? [] : growth?.collaborators ?? []
            let collaborators = grown.map {
                SyncResult.Lack.Member(selector: $0.name, signature: "private let \($0.name): any \($0.contract)")
            }
            let added = services.added.map {
                SyncResult.Lack.Member(selector: $0.name, signature: $0.lazyProperty ?? $0.property)
            }
            let initializers = services.reorders ? [SyncResult.Lack.Member(contract.initializer)] : []
            add(collaborators + added + initializers, at: place, isOfInitializer: true)
        }
        return lacks
    }
}

extension SyncResult.Lack.Member {
    /// - Parameter initializer: The initializer without its body.
    fileprivate init(_ initializer: (selector: String, declaration: String)) {
        self.init(selector: initializer.selector, signature: initializer.declaration)
    }
}
