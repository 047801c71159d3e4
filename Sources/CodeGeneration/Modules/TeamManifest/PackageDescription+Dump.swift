extension PackageDescription {
    /// An error in a dump.
    public struct UnreadableDump: Error {
        public var problem: String
    }

    /// Reads the output of `swift package dump-package`.
    public init(dump: [UInt8]) throws(UnreadableDump) {
        let root = try Self.root(of: dump)
        guard let name = root["name"]?.text, case .list(let targets)? = root["targets"]?.content else {
            throw UnreadableDump(problem: "it names no package")
        }
        self.name = name
        self.root = root["packageKind"]?["root"]?.items.first?.text ?? "/"
        localization = root["defaultLocalization"]?.text
        platforms = root.items("platforms").reduce(into: [:]) {
            if let name = $1["platformName"]?.text, let version = $1["version"]?.text { $0[name] = version }
        }
        products = root.items("products").compactMap(Product.init)
        dependencies = root.items("dependencies").compactMap(Dependency.init)
        self.targets = targets.compactMap(Target.init)
        tools = root["toolsVersion"]?["_version"]?.text ?? "6"
        languageMode = Self.languageMode(of: root, tools: tools)
    }

    private static func root(of dump: [UInt8]) throws(UnreadableDump) -> JSONNode {
        let scanner = JSONScanner(JSONBytes(dump))
        do throws(DesignFault) {
            let root = try scanner.value(most: 2_000_000)
            try scanner.end()
            return root
        } catch {
            throw UnreadableDump(problem: error.message)
        }
    }

    /// The largest dump that is read, in bytes.
    public static let longestDump = 16 << 20

    /// Returns the newest mode in the manifest's list; without a list, it follows from the tools version.
    private static func languageMode(of root: JSONNode, tools: String) -> String {
        let listed = root.items("swiftLanguageVersions").compactMap(\.text)
        if let newest = listed.max(by: { (Int($0) ?? 0) < (Int($1) ?? 0) }) { return newest }
        return (tools.split(separator: ".").first.flatMap { Int($0) } ?? 6) >= 6 ? "6" : "5"
    }
}

extension PackageDescription.Target {
    fileprivate init?(_ json: JSONNode) {
        guard let name = json["name"]?.text, let kind = json["type"]?.text else { return nil }
        self.name = name
        self.kind = kind
        path = json["path"]?.text
        let dependencies = json.items("dependencies").compactMap { dependency in
            (dependency["byName"] ?? dependency["target"] ?? dependency["product"])?.items.first?.text
        }
        self.dependencies = Set(dependencies)
        resources = Set(json.items("resources").compactMap { $0["path"]?.text })
        settings = Set(json.items("settings").compactMap(PackageDescription.Setting.init))
    }
}

extension PackageDescription.Setting {
    fileprivate init?(_ json: JSONNode) {
        guard json["tool"]?.text == "swift", json["condition"] == nil, let kind = json["kind"]?.onlyMember,
            let value = kind.value["_0"]?.text
        else { return nil }
        self.init(kind: kind.key, value: value)
    }
}

extension PackageDescription.Product {
    fileprivate init?(_ json: JSONNode) {
        guard let name = json["name"]?.text else { return nil }
        self.init(
            name: name,
            isLibrary: json["type"]?.onlyMember?.key == "library",
            targets: Set(json.items("targets").compactMap(\.text))
        )
    }
}

extension PackageDescription.Dependency {
    fileprivate init?(_ json: JSONNode) {
        guard let source = (json["fileSystem"] ?? json["sourceControl"])?.items.first,
            let identity = source["identity"]?.text
        else { return nil }
        self.identity = source["nameForTargetDependencyResolutionOnly"]?.text ?? identity
        path = source["path"]?.text ?? source["location"]?["local"]?.items.first?.text
        let remote = source["location"]?["remote"]?.items.first
        url = remote?["urlString"]?.text ?? remote?.text
        guard let requirement = source["requirement"]?.onlyMember else { return }
        let value = requirement.value.items.first
        let range = value?["lowerBound"]?.text.flatMap { lower in
            value?["upperBound"]?.text.map { "\(lower)..<\($0)" }
        }
        self.requirement = (value?.text ?? range).map { PackageDescription.Setting(kind: requirement.key, value: $0) }
    }
}

extension JSONNode {
    fileprivate func items(_ key: String) -> [JSONNode] { self[key]?.items ?? [] }

    /// The case and value of an encoded enum, whose case is the only key.
    fileprivate var onlyMember: (key: String, value: JSONNode)? { members.count == 1 ? members.first : nil }
}
