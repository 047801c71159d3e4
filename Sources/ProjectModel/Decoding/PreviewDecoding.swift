import YAMLTree

extension FileDecoder {
    /// `{ loaded: { recipe: .sample, isLoading: false } }`; of an `mvvm` scene `{ loaded: { steps: { recipe: .sample } } }`.
    func previews(_ node: YAMLNode?, of scene: SceneSpec) -> [PreviewSpec] {
        guard let node, let entries = entries(node, key: "previews", takes: "values of the state's fields, by name")
        else { return [] }
        return entries.compactMap { entry in
            guard let name = name(of: entry, .member) else { return nil }
            if scene.style.value == .mvvm { return preview(name, of: entry.value, scene.parts) }
            return PreviewSpec(name: name, values: values(of: entry.value, key: name.value, scene.state))
        }
    }

    /// What is said of a part that there isn't is for validation to report.
    private func preview(_ name: Located<String>, of node: YAMLNode, _ parts: [PartSpec]) -> PreviewSpec {
        var preview = PreviewSpec(name: name, values: [])
        for entry in entries(node, key: name.value, takes: "values by part and field") ?? [] {
            guard let partName = self.name(of: entry, .parameter) else { continue }
            preview.parts.append(partName)
            guard let part = parts.first(where: { $0.name.value == partName.value }) else { continue }
            preview.values += values(of: entry.value, key: partName.value, part.state).map {
                PreviewSpec.FieldValue(part: partName, name: $0.name, value: $0.value)
            }
        }
        return preview
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
