import YAMLTree

extension FileDecoder {
    /// `{ loaded: { recipe: .sample, isLoading: false } }`.
    func previews(_ node: YAMLNode?, of state: [ParameterSpec]) -> [PreviewSpec] {
        guard let node, let entries = entries(node, key: "previews", takes: "values of the state's fields, by name")
        else { return [] }
        return entries.compactMap { entry in
            guard let name = name(of: entry, .member) else { return nil }
            return PreviewSpec(name: name, values: values(of: entry.value, key: name.value, state))
        }
    }

    private func values(of node: YAMLNode, key: String, _ state: [ParameterSpec]) -> [PreviewSpec.FieldValue] {
        guard let entries = entries(node, key: key, takes: "values by field") else { return [] }
        return entries.compactMap { entry in
            guard let field = name(of: entry, .parameter) else { return nil }
            let type = state.first { $0.name.value == field.value }?.type.value
            return expression(entry.value, for: type, key: field.value).map {
                PreviewSpec.FieldValue(name: field, value: $0)
            }
        }
    }
}
