/// The targets with sources in or below each folder of an app, without test targets.
struct TargetFolders: Sendable {
    private var entries: [String: [String: AppLayout.Entry]] = [:]

    init(_ layout: AppLayout) {
        for manifest in layout.manifests {
            for target in manifest.targets where !target.isTest {
                let entry = AppLayout.Entry(manifest: manifest, target: target)
                let named = Set(target.files.map(TargetFolders.parent))
                for folder in named.union(target.folders.map { $0 == "." ? "" : $0 }) { add(entry, from: folder) }
            }
        }
    }

    /// Returns the targets with sources in the nearest folder around a source that has any.
    func entries(around path: String) -> [AppLayout.Entry] {
        var folder = path
        while !folder.isEmpty {
            folder = TargetFolders.parent(of: folder)
            if let found = entries[folder] { return found.keys.sorted().compactMap { found[$0] } }
        }
        return []
    }

    /// Adds a target to the folder, and to all folders around it.
    private mutating func add(_ entry: AppLayout.Entry, from folder: String) {
        var folder = folder
        while entries[folder]?[entry.key] == nil {
            entries[folder, default: [:]][entry.key] = entry
            if folder.isEmpty { return }
            folder = TargetFolders.parent(of: folder)
        }
    }

    /// Returns the folder around a path; empty for the app's own.
    private static func parent(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
