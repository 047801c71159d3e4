/// Compares the builder's arguments with a type's initializer, for an interactor or a wireframe that was added later.
struct CollaboratorSync {
    let contract: ScaffoldContract
    let index: SourceIndex
    let problems: SyncProblems

    struct Outcome {
        var file: SwiftFile?
        var insertions: [TextInsertion] = []
        var growth: SyncResult.Growth?
        var diagnostics: [Diagnostic] = []
    }

    /// Returns the outcome for an existing type in readable files.
    func outcome() -> Outcome {
        if contract.isTypeGenerated, !index.declares(contract.type) { return Outcome(growth: growthOfGeneratedType) }
        let initializers = index.initializers(of: contract.type)
        // What is made without an initializer that can be seen is none of ours.
        guard !contract.collaborators.isEmpty, !initializers.isEmpty else { return Outcome() }
        var outcome = Outcome()
        var missing: [ScaffoldContract.Collaborator] = []
        for collaborator in contract.collaborators {
            let taking = initializers.first { $0.initializer.takes(collaborator.name) }
            if collaborator.isAskedFor {
                if taking == nil { missing.append(collaborator) }
            } else if let taking {
                outcome.diagnostics.append(
                    problems.notHandedOver(collaborator, at: taking.initializer.start, in: taking.file, to: contract)
                )
            }
        }
        if missing.isEmpty { return outcome }
        guard let insertion = CollaboratorInsertion(of: contract, in: index) else {
            outcome.diagnostics += missing.map { problems.notTaken($0, by: contract, initializers.first) }
            return outcome
        }
        outcome.file = insertion.file
        outcome.insertions = missing.flatMap(insertion.insertions)
        outcome.growth = SyncResult.Growth(
            type: contract.type,
            testsPath: contract.testsPath,
            order: insertion.order,
            collaborators: missing
        )
        outcome.diagnostics += missing.map { problems.initializerGrew(by: $0, of: contract, insertion) }
        return outcome
    }

    /// The class already takes the spec's collaborators, but calls in its tests may not pass them yet.
    private var growthOfGeneratedType: SyncResult.Growth? {
        let asked = contract.collaborators.filter(\.isAskedFor)
        if asked.isEmpty || contract.testsPath.isEmpty { return nil }
        return SyncResult.Growth(
            type: contract.type,
            testsPath: contract.testsPath,
            order: ["descriptor", "view"] + contract.collaborators.map(\.name),
            collaborators: asked
        )
    }
}

extension DeclaredInitializer {
    func takes(_ label: String) -> Bool { parameters.contains { $0.label == label } }
}
