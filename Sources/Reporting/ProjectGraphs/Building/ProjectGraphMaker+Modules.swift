extension ProjectGraphMaker {
    /// The modules of the app, without tests and test support.
    var moduleGraph: ProjectGraph {
        var graph = ProjectGraph(project: project.name, subject: .modules)
        let built = modules.filter { $0.role != .tests && $0.role != .testSupport }
        // A module with sources in two folders is listed twice.
        let shown = Dictionary(grouping: built, by: \.name).values.map(merged).sorted { $0.name < $1.name }
        graph.cycles = scenes.cycles
        let inCycles = Set(graph.cycles.flatMap(\.self))
        let dependents = Dependents(modules)
        graph.nodes = shown.map { module in
            var node = node(module)
            node.options = answers(of: module.name)
            node.rebuilds = dependents.all(of: module.name)
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

/// The direct and indirect dependents of modules.
private struct Dependents {
    private var direct: [String: [String]] = [:]

    init(_ modules: [SourceModule]) {
        for module in modules {
            for dependency in module.dependencies { direct[dependency, default: []].append(module.name) }
        }
    }

    func all(of module: String) -> [String] {
        var (found, left) = (Set<String>(), [module])
        while let name = left.popLast() {
            for dependent in direct[name] ?? [] where found.insert(dependent).inserted { left.append(dependent) }
        }
        return found.sorted()
    }
}

extension ProjectGraph {
    /// Marks edges that follow from others because another path leads to their end; dependencies have no cycles.
    fileprivate mutating func markImplied() {
        let next = successors
        let reached = nodes.indices.map { self.reached(from: next[$0]) }
        let behind = nodes.indices.map { node in next[node].reduce(into: Set<Int>()) { $0.formUnion(reached[$1]) } }
        for index in edges.indices { edges[index].isImplied = behind[edges[index].from].contains(edges[index].to) }
    }
}
