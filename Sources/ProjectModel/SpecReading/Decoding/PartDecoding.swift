extension FileDecoder {
    /// Reads `{ imageList: { state: { images: "[URL]" }, events: [onImageTap] } }`.
    func parts(_ node: YAMLNode?) -> [PartSpec] {
        guard let node, let entries = entries(node, key: "parts", takes: "parts of the screen by name") else {
            return []
        }
        return entries.compactMap(part)
    }

    private func part(_ entry: YAMLEntry) -> PartSpec? {
        guard let name = name(of: entry, .parameter) else { return nil }
        guard let fields = object(entry.value, PartKeys.self, key: name.value) else { return nil }
        var part = PartSpec(
            name: name,
            view: fields[.view].flatMap { self.name($0, .type, key: "view") },
            state: parameters(fields[.state], .parameter, key: "state"),
            events: events(fields[.events])
        )
        part.component = self.name(fields[.component], .type, key: "component")
        let isDrawn = fields[.component] != nil || fields.isDoubtful(.component)
        part.arguments = componentArguments(fields[.with], isBesideComponent: isDrawn)
        return part
    }

    /// Reads `{ name: { parameters: …, returns: …, throws: … } }`.
    func repositoryMethods(_ node: YAMLNode?, key: String) -> [MethodSpec] {
        guard let node, let entries = entries(node, key: key, takes: "methods by name") else { return [] }
        return entries.compactMap { method($0, isOfRepository: true) }
    }
}
