/// Compares a person's own class, which replaces a generated one, with its use in its view builder.
struct ConstructionSync {
    let problems: ContractProblems
    let index: SourceIndex
    private var contract: ScaffoldContract { problems.contract }

    /// - Parameter added: The labels of parameters that are about to be added.
    func diagnostics(adding added: [String]) -> [Diagnostic] {
        guard let construction = contract.construction, index.declares(contract.type),
            !blocks.contains(where: \.block.mayHaveMacro)
        else { return [] }
        return isMade(as: construction, adding: added) + isSet(as: construction)
    }

    private var blocks: [IndexedBlock] { index.blocks(of: contract.type) }

    /// The parameters of an initializer, and its location.
    private struct Way {
        var parameters: [DeclaredInitializer.Parameter]
        var start: Int
        var file: SwiftFile
    }

    /// The initializers: the type's own, else those of its superclasses, else a struct's memberwise initializer.
    private var ways: [Way] {
        let own = blocks.flatMap { indexed in indexed.block.initializers.map { ($0, indexed.file) } }
        let declared = own.contains { !$0.0.isConvenience } ? own : index.initializers(of: contract.type)
        let ways = declared.map { Way(parameters: $0.0.parameters, start: $0.0.start, file: $0.1) }
        guard ways.isEmpty, let type = blocks.first(where: \.block.isStruct) else { return ways }
        return [Way(parameters: type.block.memberwiseParameters, start: type.block.start, file: type.file)]
    }

    /// Returns a problem if no initializer fits the builder's call. A type without visible initializers isn't checked.
    private func isMade(as construction: ScaffoldContract.Construction, adding added: [String]) -> [Diagnostic] {
        let labels = construction.labels.filter { !added.contains($0) }
        let ways = ways
        func count(_ way: Way) -> Int { way.parameters.count { labels.contains($0.label) } }
        guard let nearest = ways.max(by: { count($0) < count($1) }),
            !ways.contains(where: { InitializerFit(labels, $0.parameters) == .fits })
        else { return [] }
        let call = "init(\(construction.labels.map { $0 + ":" }.joined()))"
        return [
            problems.problem(
                .initializerDiffers,
                (nearest.start, nearest.file),
                "'\(contract.type)' is made by '\(call)', which none of its initializers takes",
                "write '\(construction.initializer)'; anything else that it takes needs a default value"
            )
        ]
    }

    private func isSet(as construction: ScaffoldContract.Construction) -> [Diagnostic] {
        guard let name = construction.property else { return [] }
        for indexed in blocks {
            if let place = indexed.block.fixedProperties.first(where: { $0.name == name }) {
                return [
                    problems.problem(
                        .initializerDiffers,
                        (place.start, indexed.file),
                        "'\(contract.type)' has a '\(name)' that generated code can't set",
                        "write '\(construction.declaration)'\(importHint(in: indexed.file))"
                    )
                ]
            }
        }
        guard let declaration = blocks.first(where: { !$0.block.isExtension }), !ways.isEmpty,
            index.unknownParents(of: contract.type).subtracting([contract.contract]).isEmpty,
            !index.properties(of: contract.type, contract: contract.contract).contains(name)
        else { return [] }
        return [
            problems.problem(
                .initializerDiffers,
                (declaration.block.start, declaration.file),
                "'\(contract.type)' doesn't have the '\(name)' that generated code sets",
                "add: \(construction.declaration)\(importHint(in: declaration.file))"
            )
        ]
    }

    /// Returns what else the property takes where a file doesn't import the module of its type.
    private func importHint(in file: SwiftFile) -> String {
        file.outline.imports.contains { $0.module == "ViperRuntime" } ? "" : ", and 'import ViperRuntime' above"
    }
}
