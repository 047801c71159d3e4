extension ProjectGraphMaker {
    var scenes: ProjectGraph {
        var graph = ProjectGraph(project: project.name, subject: .scenes)
        let all = project.features.flatMap(\.scenes)
        graph.nodes = all.map(node) + project.adoptedScenes.map(node)
        let numbers = Dictionary(graph.nodes.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for (from, scene) in all.enumerated() {
            for (destination, way) in ways(from: scene) {
                if let to = numbers[destination] { graph.add(way, from: from, to: to) }
            }
        }
        graph.markCycles()
        mark(&graph, knowingWaysOf: all)
        return graph
    }

    private func node(_ scene: Scene) -> ProjectGraph.Node {
        var node = ProjectGraph.Node(
            kind: .scene,
            name: scene.name,
            module: scene.feature,
            detail: scene.style.rawValue
        )
        node.summary = scene.summary
        node.spec = scene.specPath
        node.parameters = scene.parameters.map(text)
        node.links = scene.links.map(\.text)
        node.scope = scene.scope
        node.waysBack = scene.routes.filter(\.presentation.isReturning).map(wayBack)
        node.services = scene.services.map(\.name)
        node.useCases = scene.useCases.map { "\($0.feature).\($0.useCase)" }
        node.displayStates = scene.previews.map(\.name)
        node.options = scene.options.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return node
    }

    private func node(_ scene: AdoptedScene) -> ProjectGraph.Node {
        var node = ProjectGraph.Node(
            kind: .scene,
            name: scene.name,
            module: project.app,
            detail: SceneSpec.Style.handwritten.rawValue
        )
        node.summary = scene.summary
        node.spec = scene.specPath
        node.parameters = scene.parameters.map(text)
        return node
    }

    private func wayBack(_ route: Route) -> String {
        destination(of: route).map { "\(route.name) to \($0)" } ?? route.name
    }

    private func text(_ parameter: Parameter) -> String {
        "\(parameter.name): \(parameter.type.text)" + (parameter.defaultValue.map { " = \($0.text)" } ?? "")
    }

    /// Returns all destinations in a scene's spec: routes, children, and variants shown in its place.
    private func ways(from scene: Scene) -> [(destination: String, way: ProjectGraph.Edge.Way)] {
        let routes = scene.routes.filter { !$0.presentation.isReturning }.compactMap { route in
            destination(of: route).map { ($0, ProjectGraph.Edge.Way(name: route.name, presentation: word(route))) }
        }
        let children = scene.children.map {
            ($0.destination.scene, ProjectGraph.Edge.Way(name: $0.name, presentation: "child"))
        }
        let variants = scene.variants.map {
            ($0.destination.scene, ProjectGraph.Edge.Way(name: $0.name, presentation: "variant"))
        }
        return routes + children + variants
    }

    private func destination(of route: Route) -> String? {
        if case .scene(let scene) = route.destination { return scene.scene }
        guard let tab = route.tab else { return nil }
        if let scene = tab.scene { return scene }
        let tabs = project.entrance.tabs
        guard tabs.indices.contains(tab.index) else { return nil }
        return tabs[tab.index].scene.scene
    }

    private func word(_ route: Route) -> String { route.tab == nil ? route.presentation.rawValue : "tab" }
}
