import ProjectModel
import TemplateCatalogue

/// What a part of a scene may reach: a protocol that the scene's environment is made of.
struct SceneRole {
    var name: String
    /// What it is for, as its documentation says.
    var summary: String
    var services: [Service]
    /// The protocols of the resolvers that it needs.
    var resolvers: [String]
    /// Whether it is told of failures that no screen shows.
    var handlesUnseenFailures = false

    /// Those of a scene whose environment is divided.
    static func all(of scene: Scene) -> [SceneRole] {
        var roles: [SceneRole] = []
        if scene.hasInteractorRole {
            let parts = scene.style.hasViewModel ? "the use case and the repository" : "the interactor"
            roles.append(
                SceneRole(
                    name: scene.interactorEnvironment,
                    summary: "What \(parts) of \(scene.name) may reach: the services and use cases that it uses.",
                    services: scene.usedServices.notReached(by: scene.sharedRepository),
                    resolvers: scene.useCaseResolvers + scene.repositoryEnvironments,
                    handlesUnseenFailures: scene.hasUnseenFailures
                )
            )
        }
        if scene.hasWireframeRole {
            roles.append(
                SceneRole(
                    name: scene.wireframeEnvironment,
                    summary: "What the wireframe of \(scene.name) may reach: the resolvers that its routes need.",
                    services: [],
                    resolvers: scene.routeDestinations.resolvers
                )
            )
        }
        if scene.hasViewRole {
            roles.append(
                SceneRole(
                    name: "\(scene.name)ViewEnvironment",
                    summary:
                        "What the view controller of \(scene.name) may reach: what its view uses, and its children.",
                    services: scene.viewServices,
                    resolvers: scene.childDestinations.resolvers
                )
            )
        }
        return roles
    }
}

extension Scene {
    /// The protocols of the resolvers of its use cases, by name.
    var useCaseResolvers: [String] { useCases.map { ResolverName.ofUseCase($0.useCase) }.sorted() }

    /// The protocol of what a repository reaches that it shares.
    var repositoryEnvironments: [String] { [sharedRepository?.environment].compactMap(\.self) }
}

extension [Service] {
    /// Those that the environment of a repository doesn't bring.
    func notReached(by repository: Repository?) -> [Service] {
        guard let repository else { return self }
        return filter { service in !repository.services.contains { $0.name == service.name } }
    }
}
