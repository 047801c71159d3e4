import SwiftReading
import YAMLTree

extension FileDecoder {
    /// `{ loaded: { recipe: .sample, isLoading: false } }`; of an `mvvm` scene `{ loaded: { steps: { recipe: .sample } } }`.
    func previews(_ node: YAMLNode?, of scene: SceneSpec) -> [PreviewSpec] {
        guard let node, let entries = entries(node, key: "previews", takes: "values of the state's fields, by name")
        else { return [] }
        // Looked up by name: a scene may have very many fields, and as many previews of them.
        let fields = types(of: scene.state)
        let parts = Dictionary(scene.parts.map { ($0.name.value, types(of: $0.state)) }) { first, _ in first }
        return entries.compactMap { entry in
            guard let name = name(of: entry, .member) else { return nil }
            var preview = PreviewSpec(name: name, values: [])
            if scene.style.value.hasViewModel {
                readParts(of: entry.value, parts, into: &preview)
            } else {
                readValues(of: entry.value, key: name.value, fields, nil, into: &preview)
            }
            return preview
        }
    }

    private func types(of fields: [ParameterSpec]) -> [String: SwiftType] {
        Dictionary(fields.map { ($0.name.value, $0.type.value) }) { first, _ in first }
    }

    /// What is said of a part that there isn't is for validation to report.
    private func readParts(of node: YAMLNode, _ parts: [String: [String: SwiftType]], into preview: inout PreviewSpec) {
        for entry in entries(node, key: preview.name.value, takes: "values by part and field") ?? [] {
            guard let name = self.name(of: entry, .parameter) else { continue }
            preview.parts.append(name)
            guard let fields = parts[name.value] else { continue }
            readValues(of: entry.value, key: name.value, fields, name, into: &preview)
        }
    }

    private func readValues(
        of node: YAMLNode,
        key: String,
        _ fields: [String: SwiftType],
        _ part: Located<String>?,
        into preview: inout PreviewSpec
    ) {
        for entry in entries(node, key: key, takes: "values by field") ?? [] {
            guard let field = name(of: entry, .parameter) else { continue }
            if reportsNested(entry, key, fields) {
                preview.unread.insert(PreviewSpec.Field(part: part?.value, name: field.value))
                continue
            }
            if let value = expression(entry.value, for: fields[field.value], key: field.value) {
                preview.values.append(PreviewSpec.FieldValue(part: part, name: field, value: value))
            } else {
                preview.unread.insert(PreviewSpec.Field(part: part?.value, name: field.value))
            }
        }
    }

    /// `loaded: { state: { title: "Hi" } }`: the fields' values stand right below the preview's name.
    private func reportsNested(_ entry: YAMLEntry, _ key: String, _ fields: [String: SwiftType]) -> Bool {
        guard case .mapping(let inner) = entry.value.content, fields[entry.name] == nil,
            inner.contains(where: { fields[$0.name] != nil })
        else { return false }
        report(
            .wrongKind,
            at: entry.key,
            "'\(entry.name.shown)' is not a field",
            notes: ["write the values right below '\(key.shown)': delete '\(entry.name.shown)' and what encloses them"]
        )
        return true
    }
}
