import Diagnostics
public import ProjectModel
import SpecReading
import SwiftReading
import TemplateCatalogue
import Templates

/// The contracts of all types that are scaffolded.
public enum ScaffoldContracts {
    /// In the order of modules, scenes and their parts; the app's environment last, unless it is a struct or lies elsewhere.
    ///
    /// - Parameter isWanted: asked about each contract's name.
    public static func all(
        of project: Project,
        stubs: StubStyle,
        where isWanted: (_ contract: String) -> Bool = { _ in true }
    ) -> [ScaffoldContract] {
        let context = GenerationContext(project: project)
        let ofModules = project.features.flatMap { feature in
            let members = MemberStubs(feature: feature, context: context, style: stubs)
            return feature.scenes.flatMap { contracts(of: $0, in: feature, members, where: isWanted) }
                + feature.useCases.filter { isWanted($0.contract) }.map { contract(of: $0, in: feature, members) }
        }
        guard project.environment.keepsServices(in: project.app) else { return ofModules }
        return ofModules + [AppEnvironmentFile.contract(in: context)].filter { isWanted($0.contract) }
    }

    /// The types that have one.
    public static func types(of project: Project) -> Set<String> {
        var types = Set(
            project.features.flatMap { feature in
                feature.useCases.map(\.implementation)
                    + feature.scenes.flatMap { scene in
                        scene.parts.filter { $0.scaffold != nil && $0.members != nil }.map { scene.name + $0.suffix }
                    }
            }
        )
        if project.environment.keepsServices(in: project.app) {
            types.insert(AppEnvironmentFile.contract(in: GenerationContext(project: project)).type)
        }
        return types
    }

    /// All contracts that generated code declares for scenes.
    public static func names(of project: Project) -> Set<String> {
        Set(
            project.features.flatMap(\.scenes).flatMap { scene in
                scene.contractParts.map { scene.name + $0.contractSuffix }
            }
        )
    }

    /// What the names of scenes' contracts end with.
    ///
    /// - Parameter common: whether protocols of the team's own may well be called so.
    public static func contractSuffixes(common: Bool) -> [String] {
        Set(
            SceneStyle.allCases.flatMap(\.parts).filter { $0.members != nil && $0.isCommonlyNamed == common }
                .map(\.contractSuffix)
        ).sorted()
    }

    private static func contracts(
        of scene: Scene,
        in feature: Feature,
        _ members: MemberStubs,
        where isWanted: (_ contract: String) -> Bool
    ) -> [ScaffoldContract] {
        let place = ScenePlace(scene, of: ModulePlace(feature, in: members.context))
        // A contract that asks for nothing any more may have members that stayed behind.
        return scene.parts.compactMap { part in
            guard let scaffold = part.scaffold, let asked = part.members, isWanted(scene.name + part.contractSuffix)
            else { return nil }
            var contract = ScaffoldContract(
                type: scene.name + part.suffix,
                contract: scene.name + part.contractSuffix,
                module: feature.name,
                folder: feature.sources,
                path: scaffold.path(for: place),
                origin: SourceLocation(path: scene.specPath, line: 1, column: 1),
                members: members.members(asked, of: scene)
            )
            contract.implied = members.implied(asked, of: scene)
            contract.isTypeGenerated = scene.hasGeneratedWiring && part.isWired
            contract.collaborators = collaborators(of: part, in: scene)
            contract.testsPath = part.tests?.path(for: place) ?? ""
            // What renders is a view, to which the builder hands its presenter.
            if asked == .rendering { contract.connection = members.connection(of: scene) }
            return contract
        }
    }

    /// What a type is made with that it may not have been made with when it was scaffolded.
    private static func collaborators(of part: ScenePart, in scene: Scene) -> [ScaffoldContract.Collaborator] {
        part.collaborators.compactMap { suffix in
            scene.style.parts.first { $0.suffix == suffix }.map { part in
                ScaffoldContract.Collaborator(
                    name: part.collaboratorName,
                    contract: scene.name + part.contractSuffix,
                    isAskedFor: scene.parts.contains(part)
                )
            }
        }
    }

    private static func contract(of useCase: UseCase, in feature: Feature, _ members: MemberStubs) -> ScaffoldContract {
        let type = useCase.implementation
        let place = UseCasePlace(useCase, of: ModulePlace(feature, in: members.context))
        var contract = ScaffoldContract(
            type: type,
            contract: useCase.contract,
            module: feature.name,
            folder: feature.sources,
            path: UseCaseTemplate.defaultUseCase.path(for: place),
            origin: SourceLocation(path: feature.moduleSpec, line: 1, column: 1),
            members: useCase.methods.map { members.useCaseMethod($0, of: type) }
        )
        contract.services = useCase.services.map(members.service)
        contract.isMadeOfServices = true
        return contract
    }
}

extension UseCase {
    /// The protocol's name.
    fileprivate var contract: String { name + "UseCase" }

    /// The name of the type that does it.
    fileprivate var implementation: String { "Default\(contract)" }
}

extension AppEnvironmentType {
    /// Whether what makes a service is known where the type is declared.
    fileprivate func keepsServices(in app: String) -> Bool { module == app && kind == .class }
}

extension ScenePart {
    /// Whether its class is among those that may be generated.
    fileprivate var isWired: Bool {
        switch members {
        case .events, .interactor, .routes: true
        case .rendering, .inputs, .useCase, .repository, nil: false
        }
    }
}
