extension FileDecoder {
    /// Reads what the app starts on: a scene, or `{ signedOut: SignIn, signedIn: tabs }`.
    func start(_ node: YAMLNode?) -> (scene: Located<String>?, states: [StateSpec]) {
        guard let node else { return (nil, []) }
        let key = ProjectKeys.start.rawValue
        guard case .mapping = node.content else { return (name(node, .typePrefix, key: key), []) }
        let entries = entries(node, key: key, takes: "a scene, or what is shown in each state") ?? []
        return (nil, entries.compactMap(state))
    }

    private func state(_ entry: YAMLEntry) -> StateSpec? {
        guard let name = name(of: entry, .member) else { return nil }
        if case .scalar(let scalar) = entry.value.content, scalar.text == StateSpec.tabs {
            return StateSpec(name: name, screens: Located(.tabs, at: entry.value.range))
        }
        return self.name(entry.value, .typePrefix, key: name.value).map {
            StateSpec(name: name, screens: Located(.scene($0.value), at: $0.range))
        }
    }

    /// Reads `{ signedIn: [accountRepository, cartRepository] }`.
    func scopes(_ node: YAMLNode?) -> [ScopeSpec] {
        guard let node,
            let entries = entries(node, key: ProjectKeys.scopes.rawValue, takes: "lists of services by state")
        else { return [] }
        return entries.compactMap { entry in
            name(of: entry, .member).map {
                ScopeSpec(name: $0, services: names(entry.value, .member, key: $0.value))
            }
        }
    }
}
