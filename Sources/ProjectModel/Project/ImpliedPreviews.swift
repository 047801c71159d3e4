extension ProjectBuilder {
    /// Returns the states of what is loaded: loading, loaded and failed. They need not be listed; a preview in the spec
    /// with the same name replaces one.
    func impliedPreviews(of scene: Scene) -> [Preview] {
        let fields =
            scene.state.map { (part: nil as String?, field: $0) }
            + scene.screenParts.flatMap { part in part.state.map { (part: part.name as String?, field: $0) } }
        let loaded = fields.filter { $0.field.isLoadable }
        // A field that only the descriptor gives has no value here.
        let isComplete = fields.allSatisfy { $0.field.defaultValue != nil || startsByItself($0.field, in: scene) }
        guard !loaded.isEmpty, isComplete else { return [] }
        let given = Set(scene.previews.map(\.name))
        return ["loading", "loaded", "failed"].filter { !given.contains($0) }.compactMap { name in
            let values = loaded.compactMap { place -> Preview.FieldValue? in
                value(of: place.field, in: name).map {
                    Preview.FieldValue(part: place.part, name: place.field.name, value: $0)
                }
            }
            return values.count == loaded.count ? Preview(name: name, values: values) : nil
        }
    }

    private func startsByItself(_ field: Parameter, in scene: Scene) -> Bool {
        if field.type.isOptional { return true }
        guard !scene.parameters.contains(where: { $0.name == field.name && $0.type.same(as: field.type) }) else {
            return false
        }
        return field.type.zeroValue { specs.samples[$0]?.text } != nil
    }

    private func value(of field: Parameter, in state: String) -> SwiftExpression? {
        guard let method = field.loadedBy, let type = field.loadedType else { return nil }
        let text: String? =
            switch state {
            case "loading": ".loading(nil)"
            case "failed": ".failed(SceneFailure(UnimplementedError(\"\(method)\"), in: \"\(method)\"), nil)"
            default:
                (specs.samples[type.text]?.text
                    ?? type.sampleValue { specs.samples[$0]?.text }).map { ".loaded(\($0))" }
            }
        guard let text, case .success(let expression) = SwiftExpression.read(text) else { return nil }
        return expression
    }
}
