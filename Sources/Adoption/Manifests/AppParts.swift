/// Separates the sources that are built together with the resolver from those of other apps in the same folder.
public struct AppParts: Sendable {
    private let layout: AppLayout
    private let folders: TargetFolders

    public init(_ manifests: [AppManifest]) {
        layout = AppLayout(manifests)
        folders = TargetFolders(layout)
    }

    /// Returns true if a source is only compiled for tests.
    public func isOfTests(_ path: String) -> Bool {
        let entries = layout.entries(of: path)
        return !entries.isEmpty && entries.allSatisfy(\.target.isTest)
    }

    /// Returns the sources that the target of a source can use, and those without a target. These belong to the
    /// targets around them, like a source that hasn't been added to a project yet.
    public func sources(_ sources: [AppSource], seenFrom path: String) -> [AppSource] {
        let own = layout.entries(of: path).filter { !$0.target.isTest }
        let entries = own.isEmpty ? folders.entries(around: path) : own
        if entries.isEmpty { return sources }
        let (reached, knowsAll) = reach(from: entries)
        return sources.filter { source in
            let compiling = layout.entries(of: source.path)
            let targets = compiling.isEmpty ? folders.entries(around: source.path) : compiling
            if targets.isEmpty || targets.contains(where: { reached.contains($0.key) }) { return true }
            // Nothing is built with an app; with anything else, what isn't written may be.
            return !knowsAll && targets.contains { !$0.target.isApp && !$0.target.isTest }
        }
    }

    /// Returns the keys of the targets that others depend on, and true if they are all known.
    private func reach(from entries: [AppLayout.Entry]) -> (keys: Set<String>, isAll: Bool) {
        var reached: Set<String> = Set(entries.map(\.key))
        var isAll = true
        var next = entries.map { ($0.manifest, $0.target) }
        while let (manifest, target) = next.popLast() {
            // Xcode finds some that no project names.
            guard let dependencies = target.dependencies, manifest.kind != .xcode else {
                isAll = false
                continue
            }
            for name in dependencies {
                let named = targets(named: name)
                // A package elsewhere, or a product of one here that isn't written.
                if named.isEmpty { isAll = false }
                for (other, found) in named
                where reached.insert("\(other.directory)/\(found.name)").inserted { next.append((other, found)) }
            }
        }
        return (reached, isAll)
    }

    /// Returns the targets of a name, or those of a product with the name.
    private func targets(named name: String) -> [(AppManifest, AppTarget)] {
        layout.manifests.flatMap { manifest in
            let names = (manifest.products[name] ?? []) + [name]
            return manifest.targets.filter { names.contains($0.name) }.map { (manifest, $0) }
        }
    }
}
