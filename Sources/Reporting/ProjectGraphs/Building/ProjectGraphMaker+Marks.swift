extension ProjectGraphMaker {
    /// The scenes that the app starts with.
    private var entrances: Set<String> { Set(project.entrance.scenes.map(\.scene)) }

    /// - Parameter scenes: the scenes whose specs list their destinations; those of others aren't known.
    func mark(_ graph: inout ProjectGraph, knowingWaysOf scenes: [Scene]) {
        let entrances = entrances
        let starts = graph.nodes.indices.filter { entrances.contains(graph.nodes[$0].name) }
        for node in starts { graph.nodes[node].marks.append(.start) }
        let linked = Set(scenes.filter { !$0.links.isEmpty }.map(\.name))
        let doors = graph.nodes.indices.filter { linked.contains(graph.nodes[$0].name) }
        let reached =
            starts.isEmpty
            ? Set(graph.edges.map(\.to)).union(doors)
            : ProjectGraph.reached(from: starts + doors, in: graph.successors)
        for node in graph.nodes.indices where !reached.contains(node) { graph.nodes[node].marks.append(.unreachable) }
        let leading = Set(graph.edges.map(\.from))
        for (node, scene) in scenes.enumerated() where scene.style.hasParts {
            let leadsOutside = scene.routes.contains {
                $0.presentation == .custom || $0.presentation.isOfWeb || $0.presentation.isReturning
            }
            if !leading.contains(node), !leadsOutside { graph.nodes[node].marks.append(.deadEnd) }
        }
    }
}
