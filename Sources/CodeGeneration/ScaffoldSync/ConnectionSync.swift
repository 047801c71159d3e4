/// States the contract of a view controller that existed before its scene.
struct ConnectionSync {
    let contract: ScaffoldContract
    let index: SourceIndex

    struct Outcome {
        /// The view controller's own block.
        var block: IndexedBlock
        /// The first lines of the extension to be added after it.
        var conformance: [String]
    }

    /// Returns `nil` if something already states the contract or might do so, or if the type isn't a single class.
    func outcome() -> Outcome? {
        let declarations = index.blocks(of: contract.type).filter { !$0.block.isExtension }
        guard !contract.conformance.isEmpty, declarations.count == 1, let own = declarations.first,
            own.block.keyword == "class", !mayConform
        else { return nil }
        return Outcome(block: own, conformance: contract.conformance)
    }

    /// True if it states the contract, or inherits something of the same module that could.
    private var mayConform: Bool {
        index.inherited(by: contract.type).contains { $0 == contract.contract || index.otherTypes.contains($0) }
    }
}
