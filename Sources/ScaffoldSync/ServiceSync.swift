import CodeGeneration
import Diagnostics
import SwiftReading

/// Compares the services of the specs with what the app's environment keeps.
struct ServiceSync {
    let contract: ScaffoldContract
    let index: SourceIndex
    let problems: SyncProblems

    struct Outcome {
        var file: SwiftFile?
        var insertions: [TextInsertion] = []
        var imports: [ScaffoldContract.Import] = []
        var diagnostics: [Diagnostic] = []
    }

    /// Of a type that is there, and whose files can be read.
    func outcome() -> Outcome {
        let present = index.properties(of: contract.type)
        let missing = contract.services.filter { !present.contains($0.name) }
        if missing.isEmpty { return Outcome() }
        guard let insertion = ServiceInsertion(of: contract, adding: missing, in: index) else {
            let place = index.blocks(of: contract.type).first { !$0.block.isExtension }
            return Outcome(diagnostics: missing.map { problems.notKept($0, by: contract, place) })
        }
        return Outcome(
            file: insertion.file,
            insertions: insertion.insertions,
            imports: missing.flatMap(\.imports)
        )
    }
}
