extension FileDecoder {
    /// Reads `{ banner: KaimonoBanner, header: { to: UserBadge, with: [userID] } }`.
    func children(_ node: YAMLNode?) -> [ChildSpec] {
        guard let node, let entries = entries(node, key: "children", takes: "scenes by name") else { return [] }
        return entries.compactMap { entry in
            guard let name = name(of: entry, .member) else { return nil }
            guard case .mapping = entry.value.content else {
                return childScene(entry.value, key: name.value).map {
                    ChildSpec(name: name, destination: $0, arguments: [])
                }
            }
            guard let fields = object(entry.value, RouteKeys.self, key: name.value) else { return nil }
            if let present = fields[.present] {
                report(.conflictingKeys, at: present) {
                    "a child is shown inside of the scene, so nothing presents it"
                    "remove 'present', or make it one of the 'routes'"
                }
            }
            let arguments = arguments(fields[.with])
            if fields[.to] == nil, !fields.isDoubtful(.to) { reportMissing(RouteKeys.to, at: entry.value.range.start) }
            return childScene(fields[.to], key: "to").map {
                ChildSpec(name: name, destination: $0, arguments: arguments)
            }
        }
    }

    private func childScene(_ node: YAMLNode?, key: String) -> Located<String>? {
        guard let node, node.isAddress else { return name(node, .typePrefix, key: key) }
        let notes = ["write the name of a scene, for example: \(key): UserBadge"]
        report(.invalidName, at: node, "a child is a scene, and no web page", notes: notes)
        return nil
    }
}
