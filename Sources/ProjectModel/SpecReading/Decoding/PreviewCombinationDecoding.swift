extension FileDecoder {
    /// Returns true for `combinations: [order, notice]` or `combinations: { of: [order, notice], shops: "[.sample]" }`,
    /// and for either of them by part in an `mvvm` scene.
    ///
    /// A display state can have that name, too: its values are never lists.
    func isCombinations(_ entry: YAMLEntry, of scene: SceneSpec) -> Bool {
        guard entry.name == "combinations" else { return false }
        if listsFields(entry.value) { return true }
        guard scene.style.value.hasViewModel, case .mapping(let parts) = entry.value.content else { return false }
        return parts.contains { listsFields($0.value) }
    }

    private func listsFields(_ node: YAMLNode) -> Bool {
        switch node.content {
        case .sequence: true
        case .mapping(let entries): fieldsEntry(among: entries) != nil
        case .scalar: false
        }
    }

    private func fieldsEntry(among entries: [YAMLEntry]) -> YAMLEntry? {
        entries.first { entry in
            guard entry.name == "of", case .sequence = entry.value.content else { return false }
            return true
        }
    }

    func combinations(
        _ node: YAMLNode,
        named name: Located<String>,
        _ fields: PreviewFieldTypes
    ) -> PreviewCombinationsSpec {
        var combinations = PreviewCombinationsSpec(fields: [], base: PreviewSpec(name: name, values: []))
        if fields.areInParts {
            readByPart(node, fields, into: &combinations)
        } else {
            read(node, key: name.value, fields.ofState, nil, into: &combinations)
        }
        if combinations.fields.isEmpty, case .sequence(let items) = node.content, items.isEmpty {
            let note = "name fields of the state, for example: combinations: [order, notice]"
            report(.missingValue, at: node, "'combinations' names no field", notes: [note])
        }
        return combinations
    }

    /// Reads the combinations of an `mvvm` scene: fields of the screen's own state stand beside the parts, and alone in
    /// a list.
    private func readByPart(
        _ node: YAMLNode,
        _ fields: PreviewFieldTypes,
        into combinations: inout PreviewCombinationsSpec
    ) {
        let key = combinations.base.name.value
        if case .sequence = node.content, !fields.ofState.isEmpty {
            return read(node, key: key, fields.ofState, nil, into: &combinations)
        }
        let entries = entries(node, key: key, takes: "lists of fields by part") ?? []
        let list = fields.ofParts["of"] == nil ? fieldsEntry(among: entries) : nil
        let ofScreen = entries.filter { fields.isOfScreen($0.name) && !listsFields($0.value) }
        readValues(of: ofScreen, key: key, fields.ofState, nil, into: &combinations.base)
        if let list { read(list.value, key: key, fields.ofState, nil, into: &combinations) }
        for entry in entries where entry.name != list?.name && !ofScreen.contains(where: { $0.name == entry.name }) {
            guard let part = name(of: entry, .parameter) else { continue }
            combinations.base.parts.append(part)
            read(entry.value, key: part.value, fields.ofParts[part.value] ?? [:], part, into: &combinations)
        }
    }

    private func read(
        _ node: YAMLNode,
        key: String,
        _ types: [String: SwiftType],
        _ part: Located<String>?,
        into combinations: inout PreviewCombinationsSpec
    ) {
        var list = node
        if case .mapping = node.content {
            let entries = entries(node, key: key, takes: "fields to combine") ?? []
            let values = entries.filter { $0.name != "of" || types["of"] != nil && !listsFields($0.value) }
            readValues(of: values, key: key, types, part, into: &combinations.base)
            guard let fields = fieldsEntry(among: entries) else { return }
            list = fields.value
        }
        for name in names(list, .parameter, key: key) {
            let field = PreviewCombinationsSpec.Field(part: part, name: name)
            combinations.fields.append(field)
            combinations.base.unread.insert(field.path)
        }
    }

    /// Reads `traits: [dark, largestText, ja]`.
    func traits(_ node: YAMLNode, of scene: SceneSpec) -> [DisplayTrait] {
        var traits: [DisplayTrait] = []
        for item in items(node, key: "traits", takes: "a list of settings and languages") {
            guard let scalar = scalar(item, key: "traits", takes: "settings and languages"),
                let trait = trait(scalar.text, at: item, of: scene)
            else { continue }
            if traits.contains(trait) {
                report(.listedTwice, at: item, "'\(trait.text)' is listed twice", notes: ["remove one"])
            } else {
                traits.append(trait)
            }
        }
        return traits
    }

    private func trait(_ text: String, at node: YAMLNode, of scene: SceneSpec) -> DisplayTrait? {
        let known = DisplayTrait.settings.map(\.text)
        guard let trait = DisplayTrait(text) else {
            if case .language(let code)? = DisplayTrait(text.replacing("_", with: "-")) {
                let note =
                    scene.style.value.isDrawnBySwiftUI
                    ? "write '\(code)'" : "remove it: only views of SwiftUI take a language"
                report(.unknownValue, at: node, "'traits' can't have '\(text.shown)'", notes: [note])
                return nil
            }
            let near = ["iPad", "ipad"].contains(text) ? "regularWidth" : NearName.find(text, in: known)
            let list = known.map { "'\($0)'" }.joined(separator: ", ")
            report(
                .unknownValue,
                Located(text, at: node.range),
                "'traits' can't have '\(text.shown)'",
                near: near,
                otherwise: "write one of \(list), or the code of a language such as 'ja'"
            )
            return nil
        }
        if case .language = trait, !scene.style.value.isDrawnBySwiftUI {
            report(
                .unknownValue,
                at: node,
                "'traits' can't have the language '\(text.shown)' here: only views of SwiftUI take one",
                notes: ["remove it"]
            )
            return nil
        }
        return trait
    }
}
