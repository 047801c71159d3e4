/// Compares the services of the specs with those that the app's environment or a use case stores.
struct ServiceSync {
    let contract: ScaffoldContract
    let index: SourceIndex
    let problems: SyncProblems

    struct Outcome {
        var file: SwiftFile?
        var insertions: [TextInsertion] = []
        /// The services that the insertions add.
        var added: [ScaffoldContract.Service] = []
        /// True if an initializer is added that takes the existing services in another order.
        var reorders = false
        var imports: [ScaffoldContract.Import] = []
        var diagnostics: [Diagnostic] = []
    }

    /// Returns the outcome for an existing type in readable files.
    func outcome() -> Outcome {
        let present = index.properties(of: contract.type)
        // A use case is made as its initializer says, whatever it keeps.
        let taken = contract.isMadeOfServices ? Set(explicitParameters.map(\.label)) : []
        let missing = contract.services.filter { !present.contains($0.name) && !taken.contains($0.name) }
        var outcome = Outcome(diagnostics: retyped + hidden + misplaced)
        if missing.isEmpty {
            outcome.add(order())
        } else if !isTakenOtherwise(missing),
            let insertion = ServiceInsertion(of: contract, adding: missing, in: index)
        {
            outcome.file = insertion.file
            outcome.insertions = insertion.insertions
            outcome.added = missing
            outcome.imports = missing.flatMap(\.imports)
            outcome.diagnostics += superfluous(in: insertion.file)
        } else {
            outcome.diagnostics += missing.map { problems.notKept($0, by: contract, declaration) }
        }
        return outcome
    }

    private var declaration: IndexedBlock? { index.blocks(of: contract.type).first { !$0.block.isExtension } }

    private var explicitParameters: [DeclaredInitializer.Parameter] {
        index.blocks(of: contract.type).flatMap { $0.block.initializers.flatMap(\.parameters) }
    }

    /// The parameters of the type's only initializer, even an implicit one; `nil` if there are several.
    private var parameters: [DeclaredInitializer.Parameter]? {
        guard let block = declaration?.block, block.initializers.count < 2 else { return nil }
        return block.initializers.first?.parameters ?? (block.isStruct ? block.memberwiseParameters : nil)
    }

    /// Returns true if the existing services are in another order, so that there is no place for the others.
    private func isTakenOtherwise(_ missing: [ScaffoldContract.Service]) -> Bool {
        guard contract.isMadeOfServices, let parameters else { return false }
        let names = contract.services.map(\.name).filter { name in !missing.contains { $0.name == name } }
        if case .otherOrder = InitializerFit(names, parameters) { return true }
        return false
    }

    /// Returns the outcome for services in another order, which matters only to the call that creates the type.
    private func order() -> Outcome {
        guard contract.isMadeOfServices, let declaration else { return Outcome() }
        let labels = contract.services.map(\.name)
        let declared = index.blocks(of: contract.type).flatMap { $0.block.initializers.map(\.parameters) }
        if (declared + [parameters].compactMap(\.self)).contains(where: { InitializerFit(labels, $0) == .fits }) {
            return Outcome()
        }
        guard case .otherOrder(let own)? = parameters.map({ InitializerFit(labels, $0) }) else {
            return Outcome(diagnostics: superfluous(in: declaration.file) + notTaken)
        }
        let insertion = ServiceOrderInsertion(
            declaration: declaration,
            isOfSection: contract.isSection,
            services: contract.services,
            own: own
        )
        return Outcome(file: declaration.file, insertions: [insertion.insertion], reorders: true)
    }

    /// The diagnostics for a section's members, named in its spec, that its initializer doesn't take.
    private var notTaken: [Diagnostic] {
        guard contract.isSection, let declaration else { return [] }
        guard let parameters else { return [problems.noInitializer(of: contract, declaration)] }
        guard case .differs(let unknown, _) = InitializerFit(contract.services.map(\.name), parameters) else {
            return []
        }
        let hiding = Set(hidden.isEmpty ? [] : declaration.block.hidingProperties.map(\.name))
        return contract.services.filter { unknown.contains($0.name) && !hiding.contains($0.name) }.map { service in
            let place = declaration.block.propertyPlaces.first { $0.name == service.name }
            return problems.notTaken(service, by: contract, at: place?.start, declaration)
        }
    }

    /// The diagnostic for a private property without a value, which makes the memberwise initializer private, too.
    private var hidden: [Diagnostic] {
        guard contract.isSection, let declaration, explicitParameters.isEmpty,
            index.blocks(of: contract.type).allSatisfy(\.block.initializers.isEmpty)
        else { return [] }
        return declaration.block.hidingProperties.prefix(1).map {
            problems.hidesInitializer($0, in: declaration.file, of: contract)
        }
    }

    /// Returns diagnostics for required parameters that no caller passes.
    private func superfluous(in file: SwiftFile) -> [Diagnostic] {
        guard contract.isMadeOfServices, let parameters,
            case .differs(_, let lacking) = InitializerFit(contract.services.map(\.name), parameters)
        else { return [] }
        let asked = Set(contract.services.map(\.name))
        return parameters.filter { lacking.contains($0.label) && !asked.contains($0.label) }.map {
            problems.serviceNotAskedFor($0, in: file, by: contract)
        }
    }

    /// The diagnostics for services that belong to another environment of the app.
    private var misplaced: [Diagnostic] {
        if contract.servicesElsewhere.isEmpty { return [] }
        return index.blocks(of: contract.type).flatMap { indexed in
            indexed.block.propertyPlaces.compactMap { place in
                contract.servicesElsewhere[place.name].map { owner in
                    problems.misplaced(place, of: owner, in: indexed.file, by: contract)
                }
            }
        }
    }

    /// The diagnostics for properties with a service's name that certainly have another type.
    private var retyped: [Diagnostic] {
        contract.services.flatMap { service -> [Diagnostic] in
            index.blocks(of: contract.type).compactMap { indexed in
                guard let written = indexed.block.properties[service.name],
                    let place = indexed.block.propertyPlaces.first(where: { $0.name == service.name }),
                    contract.isSection ? !written.mayTake(service.type) : !written.isSameType(as: service.type)
                else { return nil }
                return problems.retyped(service, written, at: place, in: indexed.file, by: contract)
            }
        }
    }
}

extension ServiceSync.Outcome {
    fileprivate mutating func add(_ other: Self) {
        file = file ?? other.file
        insertions += other.insertions
        reorders = reorders || other.reorders
        imports += other.imports
        diagnostics += other.diagnostics
    }
}

extension String {
    /// Returns true for the same type, as far as spellings tell.
    fileprivate func isSameType(as other: String) -> Bool {
        guard case .success(let left) = SwiftType.read(self), case .success(let right) = SwiftType.read(other) else {
            return self == other
        }
        return left.same(as: right)
    }

    /// Returns true if a property of this type may hold a value of the other type, as far as spellings tell.
    fileprivate func mayTake(_ other: String) -> Bool {
        guard case .success(let own) = SwiftType.read(withoutAttributes),
            case .success(let given) = SwiftType.read(other.withoutAttributes)
        else { return true }
        let isOpen = ["any ", "Any", "some ", "CGFloat", "Double"].contains { contains($0) }
        return isOpen || own.holds(given) || !own.customNames.isEmpty || !given.customNames.isEmpty
    }

    /// The function type without the attributes that closures adopt, such as isolation.
    private var withoutAttributes: String {
        ["@MainActor ", "@Sendable ", "@escaping "].reduce(self) { $0.replacing($1, with: "") }
    }
}
