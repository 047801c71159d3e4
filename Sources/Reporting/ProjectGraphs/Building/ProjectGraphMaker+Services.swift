extension ProjectGraphMaker {
    /// The services with their users, including unused ones.
    var services: ProjectGraph {
        var graph = ProjectGraph(project: project.name, subject: .services)
        let users = project.features.flatMap { feature in
            feature.useCases.map { (useCaseNode($0), $0.reachedServices) }
                + feature.scenes.map { (sceneNode($0), $0.services) }
        }.filter { !$0.1.isEmpty }
        graph.nodes = users.map(\.0) + project.services.map(serviceNode)
        let numbers = Dictionary(
            project.services.enumerated().map { ($1.name, $0 + users.count) }
        ) { first, _ in first }
        for (from, user) in users.enumerated() {
            for service in user.1 {
                if let to = numbers[service.name] { graph.add(nil, from: from, to: to) }
            }
        }
        return graph
    }

    private func sceneNode(_ scene: Scene) -> ProjectGraph.Node {
        var node = ProjectGraph.Node(
            kind: .scene,
            name: scene.name,
            module: scene.feature,
            detail: scene.style.rawValue
        )
        (node.summary, node.spec, node.scope) = (scene.summary, scene.specPath, scene.scope)
        return node
    }

    private func useCaseNode(_ useCase: UseCase) -> ProjectGraph.Node {
        var node = ProjectGraph.Node(
            kind: .useCase,
            name: useCase.name,
            module: useCase.feature,
            detail: "use case"
        )
        (node.summary, node.scope) = (useCase.summary, useCase.scope)
        return node
    }

    private func serviceNode(_ service: Service) -> ProjectGraph.Node {
        var node = ProjectGraph.Node(
            kind: .service,
            name: service.name,
            module: project.app,
            detail: service.type.text
        )
        (node.summary, node.spec) = (service.summary, project.specPath)
        node.scope = project.scopes.first { $0.services.contains { $0.name == service.name } }?.name
        return node
    }
}
