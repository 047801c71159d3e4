extension FileDecoder {
    /// Reads `[RecipeSearch, KaimonoTop]`, or `{ RecipeSearch: { title: "Recipes", image: recipes }, KaimonoTop: }`.
    func tabs(_ node: YAMLNode?) -> [TabSpec] {
        guard let node else { return [] }
        guard case .mapping = node.content else { return names(ofTabs: node) }
        return (entries(node, key: "tabs", takes: "tabs by scene") ?? []).compactMap(tab)
    }

    private func names(ofTabs node: YAMLNode) -> [TabSpec] {
        if case .sequence(let items) = node.content,
            let item = items.first(where: { if case .mapping = $0.content { true } else { false } })
        {
            let note = "write each tab by its scene: \(ProjectKeys.tabs.key.example)"
            reportKind(of: item, key: "tabs", takes: "a list of scenes, or tabs by scene", notes: [note])
            return []
        }
        return names(node, .typePrefix, key: "tabs").map { TabSpec(scene: $0) }
    }

    private func tab(_ entry: YAMLEntry) -> TabSpec? {
        guard let scene = name(of: entry, .typePrefix) else { return nil }
        var tab = TabSpec(scene: scene)
        if entry.value.isNull { return tab }
        guard let fields = object(entry.value, TabKeys.self, key: scene.value) else { return nil }
        if case .success(let text) = SwiftType.read("String") {
            tab.title = fields[.label].flatMap { expression($0, for: text, key: "title") }
        }
        tab.image = fields[.image].flatMap(image)
        return tab
    }

    private func image(_ node: YAMLNode) -> Located<TabImage>? {
        guard let scalar = scalar(node, key: "image", takes: "the name of an image") else { return nil }
        guard let image = TabImage(scalar.text) else {
            report(.invalidValue, at: node) {
                "'\(scalar.text.shown)' names none of Apple's symbols"
                "write the symbol's name in brackets, for example: image: system(book)"
            }
            return nil
        }
        return Located(image, at: node.range)
    }
}
