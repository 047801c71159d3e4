extension FileDecoder {
    /// Reads `[RecipeSearch, { scene: KaimonoTop, title: "Shopping", image: system(cart) }]`.
    func tabs(_ node: YAMLNode?) -> [TabSpec] {
        guard let node else { return [] }
        var seen: Set<String> = []
        return items(node, key: "tabs", takes: "a list of scenes, or of tabs").compactMap { item in
            guard let tab = tab(item) else { return nil }
            guard seen.insert(tab.scene.value).inserted else {
                report(.listedTwice, at: item, "'\(tab.scene.value)' is listed twice", notes: ["remove one"])
                return nil
            }
            return tab
        }
    }

    private func tab(_ node: YAMLNode) -> TabSpec? {
        guard case .mapping = node.content else {
            return name(node, .typePrefix, key: "tabs").map(TabSpec.init)
        }
        guard let fields = object(node, TabKeys.self, key: "tabs"),
            let scene = fields[.scene].flatMap({ name($0, .typePrefix, key: "scene") })
        else { return nil }
        var tab = TabSpec(scene: scene)
        if case .success(let text) = SwiftType.read("String") {
            tab.title = fields[.label].flatMap { expression($0, for: text, key: "title") }
        }
        tab.image = fields[.image].flatMap(image)
        return tab
    }

    private func image(_ node: YAMLNode) -> Located<TabImage>? {
        guard let scalar = scalar(node, key: "image", takes: "the name of an image") else { return nil }
        guard let image = TabImage(scalar.text) else {
            report(
                .invalidValue,
                at: node,
                "'\(scalar.text.shown)' names none of Apple's symbols",
                notes: ["write the symbol's name in brackets, for example: image: system(book)"]
            )
            return nil
        }
        return Located(image, at: node.range)
    }
}
