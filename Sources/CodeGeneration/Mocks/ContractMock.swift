/// The contracts of a scene, as protocols for the mock generator.
enum ContractMock {
    static func all(of scene: Scene, _ samples: SampleValues) -> [DescribedProtocol] {
        scene.parts.compactMap { part in
            // The view controller that is generated needs no test.
            if part.members == .events, scene.style.hasDataSource { return nil }
            // The mock of a contract that scenes share is their library's.
            if part.contractSuffix == nil { return nil }
            return part.members.map { members in
                var contract = DescribedProtocol(
                    name: part.contract(of: scene.name),
                    methods: methods(members, of: scene, samples)
                )
                contract.additions = others(members, of: scene).lines
                contract.hasInitializer = members == .inputs
                return contract
            }
        }
    }

    static func of(_ repository: Repository, _ samples: SampleValues) -> DescribedProtocol {
        var contract = DescribedProtocol(
            name: repository.contract,
            methods: repository.methods.map { DescribedProtocol.Method($0, samples) }
        )
        contract.additions = RepositoryMock.completions(of: repository.methods).lines
        return contract
    }

    private static func methods(
        _ members: ContractMembers,
        of scene: Scene,
        _ samples: SampleValues
    ) -> [DescribedProtocol.Method] {
        func described(_ functions: [FunctionPhrases]) -> [DescribedProtocol.Method] {
            functions.map { DescribedProtocol.Method($0, samples) }
        }
        func described(_ methods: [Method]) -> [DescribedProtocol.Method] {
            methods.map { DescribedProtocol.Method($0, samples) }
        }
        return switch members {
        case .rendering: described(rendering(of: scene))
        case .events: described(scene.presenterEvents.map(\.phrases))
        case .interactor: described(scene.interactor) + described(unseenFailures(of: scene))
        case .inputs: described(scene.inputs.map(\.phrases))
        case .useCase: described(scene.useCaseMethods) + described(unseenFailures(of: scene))
        case .repository: described(scene.repositoryMethods)
        case .routes: described(scene.routes.map(\.phrases))
        }
    }

    private static func others(_ members: ContractMembers, of scene: Scene) -> [TemplateCode] {
        switch members {
        case .rendering, .events, .interactor, .useCase, .routes: []
        case .inputs: ViewModelMock.parts(of: scene)
        case .repository: RepositoryMock.completions(of: scene.repositoryMethods)
        }
    }
}

extension [TemplateCode] {
    /// The members of a class, separated by blank lines.
    fileprivate var lines: [String] {
        map { [$0].lines(at: 4) }.joined(separator: [""]).map(\.self)
    }
}

extension ContractMock {
    /// Returns the requirement that reports an action's failure after its screen has gone.
    static func unseenFailures(of scene: Scene) -> [FunctionPhrases] {
        scene.hasUnseenFailures ? [FunctionPhrases.handleUnseenFailure].compactMap(\.self) : []
    }

    /// Returns the requirements of the view.
    static func rendering(of scene: Scene) -> [FunctionPhrases] {
        guard case .success(let state) = SwiftType.read("\(scene.name)State") else { return [] }
        return [
            FunctionPhrases(name: "render", parameters: [Parameter(name: "state", type: state)], unlabelled: true)
        ]
    }
}
