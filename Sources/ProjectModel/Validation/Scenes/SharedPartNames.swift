/// Shared use cases and repositories are in the module of what shares them, and all repositories are used.
enum SharedPartNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for module in specs.specs.modules {
            for scene in module.scenes where scene.style.value.hasViewModel {
                if let name = scene.sharedUseCase { checkUseCase(name, of: scene, in: module, specs, problems) }
                if let name = scene.sharedRepository { checkRepository(name, in: module, specs, problems) }
            }
            for useCase in module.useCases {
                guard let name = useCase.repository else { continue }
                let isKnown = module.repositories.contains { $0.name.value == name.value }
                if !isKnown, !UnknownUses.explains(name, by: "use case", specs, problems) {
                    checkRepository(name, in: module, specs, problems)
                }
                guard let service = useCase.uses.first(where: { $0.value == "repository" }) else { continue }
                problems.report(
                    .reservedName,
                    at: service.location,
                    "the use case '\(useCase.name.value)' has a property 'repository', for '\(name.value)'",
                    "rename the service, or let '\(name.value)' alone use it"
                )
            }
            reportUnused(in: module, specs, problems)
        }
    }

    private static func checkUseCase(
        _ name: Located<String>,
        of scene: SceneSpec,
        in module: ModuleSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        if let place = scene.sharedRepository?.location ?? scene.repositoryMethods.first?.name.location {
            problems.report(
                .repositoryBesideSharedUseCase,
                at: place,
                "the use case '\(name.value)' asks a repository of its own, and nothing here asks this one",
                "remove 'repository:' here, and list one under the use case's 'uses'"
            )
        }
        let known = module.useCases.map(\.name.value)
        guard !known.contains(name.value), specs.useCasesAreKnown else { return }
        if let owner = specs.useCasesByName[name.value]?.module.name.value {
            return problems.report(
                .unknownName,
                at: name.location,
                "'\(name.value)' is a use case of '\(owner)', and a view model asks one of its own module",
                "list it under 'uses', and let a use case of the scene's own ask it"
            )
        }
        problems.reportUnknown(
            .unknownName,
            "use case",
            name,
            known: known,
            otherwise: "add it under 'useCases' in the module's module.yml, or list the methods of the scene's own"
        )
    }

    private static func checkRepository(
        _ name: Located<String>,
        in module: ModuleSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let known = module.repositories.map(\.name.value)
        guard !known.contains(name.value), isRead(module, specs) else { return }
        problems.reportUnknown(
            .unknownName,
            "repository",
            name,
            known: known,
            otherwise: "add it under 'repositories' in the module's module.yml"
        )
    }

    private static func reportUnused(in module: ModuleSpec, _ specs: SpecIndex, _ problems: ProblemCollector) {
        // That a core module has no repositories at all is told already.
        guard isRead(module, specs), specs.useCasesAreKnown, module.kind.value != .core,
            !module.scenes.contains(where: { specs.isUnread(.scene($0.name.value)) })
        else { return }
        let used = module.scenes.compactMap(\.sharedRepository) + module.useCases.compactMap(\.repository)
        let known = Set(module.repositories.map(\.name.value))
        // A slip may well be meant for it.
        guard used.allSatisfy({ known.contains($0.value) }) else { return }
        for repository in module.repositories where !used.contains(where: { $0.value == repository.name.value }) {
            problems.report(
                .unusedEntry,
                at: repository.name.location,
                "no scene and no use case asks the repository '\(repository.name.value)'",
                "write 'repository: \(repository.name.value)' in a scene, list it under a use case's 'uses', or remove it here"
            )
        }
    }

    private static func isRead(_ module: ModuleSpec, _ specs: SpecIndex) -> Bool {
        let name = module.name.value
        return !specs.isUnread(.moduleFile(name)) && !specs.isUnread(.repositories(module: name))
    }
}
