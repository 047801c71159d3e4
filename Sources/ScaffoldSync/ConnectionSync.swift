import CodeGeneration
import SwiftReading

/// Connects a view controller that a team had before its scene's contracts: with its contract.
struct ConnectionSync {
    let contract: ScaffoldContract
    let index: SourceIndex

    struct Outcome {
        /// The view controller's own.
        var block: IndexedBlock
        /// The head of an extension that states the conformance; empty where something states it, or may do so.
        var conformance: [String] = []
    }

    /// `nil` for what has all of it, and for what isn't one class.
    func outcome() -> Outcome? {
        let declarations = index.blocks(of: contract.type).filter { !$0.block.isExtension }
        guard let connection = contract.connection, declarations.count == 1, let own = declarations.first,
            own.block.keyword == "class"
        else { return nil }
        var outcome = Outcome(block: own)
        if !mayConform { outcome.conformance = connection.conformance }
        return outcome
    }

    /// Whether it says so, or inherits something of the same module that could say so.
    private var mayConform: Bool {
        let others = Set(index.files.flatMap(\.outline.otherTypes))
        return index.inherited(by: contract.type).contains { $0 == contract.contract || others.contains($0) }
    }
}
