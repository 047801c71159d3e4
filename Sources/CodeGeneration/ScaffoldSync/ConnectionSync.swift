import SwiftReading

/// States the contract of a view controller that a team had before its scene.
struct ConnectionSync {
    let contract: ScaffoldContract
    let index: SourceIndex

    struct Outcome {
        /// The view controller's own.
        var block: IndexedBlock
        /// The head of the extension to be written behind it.
        var conformance: [String]
    }

    /// `nil` where something states it, or may do so, and for what isn't one class.
    func outcome() -> Outcome? {
        let declarations = index.blocks(of: contract.type).filter { !$0.block.isExtension }
        guard !contract.conformance.isEmpty, declarations.count == 1, let own = declarations.first,
            own.block.keyword == "class", !mayConform
        else { return nil }
        return Outcome(block: own, conformance: contract.conformance)
    }

    /// Whether it says so, or inherits something of the same module that could say so.
    private var mayConform: Bool {
        let others = Set(index.files.flatMap(\.outline.otherTypes))
        return index.inherited(by: contract.type).contains { $0 == contract.contract || others.contains($0) }
    }
}
