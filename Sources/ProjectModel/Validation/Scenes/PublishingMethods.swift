/// A method returns a publisher only if its view observes by Combine, and isn't also `async`.
final class PublishingMethods: ValidationRule {
    override func check() {
        for module in specs.specs.modules {
            for scene in module.scenes { check(scene) }
            for repository in module.repositories { check(repository, in: module) }
        }
    }

    private func check(_ scene: SceneSpec) {
        let own =
            (scene.sharedUseCase == nil ? scene.useCaseMethods : [])
            + (scene.sharedRepository == nil ? scene.repositoryMethods : [])
        for method in own {
            if specs.project.binding(of: scene) != .combine {
                report(
                    method,
                    "the view of '\(scene.name.value)' doesn't observe by Combine",
                    "write 'style: \(scene.style.value.rawValue) with combine', or what the publisher sends"
                )
            } else if method.isAsync {
                report(method, "it is 'async' as well", "remove 'async'")
            }
        }
    }

    private func check(_ repository: RepositorySpec, in module: ModuleSpec) {
        let scenes = module.scenes.filter { $0.sharedRepository?.value == repository.name.value }
        let other = scenes.first { specs.project.binding(of: $0) != .combine }
        let isAsked = module.useCases.contains { $0.repository?.value == repository.name.value }
        guard other != nil || (scenes.isEmpty && isAsked) else { return }
        let asking = other.map { "'\($0.name.value)', which asks it," } ?? "no scene that asks it"
        for method in repository.methods {
            report(
                method,
                other == nil ? "\(asking) observes by Combine" : "the view of \(asking) doesn't observe by Combine",
                "write 'style: mvvm with combine' in each scene that has the repository, or what the publisher sends"
            )
        }
    }

    private func report(_ method: MethodSpec, _ reason: String, _ note: String) {
        guard let place = method.publishing else { return }
        problems.report(.misplacedKey, at: place) {
            "'\(method.name.value)' can't give a publisher: \(reason)"
            note
        }
    }
}
