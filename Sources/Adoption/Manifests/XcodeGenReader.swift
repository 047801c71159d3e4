/// Reads targets from XcodeGen's `project.yml`, including other specs and templates of targets.
struct XcodeGenReader {
    /// A part of the spec, and the folder that its paths are relative to.
    private struct Part {
        var root: YAMLNode
        var folder: ManifestFolder
    }

    private var parts: [Part] = []
    private let read: (String) -> [UInt8]?

    /// - Parameter read: returns the bytes of a file; `nil` if it doesn't exist.
    static func read(_ bytes: [UInt8], path: String, read: (_ path: String) -> [UInt8]?) -> AppManifest? {
        withoutActuallyEscaping(read) { read in
            var reader = XcodeGenReader(read: read)
            reader.include(bytes, path, in: ManifestFolder(of: path), seen: [])
            guard let root = reader.parts.last?.root, root["targets"] != nil || root["include"] != nil else {
                return nil
            }
            return AppManifest(kind: .xcodeGen, path: path, name: reader.name, targets: reader.targets)
        }
    }

    private init(read: @escaping (String) -> [UInt8]?) {
        self.read = read
    }

    /// Reads a spec after its includes, which it overrides.
    private mutating func include(_ bytes: [UInt8], _ path: String, in folder: ManifestFolder, seen: Set<String>) {
        guard seen.count < 32, !seen.contains(path), let root = YAMLReader().read(bytes, path: path).root else {
            return
        }
        for entry in root["include"]?.itemsOrSelf ?? [] {
            guard let written = entry.text ?? entry["path"]?.text, entry["enable"]?.text != "false",
                let other = folder.resolve(written), let bytes = read(other)
            else { continue }
            let isRelative = entry["relativePaths"]?.text != "false"
            include(bytes, other, in: isRelative ? ManifestFolder(of: other) : folder, seen: seen.union([path]))
        }
        parts.append(Part(root: root, folder: folder))
    }

    private var name: String? { parts.lazy.reversed().compactMap { $0.root["name"]?.text }.first }

    private var targets: [AppTarget] {
        var names: [String] = []
        for entry in parts.flatMap({ $0.root["targets"]?.entries ?? [] }) {
            if let name = entry.key.text, !names.contains(name) { names.append(name) }
        }
        return names.map(target)
    }

    private func target(_ name: String) -> AppTarget {
        let nodes = definitions(of: name, in: "targets", values: ["target_name": name], depth: 0)
        let type = nodes.lazy.compactMap { $0.node["type"]?.text }.first ?? ""
        var target = AppTarget(name: name, folders: [], isTest: type.contains("test"))
        target.isApp = type.contains("application") || type.contains("extension")
        target.dependencies = []
        for definition in nodes {
            for source in definition.node["sources"]?.itemsOrSelf ?? [] { add(source, of: definition, to: &target) }
            for dependency in definition.node["dependencies"]?.itemsOrSelf ?? [] {
                target.dependencies? += names(of: dependency, definition)
            }
        }
        let settings = nodes.map(\.node) + parts.map(\.root)
        target.isMainActorByDefault = settings.contains { isOnMainActor($0["settings"]) }
        return target
    }

    private struct Definition {
        var node: YAMLNode
        var folder: ManifestFolder
        /// The values for `${…}`.
        var values: [String: String]

        /// Returns a text with its values; `nil` if it has an unknown one.
        func filled(_ text: String) -> String? {
            var text = text
            for (name, value) in values { text = text.replacing("${\(name)}", with: value) }
            return text.contains("${") ? nil : text
        }
    }

    /// Returns the definitions of a target, and those of its templates.
    private func definitions(of name: String, in key: String, values: [String: String], depth: Int) -> [Definition] {
        parts.reversed().flatMap { part -> [Definition] in
            guard depth < 16, let node = part.root[key]?[name] else { return [] }
            var values = values
            for entry in node["templateAttributes"]?.entries ?? [] {
                if let key = entry.key.text, let text = entry.value.text { values[key] = values[key] ?? text }
            }
            let templates = (node["templates"]?.itemsOrSelf ?? []).compactMap(\.text)
            return [Definition(node: node, folder: part.folder, values: values)]
                + templates.flatMap { definitions(of: $0, in: "targetTemplates", values: values, depth: depth + 1) }
        }
    }

    private func add(_ source: YAMLNode, of definition: Definition, to target: inout AppTarget) {
        guard let written = (source.text ?? source["path"]?.text).flatMap(definition.filled),
            let path = definition.folder.resolve(written), source["buildPhase"]?.text != "none",
            source["buildPhase"]?.text != "resources", source["type"]?.text != "folder"
        else { return }
        if path.hasSuffix(".swift") { return _ = target.files.insert(path) }
        let below = path == "." ? "" : "\(path)/"
        target.folders.append(path)
        let excludes = (source["excludes"]?.itemsOrSelf ?? []).compactMap { $0.text.flatMap(definition.filled) }
        target.excluded += excludes.map { PathPattern(below + $0) }
        let includes = (source["includes"]?.itemsOrSelf ?? []).compactMap { $0.text.flatMap(definition.filled) }
        let patterns = includes.isEmpty ? ["**"] : includes.flatMap { [$0, "\($0)/**"] }
        target.patterns = (target.patterns ?? []) + patterns.map { PathPattern(below + $0) }
    }

    private func names(of dependency: YAMLNode, _ definition: Definition) -> [String] {
        let own = ["target", "framework", "package"].compactMap { dependency[$0]?.text.flatMap(definition.filled) }
        let products = (dependency["products"]?.itemsOrSelf ?? []).compactMap(\.text)
        return (own + products + [dependency["product"]?.text].compactMap(\.self)).map { String($0.lastName) }
    }

    /// Returns true if any level of settings sets the main actor, including those of configurations and groups.
    private func isOnMainActor(_ node: YAMLNode?) -> Bool {
        guard let node else { return false }
        return (node.entries ?? []).contains { entry in
            entry.key.text == "SWIFT_DEFAULT_ACTOR_ISOLATION"
                ? entry.value.text == "MainActor" : isOnMainActor(entry.value)
        }
    }
}

extension String {
    /// The last name: `Home` for `Modules/Home`, and for `Home.framework`.
    fileprivate var lastName: Substring {
        let last = split(separator: "/").last ?? self[...]
        return last.hasSuffix(".framework") ? last.dropLast(10) : last
    }
}

extension YAMLNode {
    fileprivate subscript(_ key: String) -> YAMLNode? { entries?.first { $0.key.text == key }?.value }

    fileprivate var entries: [YAMLEntry]? { if case .mapping(let entries) = content { entries } else { nil } }

    /// The items of a list, or the node itself as a list of one.
    fileprivate var itemsOrSelf: [YAMLNode] { if case .sequence(let items) = content { items } else { [self] } }

    fileprivate var text: String? { if case .scalar(let scalar) = content { scalar.text } else { nil } }
}
