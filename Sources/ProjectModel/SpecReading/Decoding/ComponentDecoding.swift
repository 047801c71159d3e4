extension FileDecoder {
    /// Reads `{ product: offer, onTap: didSelectOffer }`, the arguments of the component next to it.
    func componentArguments(_ node: YAMLNode?, isBesideComponent: Bool) -> [ComponentArgument] {
        guard let node else { return [] }
        if !isBesideComponent {
            report(.missingKey, at: node, "'with' is for a component", notes: ["add 'component', or remove 'with'"])
        }
        guard let entries = entries(node, key: "with", takes: "fields and events by parameter") else { return [] }
        return entries.compactMap { entry in
            guard let parameter = name(of: entry, .parameter),
                let source = name(entry.value, .parameter, key: parameter.value)
            else { return nil }
            return ComponentArgument(parameter: parameter, source: source)
        }
    }
}
