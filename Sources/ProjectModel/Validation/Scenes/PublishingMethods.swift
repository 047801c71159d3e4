/// A method returns a publisher only if its view observes by Combine, and isn't also `async`.
enum PublishingMethods: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for module in specs.specs.modules {
            for scene in module.scenes { check(scene, specs, problems) }
            for repository in module.repositories { check(repository, in: module, specs, problems) }
        }
    }

    private static func check(_ scene: SceneSpec, _ specs: SpecIndex, _ problems: ProblemCollector) {
        let own =
            (scene.sharedUseCase == nil ? scene.useCaseMethods : [])
            + (scene.sharedRepository == nil ? scene.repositoryMethods : [])
        for method in own {
            if specs.project.binding(of: scene) != .combine {
                report(
                    method,
                    "the view of '\(scene.name.value)' doesn't observe by Combine",
                    "write 'binding: combine' in the scene, or what the publisher sends",
                    problems
                )
            } else if method.isAsync {
                report(method, "it is 'async' as well", "remove 'async'", problems)
            }
        }
    }

    private static func check(
        _ repository: RepositorySpec,
        in module: ModuleSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let scenes = module.scenes.filter { $0.sharedRepository?.value == repository.name.value }
        let other = scenes.first { specs.project.binding(of: $0) != .combine }
        let isAsked = module.useCases.contains { $0.repository?.value == repository.name.value }
        guard other != nil || (scenes.isEmpty && isAsked) else { return }
        let asking = other.map { "'\($0.name.value)', which asks it," } ?? "no scene that asks it"
        for method in repository.methods {
            report(
                method,
                other == nil ? "\(asking) observes by Combine" : "the view of \(asking) doesn't observe by Combine",
                "write 'binding: combine' in each scene that has the repository, or what the publisher sends",
                problems
            )
        }
    }

    private static func report(
        _ method: MethodSpec,
        _ reason: String,
        _ note: String,
        _ problems: ProblemCollector
    ) {
        guard let place = method.publishing else { return }
        problems.report(
            .misplacedKey,
            at: place,
            "'\(method.name.value)' can't give a publisher: \(reason)",
            note
        )
    }
}
