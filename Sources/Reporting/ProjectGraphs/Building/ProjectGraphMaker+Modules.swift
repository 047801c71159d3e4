extension ProjectGraphMaker {
    /// The modules of the app, without tests and test support.
    var moduleGraph: ProjectGraph {
        var graph = ProjectGraph(project: project.name, subject: .modules)
        let built = modules.filter { $0.role != .tests && $0.role != .testSupport }
        // A module with sources in two folders is listed twice.
        let shown = Dictionary(grouping: built, by: \.name).values.map(merged).sorted { $0.name < $1.name }
        graph.cycles = scenes.cycles
        let inCycles = Set(graph.cycles.flatMap(\.self))
        var dependents: [String: Set<String>] = [:]
        for module in modules {
            for dependency in module.dependencies { dependents[dependency, default: []].insert(module.name) }
        }
        graph.nodes = shown.map { module in
            var node = node(module)
            node.options = answers(of: module.name)
            node.rebuilds = ProjectGraph.reached(from: dependents[module.name] ?? [], in: dependents).sorted()
            if inCycles.contains(module.name) { node.marks = [.cycle] }
            return node
        }
        let numbers = Dictionary(graph.nodes.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for (from, module) in shown.enumerated() {
            for dependency in module.dependencies.sorted() {
                if let to = numbers[dependency], to != from { graph.edges.append(.init(from: from, to: to)) }
            }
        }
        graph.markImplied()
        return graph
    }

    /// Returns the answers of a module; the project's belong to the app.
    private func answers(of module: String) -> [(name: String, value: OptionValue)] {
        let own = project.features.first { $0.name == module }?.options ?? [:]
        let all = module == project.app ? own.merging(project.options) { own, _ in own } : own
        return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func merged(_ parts: [SourceModule]) -> SourceModule {
        var module = parts[0]
        for part in parts { module.dependencies.formUnion(part.dependencies) }
        return module
    }

    private func node(_ module: SourceModule) -> ProjectGraph.Node {
        var node = ProjectGraph.Node(
            kind: .module,
            name: module.name,
            module: module.name,
            detail: module.role.rawValue
        )
        if let core = project.coreModules.first(where: { $0.name == module.name }) {
            (node.summary, node.spec) = (core.summary, core.specPath)
        }
        if let feature = project.features.first(where: { $0.name == module.name }) {
            (node.summary, node.spec) = (feature.summary, feature.specPath)
            node.members = feature.scenes.map(\.name)
            node.useCases = feature.useCases.map(\.name)
        }
        return node
    }
}

extension ProjectGraph {
    /// Marks edges that follow from others because another path leads to their end; dependencies have no cycles.
    fileprivate mutating func markImplied() {
        let next = successors
        let reached = nodes.indices.map { Self.reached(from: next[$0] ?? [], in: next) }
        let behind = nodes.indices.map { node in (next[node] ?? []).reduce(into: Set()) { $0.formUnion(reached[$1]) } }
        for index in edges.indices { edges[index].isImplied = behind[edges[index].from].contains(edges[index].to) }
    }
}
