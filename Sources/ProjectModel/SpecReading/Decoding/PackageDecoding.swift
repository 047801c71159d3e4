import Basics
import YAMLTree

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
        for key in PackageKeys.requirements {
            guard let value = fields[key] else { continue }
            report(
                .conflictingKeys,
                at: value,
                "a package at a path has no '\(key.rawValue)'",
                notes: ["remove it, or give a 'url'"]
            )
        }
        return path(node, key: "path").map { Located(.path($0), at: node.range) }
    }

    /// Reads the state of the package to use, from exactly one of its keys.
    private func requirement(_ fields: ObjectFields<PackageKeys>, at url: YAMLNode) -> PackageRequirement? {
        let given = PackageKeys.requirements.filter { fields[$0] != nil }
        guard let key = given.first, let node = fields[key] else {
            if PackageKeys.requirements.contains(where: fields.isDoubtful) { return nil }
            report(
                .missingKey,
                at: url,
                "no version is given",
                notes: ["add one of 'version', 'exact', 'branch' and 'revision', for example: version: \"1.0.0\""]
            )
            return nil
        }
        if given.count > 1, let other = fields[given[1]] {
            report(
                .conflictingKeys,
                at: other,
                "both '\(key.rawValue)' and '\(given[1].rawValue)' are given",
                notes: ["keep one of them"]
            )
            return nil
        }
        return requirement(key, node)
    }

    private func requirement(_ key: PackageKeys, _ node: YAMLNode) -> PackageRequirement? {
        guard let scalar = scalar(node, key: key.rawValue, takes: key.key.type) else { return nil }
        switch key {
        case .branch where AddressCheck.isBranch(scalar.text): return .branch(scalar.text)
        case .revision where AddressCheck.isCommit(scalar.text): return .revision(scalar.text)
        case .version where AddressCheck.isPackageVersion(scalar.text): return .from(scalar.text)
        case .exact where AddressCheck.isPackageVersion(scalar.text): return .exact(scalar.text)
        default:
            report(
                .invalidValue,
                at: node,
                "'\(scalar.text.shown)' is not a \(key.key.type)",
                notes: [note(on: scalar.text, key)]
            )
            return nil
        }
    }

    private func note(on text: String, _ key: PackageKeys) -> String {
        guard key == .version || key == .exact else { return "write one, for example: \(key.key.example)" }
        return versionNote(on: text, key: key.rawValue)
    }

    /// Returns the remedy for something that is no version of a package.
    func versionNote(on text: String, key: String) -> String {
        AddressCheck.packageVersion(meantBy: text).map { "write it as: \(key): \"\($0)\"" }
            ?? "write three numbers, for example: \(key): \"1.0.0\""
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

extension PackageKeys {
    /// The keys for the state of the package to use.
    fileprivate static var requirements: [PackageKeys] { [.version, .exact, .branch, .revision] }
}
