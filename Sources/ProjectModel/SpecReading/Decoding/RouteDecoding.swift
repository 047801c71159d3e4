extension FileDecoder {
    /// Reads `{ cart: KaimonoCart, author: { to: UserProfile, with: [userID] } }`.
    func routes(_ node: YAMLNode?) -> [RouteSpec] {
        guard let node, let entries = entries(node, key: "routes", takes: "routes by name") else { return [] }
        return entries.compactMap(route)
    }

    private func route(_ entry: YAMLEntry) -> RouteSpec? {
        guard let name = name(of: entry, .member) else { return nil }
        guard case .mapping = entry.value.content else { return shortRoute(name, entry.value) }
        guard let fields = object(entry.value, RouteKeys.self, key: name.value) else { return nil }
        let destination = fields[.to].map { self.name($0, .typePrefix, key: "to") }
        let url = fields[.url].map { address($0) }
        let selectsTab = fields[.present].map(Self.selectsTab) ?? false
        let tab = selectsTab ? fields[.present].map { tabChoice($0) } : nil
        let written =
            selectsTab ? nil : fields[.present].map { choice($0, RouteSpec.Presentation.self, key: "present") }
        // What was reported already must not be missed a second time.
        if destination == nil, url == nil, fields.isDoubtful(.to) || fields.isDoubtful(.url) { return nil }
        if case .some(nil) = destination { return nil }
        if case .some(nil) = url { return nil }
        if case .some(nil) = written { return nil }
        if case .some(nil) = tab { return nil }
        let isOfPage = url != nil && tab == nil
        let implied = Located<RouteSpec.Presentation>(isOfPage ? .web : .push, at: entry.key.range)
        return RouteSpec(
            name: name,
            destination: destination ?? nil,
            arguments: arguments(fields[.with]),
            presentation: (written ?? nil) ?? implied,
            tab: tab ?? nil,
            url: url ?? nil
        )
    }

    private static func selectsTab(_ node: YAMLNode) -> Bool {
        guard case .scalar(let scalar) = node.content else { return false }
        return scalar.text == "tab" || scalar.text.hasPrefix("tab ")
    }

    /// Reads `tab 1`, or `tab KaimonoTop` with the scene that the tab shows.
    private func tabChoice(_ node: YAMLNode) -> Located<RouteSpec.TabChoice>? {
        guard case .scalar(let scalar) = node.content else { return nil }
        let prefix = "tab "
        let tab = String(scalar.text.dropFirst(prefix.utf8.count))
        if tab.first?.isUppercase == true {
            return isName(tab, .typePrefix, at: node, behind: prefix.utf8.count)
                ? Located(.scene(tab), at: node.range) : nil
        }
        guard let index = wholeNumber(tab) else {
            report(
                .invalidValue,
                at: node,
                "'\(scalar.text.shown)' says no tab of the app",
                notes: ["write its scene, or its place from 0, for example: present: tab 0"]
            )
            return nil
        }
        return Located(.index(index), at: node.range)
    }

    private func shortRoute(_ name: Located<String>, _ node: YAMLNode) -> RouteSpec? {
        guard !node.isNull else {
            reportKind(
                of: node,
                key: name.value,
                takes: "the scene it leads to, or a mapping",
                notes: ["write it as: \(name.value): SomeScene"]
            )
            return nil
        }
        if case .scalar(let scalar) = node.content, RouteSpec.Presentation(rawValue: scalar.text)?.isReturning == true {
            reportKind(
                of: node,
                key: name.value,
                takes: "the scene it leads to, or a mapping",
                notes: ["write it as: \(name.value): { present: \(scalar.text) }"]
            )
            return nil
        }
        guard let destination = self.name(node, .typePrefix, key: name.value) else { return nil }
        return RouteSpec(
            name: name,
            destination: destination,
            arguments: [],
            presentation: Located(.push, at: name.range),
            tab: nil,
            url: nil
        )
    }

    /// Reads `{ userID: Int64 }`, or `[userID]` with the descriptor's own types.
    func arguments(_ node: YAMLNode?) -> [RouteSpec.Argument] {
        guard let node else { return [] }
        if case .sequence = node.content {
            return names(node, .parameter, key: "with").map { RouteSpec.Argument(name: $0, type: nil) }
        }
        let single = node.wordIfAny.map { ["write it as: with: [\($0)]"] }
        guard
            let entries = entries(node, key: "with", takes: "a list of names", notes: single)
        else { return [] }
        return entries.compactMap { entry in
            guard let name = name(of: entry, .parameter) else { return nil }
            if entry.value.isNull { return RouteSpec.Argument(name: name, type: nil) }
            return type(entry.value, .parameter, key: name.value).map { RouteSpec.Argument(name: name, type: $0) }
        }
    }

    private func address(_ node: YAMLNode) -> Located<String>? {
        guard let scalar = scalar(node, key: "url", takes: "an address") else { return nil }
        if let problem = AddressCheck.webPage(scalar.text) {
            report(
                .invalidValue,
                at: node,
                "'\(scalar.text.shown)' is not the address of a page: \(problem)",
                notes: ["write it as: url: https://example.com/page"]
            )
            return nil
        }
        return Located(scalar.text, at: node.range)
    }
}
