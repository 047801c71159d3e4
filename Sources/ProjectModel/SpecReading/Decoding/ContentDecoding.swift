extension FileDecoder {
    /// Reads `{ top: { order: { state: [order], events: [didTapOrder] } } }`.
    func contents(_ node: YAMLNode?) -> [ContentSpec] {
        guard let node, let entries = entries(node, key: "contents", takes: "contents by name") else { return [] }
        return entries.compactMap(content)
    }

    private func content(_ entry: YAMLEntry) -> ContentSpec? {
        guard let name = name(of: entry, .member) else { return nil }
        if entry.value.isEmpty {
            report(
                .missingValue,
                at: entry.value,
                "the content '\(name.value)' has no sections",
                notes: ["add one, for example: order: { state: [order], events: [didTapOrder] }"]
            )
        }
        return ContentSpec(name: name, sections: sections(entry.value, of: name.value))
    }

    private func sections(_ node: YAMLNode, of content: String) -> [SectionSpec] {
        guard let entries = entries(node, key: content, takes: "sections by name") else { return [] }
        return entries.compactMap { entry in
            guard let name = name(of: entry, .member),
                let fields = object(entry.value, SectionKeys.self, key: name.value)
            else { return nil }
            var section = SectionSpec(
                name: name,
                state: names(fields[.state], .parameter, key: "state"),
                events: names(fields[.events], .member, key: "events")
            )
            section.part = fields[.part].flatMap { self.name($0, .member, key: "part") }
            section.component = self.name(fields[.component], .type, key: "component")
            let isDrawn = fields[.component] != nil || fields.isDoubtful(.component)
            section.arguments = componentArguments(fields[.with], isBesideComponent: isDrawn)
            for (key, node) in [(SectionKeys.state, fields[.state]), (SectionKeys.events, fields[.events])] {
                if let node, section.component != nil { reportBesideComponent(key.rawValue, at: node) }
            }
            return section
        }
    }

    private func reportBesideComponent(_ key: String, at node: YAMLNode) {
        report(
            .conflictingKeys,
            at: node,
            "'\(key)' stands beside 'component', which takes what its initializer takes",
            notes: ["remove '\(key)'; 'with' says what a parameter takes that isn't called so"]
        )
    }
}
