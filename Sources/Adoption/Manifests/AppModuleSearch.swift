/// Finds the module that compiles the resolver, and a place in it for the generated switch.
public struct AppModuleSearch: Sendable {
    private let layout: AppLayout
    /// The name of the app's folder.
    private let folderName: String?
    /// The name of the generated file.
    private let fileName: String

    public init(_ manifests: [AppManifest], folderName: String?, fileName: String) {
        layout = AppLayout(manifests)
        self.folderName = folderName
        self.fileName = fileName
    }

    /// - Parameter path: the path of the resolver's source.
    public func module(of path: String) throws(NoPlaceForSwitch) -> AppModule {
        let entries = layout.entries(of: path).filter { !$0.target.isTest }
        guard let first = entries.first else { return guess(path) }
        var module = AppModule(name: first.target.name, sources: "", manifest: first.manifest)
        module.isMainActorByDefault = first.target.isMainActorByDefault
        guard let root = first.folder else {
            module.sources = commonFolder(of: first, path)
            return module
        }
        let places = folders(from: root, to: path).filter { folder in
            module.sources = folder
            return first.target.compiles(module.path(of: fileName))
        }
        guard let place = places.first else {
            module.sources = folder(of: path)
            throw NoPlaceForSwitch(
                target: first.target.name,
                manifest: first.manifest.display,
                path: module.path(of: fileName)
            )
        }
        module.sources = place
        return module
    }

    /// - Parameters:
    ///   - generated: the path of the switch.
    ///   - path: the path of the resolver's source.
    public func fit(of generated: String, besides path: String) -> AppModule.Fit {
        let entries = layout.entries(of: path).filter { !$0.target.isTest }
        guard let first = entries.first else { return .unclear }
        if first.folder == nil {
            let others = entries.filter {
                $0.manifest.path == first.manifest.path && !$0.target.files.contains(generated)
            }
            if others.isEmpty { return .compiled }
            return .added(targets: others.map(\.target.name), project: first.manifest.display)
        }
        guard first.target.compiles(generated) else { return .unclear }
        // What other tools make projects of has to be made anew for a new file.
        switch first.manifest.kind {
        case .swiftPackage, .xcode: return .compiled
        case .xcodeGen: return .regenerated(command: "xcodegen generate", folder: first.manifest.directory)
        case .tuist: return .regenerated(command: "tuist generate", folder: first.manifest.directory)
        }
    }

    /// Returns the folders from a target's folder down to that of a source.
    private func folders(from root: String, to path: String) -> [String] {
        let last = folder(of: path)
        let below = root == "." ? path[...] : path.dropFirst(root.count + 1)
        let parts = below.split(separator: "/").dropLast()
        let all = parts.indices.map { end in
            (root == "." ? [] : [Substring(root)]) + parts[...end]
        }.map { $0.joined(separator: "/") }
        return last == root ? [root] : [root] + all
    }

    private func folder(of path: String) -> String {
        let folders = path.split(separator: "/").dropLast()
        return folders.isEmpty ? "." : folders.joined(separator: "/")
    }

    /// Returns the common folder of all sources that a target names, unless it is the project's.
    private func commonFolder(of entry: AppLayout.Entry, _ path: String) -> String {
        let own = path.split(separator: "/").dropLast()
        let around = entry.target.files.reduce(own.count) { count, file in
            min(count, zip(own, file.split(separator: "/").dropLast()).prefix { $0 == $1 }.count)
        }
        let project = entry.manifest.directory.split(separator: "/").count
        let count = around > project ? around : min(own.count, project + 1)
        return count == 0 ? "." : own.prefix(count).joined(separator: "/")
    }

    /// Returns a module derived from folder names, if no manifest defines it.
    private func guess(_ path: String) -> AppModule {
        let folders = path.split(separator: "/").dropLast().map(String.init)
        for manifest in layout.around(path) {
            let apps = manifest.targets.filter { !$0.isTest }
            let directory = manifest.directory.split(separator: "/").count
            guard
                let target = apps.first(where: { folders[directory...].contains($0.name) })
                    ?? (apps.count == 1 ? apps[0] : nil)
            else { continue }
            // What lies beside the resolver is compiled with it more likely than what lies elsewhere.
            let end = folders.firstIndex(of: target.name) ?? folders.count - 1
            var module = AppModule(
                name: target.name,
                sources: folders.isEmpty ? "." : folders[...end].joined(separator: "/"),
                manifest: manifest
            )
            module.isMainActorByDefault = target.isMainActorByDefault
            return module
        }
        if let position = folders.lastIndex(of: "Sources"), position + 1 < folders.count {
            return AppModule(
                name: folders[position + 1],
                sources: folders[...(position + 1)].joined(separator: "/"),
                manifest: nil
            )
        }
        if let manifest = layout.around(path).first, !folders.isEmpty {
            let name = manifest.name ?? folders[folders.count - 1]
            return AppModule(name: name, sources: folders.joined(separator: "/"), manifest: manifest)
        }
        return AppModule(name: folders.first ?? folderName ?? "App", sources: folders.first ?? ".", manifest: nil)
    }
}
