extension FileDecoder {
    /// Reads `{ loaded: { recipe: .sample, isLoading: false } }`; in an `mvvm` scene, a part's fields stand below it:
    /// `{ loaded: { isFooterPresented: true, steps: { recipe: .sample } } }`.
    func readPreviews(_ node: YAMLNode?, into scene: inout SceneSpec) {
        guard let node, let entries = entries(node, key: "previews", takes: "values of the state's fields, by name")
        else { return }
        let fields = PreviewFieldTypes(of: scene)
        for entry in entries {
            guard let name = name(of: entry, .member) else { continue }
            if isCombinations(entry, of: scene) {
                scene.previewCombinations = combinations(entry.value, named: name, fields)
            } else if name.value == "traits", case .sequence = entry.value.content {
                scene.previewTraits = traits(entry.value, of: scene)
            } else if !reportsMisspelt(entry) {
                scene.previews.append(preview(entry.value, named: name, fields))
            }
        }
    }

    private func preview(
        _ node: YAMLNode,
        named name: Located<String>,
        _ fields: PreviewFieldTypes
    ) -> PreviewSpec {
        var preview = PreviewSpec(name: name, values: [])
        if fields.areInParts {
            readParts(of: node, fields, into: &preview)
        } else {
            readValues(of: node, key: name.value, fields.ofState, nil, into: &preview)
        }
        return preview
    }

    /// Reports `combination: [order]`: only combinations and traits are lists.
    private func reportsMisspelt(_ entry: YAMLEntry) -> Bool {
        guard case .sequence = entry.value.content,
            let near = NearName.find(entry.name, in: ["combinations", "traits"])
        else { return false }
        report(
            .wrongKind,
            at: entry.value,
            "'\(entry.name.shown)' takes values by field, not a list",
            notes: ["did you mean '\(near)'?"]
        )
        return true
    }

    /// Reads values by part. Unknown parts are left to validation.
    private func readParts(of node: YAMLNode, _ types: PreviewFieldTypes, into preview: inout PreviewSpec) {
        let entries = entries(node, key: preview.name.value, takes: "values by part and field") ?? []
        let ofScreen = entries.filter { types.isOfScreen($0.name) }
        readValues(of: ofScreen, key: preview.name.value, types.ofState, nil, into: &preview)
        for entry in entries where !types.isOfScreen(entry.name) {
            guard let name = self.name(of: entry, .parameter) else { continue }
            preview.parts.append(name)
            guard let fields = types.ofParts[name.value] else { continue }
            readValues(of: entry.value, key: name.value, fields, name, into: &preview)
        }
    }

    func readValues(
        of node: YAMLNode,
        key: String,
        _ fields: [String: SwiftType],
        _ part: Located<String>?,
        into preview: inout PreviewSpec
    ) {
        let entries = entries(node, key: key, takes: "values by field") ?? []
        readValues(of: entries, key: key, fields, part, into: &preview)
    }

    func readValues(
        of entries: [YAMLEntry],
        key: String,
        _ fields: [String: SwiftType],
        _ part: Located<String>?,
        into preview: inout PreviewSpec
    ) {
        for entry in entries {
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

    /// Reports `loaded: { state: { title: "Hi" } }`: the fields' values belong right below the preview's name.
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
