extension FileDecoder {
    /// Reads `ProductTile`, or `{ ProductTile: { product: offer, onTap: didSelectOffer } }` with what it takes.
    func component(_ node: YAMLNode?) -> (name: Located<String>, arguments: [ComponentArgument])? {
        let key = "component"
        guard let node, case .mapping = node.content else {
            return name(node, .type, key: key).map { (name: $0, arguments: []) }
        }
        guard let entries = entries(node, key: key, takes: "a name") else { return nil }
        guard let entry = entries.first, entries.count == 1 else {
            let note = "for example: component: { ProductTile: { product: offer } }"
            reportKind(of: node, key: key, takes: "one component, with what it takes below its name", notes: [note])
            return nil
        }
        return name(of: entry, .type).map { (name: $0, arguments: componentArguments(entry.value, of: $0.value)) }
    }

    private func componentArguments(_ node: YAMLNode, of component: String) -> [ComponentArgument] {
        let entries = entries(node, key: component, takes: "fields and events by parameter") ?? []
        return entries.compactMap { entry in
            guard let parameter = name(of: entry, .parameter),
                let source = name(entry.value, .parameter, key: parameter.value)
            else { return nil }
            return ComponentArgument(parameter: parameter, source: source)
        }
    }
}
