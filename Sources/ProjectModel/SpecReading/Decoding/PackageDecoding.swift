extension FileDecoder {
    /// Reads `packages: { RxSwift: { url: …, version: … }, Toolbox: Packages/Toolbox }`.
    func packages(_ node: YAMLNode?) -> [PackageSpec] {
        guard let node, let entries = entries(node, key: "packages", takes: "packages by name") else { return [] }
        return entries.compactMap(package)
    }

    /// Reads a list of products, without repetitions.
    func packageNames(_ node: YAMLNode?, key: String) -> [Located<String>] {
        guard let node else { return [] }
        var seen: Set<String> = []
        return items(node, key: key, takes: "a list of products").compactMap { item in
            guard let name = packageName(item, key: key) else { return nil }
            guard seen.insert(name.value).inserted else {
                report(.listedTwice, at: item, "'\(name.value)' is listed twice", notes: ["remove one"])
                return nil
            }
            return name
        }
    }

    private func package(_ entry: YAMLEntry) -> PackageSpec? {
        guard let name = packageName(entry.key, key: "packages") else { return nil }
        if case .scalar = entry.value.content, !entry.value.isNull {
            return folder(entry.value, key: name.value).map {
                PackageSpec(name: name, source: $0, products: [name], platforms: [])
            }
        }
        guard let fields = object(entry.value, PackageKeys.self, key: name.value) else { return nil }
        let source = source(
            of: fields,
            called: "the package '\(name.value.shown)'",
            at: entry.value.isNull ? entry.key : entry.value,
            for: PackageKeys.url.key.example
        )
        let products = packageNames(fields.value(.products), key: "products")
        let platforms = fields.value(.platforms).map { platforms in
            items(platforms, key: "platforms", takes: "a list of platforms").compactMap {
                choice($0, PackagePlatform.self, key: "platforms")
            }
        }
        guard let source else { return nil }
        return PackageSpec(
            name: name,
            source: source,
            products: products.isEmpty ? [name] : products,
            platforms: platforms ?? []
        )
    }

    /// Reads the source of a package; `example` is the text for the note.
    func source(
        of fields: ObjectFields<PackageKeys>,
        called subject: String,
        at node: YAMLNode,
        for example: String
    ) -> Located<PackageSource>? {
        guard let url = fields[.url] else {
            if !fields.isDoubtful(.url) {
                report(.missingKey, at: node, "\(subject) has no 'url'", notes: ["add it, for example: \(example)"])
            }
            return nil
        }
        let text = url.wordIfAny ?? ""
        // With a version, it can only be an address, unless it begins as paths do.
        let isFolder =
            !AddressCheck.isAddress(text)
            && (fields[.version] == nil || [".", "/", "~"].contains(where: text.hasPrefix))
        if isFolder { return folder(url, fields) }
        let requirement = requirement(fields, at: url)
        guard let address = packageAddress(url) else { return nil }
        return requirement.map { Located(.url(address, $0), at: url.range) }
    }

    /// Reads `Packages/Toolbox`, the folder of a package of which nothing else is to be said.
    func folder(_ node: YAMLNode, key: String) -> Located<PackageSource>? {
        if let text = node.wordIfAny, AddressCheck.isAddress(text) {
            let url = YAMLQuoting.quotedIfNeeded(text.shown, inFlow: true)
            let note = "write it as: \(key): { url: \(url), version: \"1.0.0\" }"
            report(.missingKey, at: node, "no version is given", notes: [note])
            return nil
        }
        return path(node, key: key).map { Located(.path($0), at: node.range) }
    }

    private func folder(_ node: YAMLNode, _ fields: ObjectFields<PackageKeys>) -> Located<PackageSource>? {
        if let value = fields[.version] {
            report(.conflictingKeys, at: value) {
                "a package in a folder has no 'version'"
                "remove it, or write the package's address behind 'url'"
            }
        }
        return path(node, key: "url").map { Located(.path($0), at: node.range) }
    }

    private func requirement(_ fields: ObjectFields<PackageKeys>, at url: YAMLNode) -> PackageRequirement? {
        if let node = fields[.version] { return packageState(node) }
        if !fields.isDoubtful(.version) {
            report(.missingKey, at: url) {
                "no version is given"
                "add one, for example: version: \"1.0.0\""
            }
        }
        return nil
    }

    func packageName(_ node: YAMLNode, key: String) -> Located<String>? {
        guard let scalar = scalar(node, key: key, takes: "names") else { return nil }
        guard AddressCheck.isPackageName(scalar.text) else {
            report(.invalidName, at: node) {
                "'\(scalar.text.shown)' can't be the name of a package or product"
                "write letters, digits, '-', '_' and '.', beginning with a letter or '_'"
            }
            return nil
        }
        return Located(scalar.text, at: node.range)
    }
}
