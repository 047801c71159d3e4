extension FileDecoder {
    /// Reads `{ banner: KaimonoBanner, header: { to: UserBadge, with: [userID] } }`.
    func children(_ node: YAMLNode?) -> [ChildSpec] {
        guard let node, let entries = entries(node, key: "children", takes: "scenes by name") else { return [] }
        return entries.compactMap { entry in
            guard let name = name(of: entry, .member) else { return nil }
            guard case .mapping = entry.value.content else {
                return self.name(entry.value, .typePrefix, key: name.value).map {
                    ChildSpec(name: name, destination: $0, arguments: [])
                }
            }
            guard let fields = object(entry.value, ChildKeys.self, key: name.value) else { return nil }
            let arguments = arguments(fields[.with])
            return self.name(fields[.to], .typePrefix, key: "to").map {
                ChildSpec(name: name, destination: $0, arguments: arguments)
            }
        }
    }
}
