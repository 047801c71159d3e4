/// The contracts of all scaffolded types.
public enum ScaffoldContracts {
    /// Returns the contracts in the order of modules, scenes and parts; the app's environment is last, unless it is
    /// declared elsewhere.
    ///
    /// - Parameter names: The wanted types or contracts; all are returned if `nil`.
    public static func all(
        of project: Project,
        stubs: StubStyle,
        concerning names: Set<String>? = nil
    ) -> [ScaffoldContract] {
        func isWanted(_ type: String, _ contract: String) -> Bool {
            names.map { $0.contains(type) || $0.contains(contract) } ?? true
        }
        let context = GenerationContext(project: project)
        let ofModules = project.features.flatMap { feature in
            let members = MemberStubs(feature: feature, context: context, style: stubs)
            return feature.scenes.flatMap { contracts(of: $0, in: feature, members, where: isWanted) }
                + feature.useCases.filter { isWanted($0.implementation, $0.contract) }.map {
                    contract(of: $0, in: feature, members)
                }
                + feature.repositories.filter { isWanted($0.type, $0.contract) }.map {
                    contract(of: $0, in: feature, members)
                }
        }
        // What makes a service is known where the environment is declared.
        let isOfApp = project.environment.module == project.app
        let environments =
            project.scopes.map { ScopePlace(scope: $0, context: context).contract }
            + (isOfApp ? [AppEnvironmentFile.contract(in: context)] : [])
        return ofModules + environments.filter { isWanted($0.type, $0.contract) }
    }

    /// Returns the names of all contracts of scenes, and of the types for a contract that scenes share.
    public static func names(of project: Project) -> Set<String> {
        Set(
            project.features.flatMap(\.scenes).flatMap { scene in
                scene.contractParts.map { $0.contract(of: scene.name) }
                    + scene.contractParts.filter { $0.contractSuffix == nil }.map { scene.name + $0.suffix }
            } + project.features.flatMap(\.repositories).map(\.contract)
        )
    }

    /// The suffixes of types for contracts that all scenes share. For example: `SceneViewContract` and `ViewController`.
    static let sharedContracts: [String: String] = SceneStyle.allCases.flatMap(\.parts).reduce(into: [:]) {
        if $1.members != nil, $1.contractSuffix == nil { $0[$1.contract] = $1.suffix }
    }

    /// Returns such types of the scene whose contract of events this is, each with its contract.
    static func typesForSharedContracts(besides contract: String) -> [String: String] {
        let events = SceneStyle.allCases.flatMap(\.parts).filter { $0.members == .events }
        guard let suffix = events.compactMap(\.contractSuffix).first(where: contract.hasSuffix) else { return [:] }
        let scene = contract.dropLast(suffix.count)
        return sharedContracts.reduce(into: [:]) { $0[scene + $1.value] = $1.key }
    }

    /// Returns the suffixes of scenes' contracts.
    ///
    /// - Parameter common: True for suffixes that a team's own protocols may have, too.
    public static func contractSuffixes(common: Bool) -> [String] {
        Set(
            SceneStyle.allCases.flatMap(\.parts).filter { $0.members != nil && $0.isCommonlyNamed == common }
                .compactMap(\.contractSuffix)
        ).sorted()
    }

    private static func contracts(
        of scene: Scene,
        in feature: Feature,
        _ members: MemberStubs,
        where isWanted: (_ type: String, _ contract: String) -> Bool
    ) -> [ScaffoldContract] {
        let place = ScenePlace(scene, of: ModulePlace(feature, in: members.context))
        // A contract that asks for nothing any more may have members that stayed behind.
        let parts = scene.parts.compactMap { part -> ScaffoldContract? in
            guard let scaffold = part.scaffold, let asked = part.members,
                isWanted(scene.name + part.suffix, part.contract(of: scene.name))
            else { return nil }
            let type = scene.name + part.suffix
            var contract = ScaffoldContract(
                type,
                part.contract(of: scene.name),
                of: feature,
                at: place.text(scaffold),
                spec: scene.specPath,
                members.members(asked, of: scene, in: type)
            )
            contract.implied = members.implied(asked, of: scene)
            contract.isTypeGenerated = part.isGenerated
            if asked == .routes, contract.isTypeGenerated {
                contract.membersOfGeneratedType = members.derivedRoutes(of: scene)
            }
            contract.collaborators = collaborators(of: part, in: scene)
            contract.construction = scene.construction(of: part)
            contract.testsPath = part.tests.map(place.text) ?? ""
            // What renders is a view controller, which a team may have had before its scene.
            if asked == .rendering {
                let head = TemplateCode.conformance(of: contract.type, to: contract.contract)
                contract.conformance = [head].lines(at: 0)
            }
            return contract
        }
        return parts + sections(of: place, where: isWanted)
    }

    private static func sections(
        of place: ScenePlace,
        where isWanted: (_ type: String, _ contract: String) -> Bool
    ) -> [ScaffoldContract] {
        place.scene.scaffoldedSections
            .filter { isWanted(place.scene.typeName(of: $0), "\(place.scene.name)View") }
            .map { $0.contract(in: place) }
    }

    /// Returns the parts that a type takes, which its scaffolded initializer may lack.
    private static func collaborators(of part: ScenePart, in scene: Scene) -> [ScaffoldContract.Collaborator] {
        part.collaborators.compactMap { suffix in
            scene.style.parts.first { $0.suffix == suffix }.map { part in
                ScaffoldContract.Collaborator(
                    name: part.collaboratorName,
                    contract: part.contract(of: scene.name),
                    isAskedFor: scene.parts.contains(part)
                )
            }
        }
    }

    private static func contract(of useCase: UseCase, in feature: Feature, _ members: MemberStubs) -> ScaffoldContract {
        let type = useCase.implementation
        let place = UseCasePlace(useCase, of: ModulePlace(feature, in: members.context))
        var contract = ScaffoldContract(
            type,
            useCase.contract,
            of: feature,
            at: place.path(of: .defaultUseCase),
            spec: feature.moduleSpec,
            useCase.methods.map { members.useCaseMethod($0, of: useCase, type) }
        )
        contract.services = useCase.services.map(members.service)
        if let repository = useCase.repository { contract.services.append(members.kept(repository)) }
        contract.isMadeOfServices = true
        return contract
    }

    private static func contract(
        of repository: Repository,
        in feature: Feature,
        _ members: MemberStubs
    ) -> ScaffoldContract {
        let place = RepositoryPlace(repository, of: ModulePlace(feature, in: members.context))
        return ScaffoldContract(
            repository.type,
            repository.contract,
            of: feature,
            at: place.path(of: .sharedRepository),
            spec: feature.moduleSpec,
            repository.methods.map { members.repositoryMethod($0, of: repository.type) }
        )
    }
}

extension ScaffoldContract {
    /// Creates the contract of a type in a feature's module.
    fileprivate init(
        _ type: String,
        _ contract: String,
        of feature: Feature,
        at path: String,
        spec: String,
        _ members: [Member]
    ) {
        self.init(
            type: type,
            contract: contract,
            module: feature.name,
            folder: feature.sources,
            path: path,
            origin: SourceLocation(path: spec, line: 1, column: 1),
            members: members
        )
    }
}

extension ScaffoldContract.Service {
    /// - Parameter parameter: The parameter's type and its value, if it isn't just the property's type.
    init(
        _ name: String,
        access: String = "let",
        as type: String,
        takenAs parameter: String? = nil,
        _ imports: ImportList?
    ) {
        self.init(
            name: name,
            property: "\(access) \(name.spelled(.declaration)): \(type)",
            type: type,
            parameter: "\(name.spelled(.parameterLabel)): \(parameter ?? type)",
            assignment: "self.\(name.spelled(.member)) = \(name.spelled(.local))",
            imports: imports?.declarations ?? []
        )
    }
}

extension UseCase {
    /// The protocol's name.
    fileprivate var contract: String { name + "UseCase" }

    /// The name of the implementing type.
    fileprivate var implementation: String { "Default\(contract)" }
}
