extension DrawnGraph {
    /// The graph for other programs: graphs with the same `version` have the same members. Members may be added.
    public var json: JSONValue {
        .object([
            ("version", .number(1)), ("project", .text(graph.project)), ("of", .text(graph.subject.rawValue)),
            ("width", .number(layout.width)), ("height", .number(layout.height)), ("crossings", .number(crossings)),
            ("nodes", .list(zip(graph.nodes, layout.frames).map(json))), ("edges", .list(graph.edges.map(json))),
            ("cycles", .list(graph.cycles.map { .texts($0) })),
        ])
    }

    /// The output in place of a graph that couldn't be made.
    public static var failure: JSONValue { .object([("version", .number(1)), ("project", .null)]) }

    private func json(_ node: ProjectGraph.Node, _ frame: GraphLayout.Frame) -> JSONValue {
        .sparse([
            "id": .text(node.id), "kind": .text(node.kind.rawValue), "name": .text(node.name),
            "module": .text(node.module), "detail": .text(node.detail), "summary": .text(node.summary),
            "spec": .text(node.spec), "parameters": .texts(node.parameters),
            "links": .texts(node.links), "waysBack": .texts(node.waysBack), "scope": .text(node.scope),
            "services": .texts(node.services),
            "useCases": .texts(node.useCases), "displayStates": .texts(node.displayStates),
            "options": node.options.isEmpty ? .null : .object(node.options.map { ($0.name, $0.value.dump) }),
            "members": .texts(node.members), "rebuilds": .texts(node.rebuilds),
            "marks": .texts(node.marks.map(\.rawValue)),
            "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
            "height": .number(frame.height),
        ])
    }

    private func json(_ edge: ProjectGraph.Edge) -> JSONValue {
        .sparse([
            "from": .text(graph.nodes[edge.from].id), "to": .text(graph.nodes[edge.to].id),
            "ways": .list(
                edge.ways.map { .object([("name", .text($0.name)), ("presentation", .text($0.presentation))]) }
            ),
            "isInCycle": edge.isInCycle ? .flag(true) : .null, "isImplied": edge.isImplied ? .flag(true) : .null,
        ])
    }
}
