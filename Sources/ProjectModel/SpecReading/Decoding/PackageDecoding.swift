extension FileDecoder {
    /// Reads `packages: { RxSwift: { url: …, version: … } }`.
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
        switch (fields[.path], fields[.url]) {
        case (let path?, nil): return folder(path, fields)
        case (nil, let url?):
            let requirement = requirement(fields, at: url)
            guard let address = packageAddress(url) else { return nil }
            return requirement.map { Located(.url(address, $0), at: url.range) }
        case (nil, nil) where fields.isDoubtful(.path) || fields.isDoubtful(.url): break
        case (nil, nil):
            report(
                .missingKey,
                at: node,
                "\(subject) has neither 'url' nor 'path'",
                notes: ["add one, for example: \(example)"]
            )
        case (_?, let url?):
            report(
                .conflictingKeys,
                at: url,
                "\(subject) has both 'path' and 'url'",
                notes: ["keep one of them"]
            )
        }
        return nil
    }

    private func folder(_ node: YAMLNode, _ fields: ObjectFields<PackageKeys>) -> Located<PackageSource>? {
        if let value = fields[.version] {
            report(
                .conflictingKeys,
                at: value,
                "a package at a path has no 'version'",
                notes: ["remove it, or give a 'url'"]
            )
        }
        return path(node, key: "path").map { Located(.path($0), at: node.range) }
    }

    private func requirement(_ fields: ObjectFields<PackageKeys>, at url: YAMLNode) -> PackageRequirement? {
        if let node = fields[.version] { return packageState(node) }
        if !fields.isDoubtful(.version) {
            report(
                .missingKey,
                at: url,
                "no version is given",
                notes: ["add one, for example: version: \"1.0.0\""]
            )
        }
        return nil
    }

    private func packageName(_ node: YAMLNode, key: String) -> Located<String>? {
        guard let scalar = scalar(node, key: key, takes: "names") else { return nil }
        guard AddressCheck.isPackageName(scalar.text) else {
            report(
                .invalidName,
                at: node,
                "'\(scalar.text.shown)' can't be the name of a package or product",
                notes: ["write letters, digits, '-', '_' and '.', beginning with a letter or '_'"]
            )
            return nil
        }
        return Located(scalar.text, at: node.range)
    }
}
