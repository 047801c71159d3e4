extension PackageDescription {
    /// An error in a dump.
    public struct UnreadableDump: Error {
        public var problem: String
    }

    /// Reads the output of `swift package dump-package`. JSON is YAML, too, and read with the same limits as specs.
    public init(dump: [UInt8]) throws(UnreadableDump) {
        let reading = YAMLReader(limits: YAMLLimits(nodes: 2_000_000, bytes: Self.longestDump)).read(dump, path: "dump")
        if let problem = reading.diagnostics.first { throw UnreadableDump(problem: problem.message) }
        guard let root = reading.root, let name = root["name"].text, let targets = root["targets"].items else {
            throw UnreadableDump(problem: "it names no package")
        }
        self.name = name
        self.root = root["packageKind"]["root"].first.text ?? "/"
        localization = root["defaultLocalization"].text
        platforms = (root["platforms"].items ?? []).reduce(into: [:]) {
            if let name = $1["platformName"].text, let version = $1["version"].text { $0[name] = version }
        }
        products = (root["products"].items ?? []).compactMap(Product.init)
        dependencies = (root["dependencies"].items ?? []).compactMap(Dependency.init)
        self.targets = targets.compactMap(Target.init)
        tools = root["toolsVersion"]["_version"].text ?? "6"
        languageMode = Self.languageMode(of: root, tools: tools)
    }

    /// The largest dump that is read, in bytes.
    public static let longestDump = 16 << 20

    /// Returns the newest mode in the manifest's list; without a list, it follows from the tools version.
    private static func languageMode(of root: Node, tools: String) -> String {
        let listed = (root["swiftLanguageVersions"].items ?? []).compactMap(\.text)
        if let newest = listed.max(by: { (Int($0) ?? 0) < (Int($1) ?? 0) }) { return newest }
        return (tools.split(separator: ".").first.flatMap { Int($0) } ?? 6) >= 6 ? "6" : "5"
    }

    private typealias Node = YAMLNode?
}

extension PackageDescription.Target {
    fileprivate init?(_ node: YAMLNode) {
        guard let name = node["name"].text, let kind = node["type"].text else { return nil }
        self.name = name
        self.kind = kind
        path = node["path"].text
        let dependencies = (node["dependencies"].items ?? []).compactMap { dependency in
            (dependency["byName"] ?? dependency["target"] ?? dependency["product"]).first.text
        }
        self.dependencies = Set(dependencies)
        resources = Set((node["resources"].items ?? []).compactMap { $0["path"].text })
        settings = Set((node["settings"].items ?? []).compactMap(PackageDescription.Setting.init))
    }
}

extension PackageDescription.Setting {
    fileprivate init?(_ node: YAMLNode) {
        guard node["tool"].text == "swift", node["condition"] == nil, let kind = node["kind"].onlyEntry,
            let value = kind.value["_0"].text
        else { return nil }
        self.init(kind: kind.key, value: value)
    }
}

extension PackageDescription.Product {
    fileprivate init?(_ node: YAMLNode) {
        guard let name = node["name"].text else { return nil }
        self.init(
            name: name,
            isLibrary: node["type"].onlyEntry?.key == "library",
            targets: Set((node["targets"].items ?? []).compactMap(\.text))
        )
    }
}

extension PackageDescription.Dependency {
    fileprivate init?(_ node: YAMLNode) {
        guard let source = (node["fileSystem"] ?? node["sourceControl"]).first, let identity = source["identity"].text
        else { return nil }
        self.identity = source["nameForTargetDependencyResolutionOnly"].text ?? identity
        path = source["path"].text ?? source["location"]["local"].first.text
        let remote = source["location"]["remote"].first
        url = remote["urlString"].text ?? remote.text
        guard let requirement = source["requirement"].onlyEntry else { return }
        let value = Optional(requirement.value).first
        let range = value["lowerBound"].text.flatMap { lower in value["upperBound"].text.map { "\(lower)..<\($0)" } }
        self.requirement = (value.text ?? range).map { PackageDescription.Setting(kind: requirement.key, value: $0) }
    }
}

extension YAMLNode {
    fileprivate subscript(_ key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.name == key }.map(\.value)
    }

    fileprivate var text: String? { Optional(self).text }
}

extension YAMLEntry {
    fileprivate var name: String? { key.text }
}

extension YAMLNode? {
    fileprivate subscript(_ key: String) -> YAMLNode? { self?[key] }

    fileprivate var items: [YAMLNode]? {
        guard case .sequence(let items)? = self?.content else { return nil }
        return items
    }

    fileprivate var first: YAMLNode? { items?.first }

    fileprivate var text: String? {
        guard case .scalar(let scalar)? = self?.content, !scalar.isNull else { return nil }
        return scalar.text
    }

    /// The case and value of an encoded enum, whose case is the only key.
    fileprivate var onlyEntry: (key: String, value: YAMLNode)? {
        guard case .mapping(let entries)? = self?.content, entries.count == 1, let entry = entries.first,
            let name = entry.name
        else { return nil }
        return (name, entry.value)
    }
}
