/// Shared use cases and repositories are in the module of what shares them, and all repositories are used.
final class SharedPartNames: ValidationRule {
    override func check() {
        for module in specs.specs.modules {
            for scene in module.scenes where scene.style.value.hasViewModel {
                if let name = scene.sharedUseCase { checkUseCase(name, of: scene, in: module) }
                if let name = scene.sharedRepository { checkRepository(name, in: module) }
            }
            for useCase in module.useCases {
                guard let name = useCase.repository else { continue }
                let isKnown = module.repositories.contains { $0.name.value == name.value }
                if !isKnown, !UnknownUses(specs, problems).explains(name, by: "use case") {
                    checkRepository(name, in: module)
                }
                guard let service = useCase.uses.first(where: { $0.value == "repository" }) else { continue }
                problems.report(.reservedName, at: service.location) {
                    "the use case '\(useCase.name.value)' has a property 'repository', for '\(name.value)'"
                    "rename the service, or let '\(name.value)' alone use it"
                }
            }
            reportUnused(in: module)
        }
    }

    private func checkUseCase(_ name: Located<String>, of scene: SceneSpec, in module: ModuleSpec) {
        if let place = scene.sharedRepository?.location ?? scene.repositoryMethods.first?.name.location {
            problems.report(.repositoryBesideSharedUseCase, at: place) {
                "the use case '\(name.value)' asks a repository of its own, and nothing here asks this one"
                "remove 'repository:' here, and list one under the use case's 'uses'"
            }
        }
        let known = module.useCases.map(\.name.value)
        guard !known.contains(name.value), specs.useCasesAreKnown else { return }
        if let owner = specs.useCasesByName[name.value]?.module.name.value {
            return problems.report(.unknownName, at: name.location) {
                "'\(name.value)' is a use case of '\(owner)', and a view model asks one of its own module"
                "list it under 'uses', and let a use case of the scene's own ask it"
            }
        }
        problems.reportUnknown(
            .unknownName,
            "use case",
            name,
            known: known,
            otherwise: "add it under 'useCases' in the module's module.yml, or list the methods of the scene's own"
        )
    }

    private func checkRepository(_ name: Located<String>, in module: ModuleSpec) {
        let known = module.repositories.map(\.name.value)
        guard !known.contains(name.value), isRead(module) else { return }
        problems.reportUnknown(
            .unknownName,
            "repository",
            name,
            known: known,
            otherwise: "add it under 'repositories' in the module's module.yml"
        )
    }

    private func reportUnused(in module: ModuleSpec) {
        // That a core module has no repositories at all is told already.
        guard isRead(module), specs.useCasesAreKnown, module.kind.value != .core,
            !module.scenes.contains(where: { specs.isUnread(.scene($0.name.value)) })
        else { return }
        let used = module.scenes.compactMap(\.sharedRepository) + module.useCases.compactMap(\.repository)
        let known = Set(module.repositories.map(\.name.value))
        // A slip may well be meant for it.
        guard used.allSatisfy({ known.contains($0.value) }) else { return }
        for repository in module.repositories where !used.contains(where: { $0.value == repository.name.value }) {
            problems.report(.unusedEntry, at: repository.name.location) {
                "no scene and no use case asks the repository '\(repository.name.value)'"
                "write 'repository: \(repository.name.value)' in a scene, list it under a use case's 'uses', or remove it here"
            }
        }
    }

    private func isRead(_ module: ModuleSpec) -> Bool {
        let name = module.name.value
        return !specs.isUnread(.moduleFile(name)) && !specs.isUnread(.repositories(module: name))
    }
}
