/// Compares one type with its contract.
struct ContractSync {
    let problems: ContractProblems
    let index: SourceIndex
    var contract: ScaffoldContract { problems.contract }

    /// The result: members to be added to a block, if any, and diagnostics.
    struct Outcome {
        var target: IndexedBlock?
        var missing: [ScaffoldContract.Member] = []
        var properties: [String: String] = [:]
        /// The place for the conformance, if nothing states it; members are then added there.
        var connection: ConnectionSync.Outcome?
        /// The insertions by which the type takes its collaborators, with their file.
        var growth: SyncResult.Growth?
        var collaborators: (file: SwiftFile, insertions: [TextInsertion])?
        /// The insertions for services that the type has to store, with their imports.
        var services = ServiceSync.Outcome()
        var diagnostics: [Diagnostic] = []
        /// The diagnostics that a change of the spec causes, even if nothing is added.
        var changes: [Diagnostic] = []
    }

    func outcome() -> Outcome {
        let blocks = index.blocks(of: contract.type)
        if let file = index.brokenFile(mentioning: contract.type) {
            return Outcome(diagnostics: [problems.unreadable(file)])
        }
        let isThere = index.declares(contract.type) || (contract.isTypeGenerated && !blocks.isEmpty)
        guard isThere else { return withoutType }
        var outcome = compare()
        let collaborators = CollaboratorSync(problems: problems, index: index).outcome()
        outcome.diagnostics += collaborators.diagnostics
        outcome.changes += collaborators.diagnostics.filter { $0.id != DiagnosticKind.initializerGrew.id }
        // With no place for a collaborator, the initializer has to be changed anyway.
        if collaborators.diagnostics.allSatisfy({ $0.id == DiagnosticKind.initializerGrew.id }) {
            let added = collaborators.file == nil ? [] : collaborators.growth?.collaborators.map(\.name) ?? []
            let construction = ConstructionSync(problems: problems, index: index)
            let differences = construction.diagnostics(adding: added)
            outcome.diagnostics += differences
            outcome.changes += differences
        }
        outcome.growth = collaborators.growth
        outcome.collaborators = collaborators.file.map { ($0, collaborators.insertions) }
        outcome.services = ServiceSync(problems: problems, index: index).outcome()
        outcome.diagnostics += outcome.services.diagnostics
        outcome.changes += outcome.services.diagnostics
        outcome.connection = ConnectionSync(contract: contract, index: index).outcome()
        guard !outcome.missing.isEmpty, outcome.connection == nil else { return outcome }
        let targets = targets(among: blocks)
        if targets.count > 1 {
            outcome.diagnostics.append(problems.severalPlaces(targets, adding: outcome.missing))
        }
        outcome.target = targets.first
        outcome.properties = blocks.reduce(into: [:]) { properties, indexed in
            properties.merge(indexed.block.properties) { first, _ in first }
            properties.merge(indexed.block.propertiesOfWireframe) { first, _ in first }
        }
        return outcome
    }

    /// The outcome for a missing type. If its scaffold is missing, too, the next `generate` writes that.
    private var withoutType: Outcome {
        guard index.files.contains(where: { $0.path == contract.path }) else { return Outcome() }
        return Outcome(diagnostics: [problems.typeNotFound(near: NearName.find(contract.type, in: index.types))])
    }

    /// Returns the blocks that state the conformance, otherwise the type itself.
    private func targets(among blocks: [IndexedBlock]) -> [IndexedBlock] {
        let stating = blocks.filter { $0.block.inherited.contains(contract.contract) }
        if !stating.isEmpty { return stating }
        let declaring = blocks.filter { !$0.block.isExtension }
        return declaring.isEmpty ? blocks : declaring
    }

    private var asked: [ScaffoldContract.Member] {
        contract.members + (index.declares(contract.type) ? contract.membersOfGeneratedType : [])
    }

    private func compare() -> Outcome {
        let functions = index.functions(of: contract.type, contract: contract.contract)
        let asked = asked
        var outcome = Outcome()
        for member in asked {
            let matches = functions.map {
                (function: $0.function, file: $0.file, match: MemberMatch($0.function, member))
            }
            if matches.contains(where: { $0.match == .fits }) { continue }
            if let found = matches.first(where: { $0.match == .differs }) {
                outcome.diagnostics.append(problems.differs(found.function, in: found.file, from: member))
            } else {
                outcome.missing.append(member)
            }
        }
        outcome.changes = outcome.diagnostics
        outcome.diagnostics += unasked(among: asked, replacedBy: outcome.missing)
        return outcome
    }

    /// Returns diagnostics for non-private members of the conforming extension that the contract lacks.
    private func unasked(
        among asked: [ScaffoldContract.Member],
        replacedBy added: [ScaffoldContract.Member]
    ) -> [Diagnostic] {
        let extensions = index.blocks(of: contract.type).filter {
            $0.block.isExtension && $0.block.inherited.contains(contract.contract)
        }
        return extensions.flatMap { indexed in
            indexed.block.functions.filter { function in
                !function.isStatic && !function.isPrivate && !contract.implied.contains(function.name)
                    && asked.allSatisfy { [.unrelated, .overload].contains(MemberMatch(function, $0)) }
            }.map { function in
                // Of what was called so all the time, only the types are new.
                let retyped = added.first { MemberMatch(function, $0) == .overload }
                if let retyped { return problems.retyped(function, in: indexed.file, as: retyped) }
                return problems.notAskedFor(function, in: indexed.file, instead: successor(of: function, in: added))
            }
        }
    }

    /// Returns the added member that the function most likely became.
    private func successor(of function: DeclaredFunction, in added: [ScaffoldContract.Member]) -> String? {
        let sameName = added.first { $0.name == function.name }
        let near = NearName.find(function.name, in: added.map(\.name)).flatMap { near in added.first { $0.name == near }
        }
        let onlyOne = added.count == 1 ? added.first : nil
        return (sameName ?? near ?? onlyOne)?.selector
    }
}

extension MemberBlock {
    /// The properties that a class has from the runtime's `SceneWireframe`, which isn't among the sources.
    fileprivate var propertiesOfWireframe: [String: String] {
        guard let environment = arguments["SceneWireframe"]?.first else { return [:] }
        return ["viewController": "UIViewController?", "environment": environment]
    }
}
