import YAMLTree

/// Reads targets out of XcodeGen's `project.yml`.
enum XcodeGenReader {
    static func read(_ bytes: [UInt8], path: String) -> AppManifest? {
        guard let root = YAMLReader().read(bytes, path: path).root, let targets = root["targets"]?.entries else {
            return nil
        }
        return AppManifest(
            kind: .xcodeGen,
            path: path,
            name: root["name"]?.text,
            targets: targets.compactMap(target)
        )
    }

    private static func target(_ entry: YAMLEntry) -> AppTarget? {
        guard let name = entry.key.text else { return nil }
        let sources = entry.value["sources"]
        let folders = sources?.items.compactMap { $0.text ?? $0["path"]?.text } ?? [sources?.text].compactMap(\.self)
        let type = entry.value["type"]?.text ?? ""
        return AppTarget(name: name, folders: folders.isEmpty ? [name] : folders, isTest: type.contains("testing"))
    }
}

extension YAMLNode {
    fileprivate subscript(_ key: String) -> YAMLNode? { entries?.first { $0.key.text == key }?.value }

    fileprivate var entries: [YAMLEntry]? { if case .mapping(let entries) = content { entries } else { nil } }

    fileprivate var items: [YAMLNode] { if case .sequence(let items) = content { items } else { [] } }

    fileprivate var text: String? { if case .scalar(let scalar) = content { scalar.text } else { nil } }
}
