/// The targets that compile an app's sources, from all of its manifests.
struct AppLayout: Sendable {
    struct Entry: Sendable {
        var manifest: AppManifest
        var target: AppTarget
        /// The target's folder around the source; `nil` if the target names the source itself.
        var folder: String?

        /// The key of a target. Targets of one name in one folder are the same: one tool may generate another's
        /// project.
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

    /// Returns the targets that compile a source, those of the nearest manifest first.
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

    /// Returns the target that determines a source's module.
    func entry(of path: String) -> Entry? { entries(of: path).first }

    /// Returns the manifests in the folders around a source, nearest first.
    func around(_ path: String) -> [AppManifest] {
        manifests.filter { distance($0, path) != nil }.sorted { (distance($0, path) ?? 0) < (distance($1, path) ?? 0) }
    }

    private func rank(_ entry: Entry, _ position: Int, _ path: String) -> (Int, Int, Int, Int) {
        let isTest = entry.target.isTest ? 1 : 0
        return (distance(entry.manifest, path) ?? .max, isTest, -(entry.folder?.count ?? .max), position)
    }

    /// Returns the number of folders between a manifest and a source below it.
    private func distance(_ manifest: AppManifest, _ path: String) -> Int? {
        let directory = manifest.directory
        guard directory.isEmpty || path.hasPrefix(directory + "/") else { return nil }
        return path.count { $0 == "/" } - directory.count { $0 == "/" } - (directory.isEmpty ? 0 : 1)
    }
}
