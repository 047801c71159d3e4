/// Diagnostics for the views of sections.
extension SyncProblems {
    func retypedInSection(
        _ service: ScaffoldContract.Service,
        _ written: String,
        at place: NamedPlace,
        in file: SwiftFile,
        by contract: ScaffoldContract
    ) -> Diagnostic {
        Diagnostic(
            .memberDiffers,
            at: location(place.start, in: file),
            "'\(contract.type)' keeps '\(service.name)' as '\(written)'; '\(contract.contract)' passes '\(service.type)'",
            notes: [Diagnostic.Note("write '\(service.type)' here, and in the initializer where there is one")]
        )
    }

    func notTaken(
        _ service: ScaffoldContract.Service,
        by contract: ScaffoldContract,
        at place: Int?,
        _ declaration: IndexedBlock
    ) -> Diagnostic {
        Diagnostic(
            .initializerDiffers,
            at: location(place ?? declaration.block.start, in: declaration.file),
            "'\(contract.type)' can't be made with '\(service.name)', which '\(contract.contract)' passes",
            notes: [
                Diagnostic.Note(
                    "write it as a stored property that isn't private and has no value: \(service.property); or take it in the initializer: \(service.parameter)"
                )
            ]
        )
    }

    func noInitializer(of contract: ScaffoldContract, _ declaration: IndexedBlock) -> Diagnostic {
        Diagnostic(
            .initializerDiffers,
            at: location(declaration.block.start, in: declaration.file),
            "'\(contract.type)' has no '\(contract.initializer.selector)', by which '\(contract.contract)' makes it",
            notes: [Diagnostic.Note("add: \(contract.initializer.declaration)")]
        )
    }

    func hidesInitializer(_ property: NamedPlace, in file: SwiftFile, of contract: ScaffoldContract) -> Diagnostic {
        Diagnostic(
            .initializerDiffers,
            at: location(property.start, in: file),
            "'\(contract.contract)' can't make '\(contract.type)': '\(property.name)' is private, and so is the memberwise initializer",
            notes: [
                Diagnostic.Note(
                    "remove '\(property.name)', give it a value, or declare: \(contract.initializer.declaration)"
                )
            ]
        )
    }
}

extension ScaffoldContract {
    /// The initializer that takes everything that the type is created with.
    var initializer: (selector: String, declaration: String) {
        (
            "init(\(services.map { $0.name + ":" }.joined()))",
            "init(\(services.map(\.parameter).joined(separator: ", ")))"
        )
    }
}
