/// Which targets compile an app's sources, by all of its manifests.
struct AppLayout: Sendable {
    struct Entry: Sendable {
        var manifest: AppManifest
        var target: AppTarget
        /// The target's folder around the source; `nil` where the target names it alone.
        var folder: String?

        /// Targets of one name in one folder are the same, as what one tool makes of another's.
        var key: String { "\(manifest.directory)/\(target.name)" }
    }

    let manifests: [AppManifest]
    private var byFolder: [String: [(manifest: Int, target: Int)]] = [:]
    private var byFile: [String: [(manifest: Int, target: Int)]] = [:]

    init(_ manifests: [AppManifest]) {
        self.manifests = manifests
        for (position, manifest) in manifests.enumerated() {
            for (index, target) in manifest.targets.enumerated() {
                for folder in Set(target.folders) { byFolder[folder, default: []].append((position, index)) }
                for file in target.files { byFile[file, default: []].append((position, index)) }
            }
        }
    }

    /// Those that compile a source; what the nearest manifest says comes first.
    func entries(of path: String) -> [Entry] {
        let folders = ["."] + path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
        let found = (byFile[path] ?? []) + folders.flatMap { byFolder[$0] ?? [] }
        var seen: Set<[Int]> = []
        let entries = found.compactMap { manifest, target -> (Entry, Int)? in
            guard seen.insert([manifest, target]).inserted else { return nil }
            let facts = manifests[manifest].targets[target]
            let folder = facts.folder(around: path)
            guard folder != nil || facts.files.contains(path) else { return nil }
            return (Entry(manifest: manifests[manifest], target: facts, folder: folder), manifest)
        }
        return entries.sorted { rank($0.0, $0.1, path) < rank($1.0, $1.1, path) }.map(\.0)
    }

    /// The module of a source, where a target says it.
    func entry(of path: String) -> Entry? { entries(of: path).first }

    /// The manifests in the folders around a source, the nearest first.
    func around(_ path: String) -> [AppManifest] {
        manifests.filter { distance($0, path) != nil }.sorted { (distance($0, path) ?? 0) < (distance($1, path) ?? 0) }
    }

    private func rank(_ entry: Entry, _ position: Int, _ path: String) -> (Int, Int, Int, Int) {
        let isTest = entry.target.isTest ? 1 : 0
        return (distance(entry.manifest, path) ?? .max, isTest, -(entry.folder?.count ?? .max), position)
    }

    /// How many folders lie between a manifest and a source below it.
    private func distance(_ manifest: AppManifest, _ path: String) -> Int? {
        let directory = manifest.directory
        guard directory.isEmpty || path.hasPrefix(directory + "/") else { return nil }
        return path.count { $0 == "/" } - directory.count { $0 == "/" } - (directory.isEmpty ? 0 : 1)
    }
}
