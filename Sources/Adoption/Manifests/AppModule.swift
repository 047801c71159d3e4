/// The module that the resolver is in, to which the generated switch goes.
public struct AppModule: Hashable, Sendable {
    public var name: String
    /// Relative to the app's folder.
    public var sources: String
    /// What says so; `nil` where nothing does and it is named by folders.
    public var manifest: AppManifest.Kind?

    public init(name: String, sources: String, manifest: AppManifest.Kind?) {
        self.name = name
        self.sources = sources
        self.manifest = manifest
    }

    /// Finds the module of a source.
    ///
    /// - Parameter folderName: of the app's folder itself.
    public static func find(_ path: String, in manifests: [AppManifest], folderName: String?) -> AppModule {
        for manifest in manifests {
            if let (target, folder) = manifest.target(of: path), !target.isTest {
                return AppModule(name: target.name, sources: folder, manifest: manifest.kind)
            }
        }
        let folders = path.split(separator: "/").dropLast().map(String.init)
        let apps = manifests.flatMap { manifest in manifest.targets.filter { !$0.isTest }.map { ($0, manifest.kind) } }
        if let (target, kind) = apps.first(where: { folders.contains($0.0.name) }) ?? (apps.count == 1 ? apps[0] : nil)
        {
            return AppModule(name: target.name, sources: folders.first ?? ".", manifest: kind)
        }
        if folders.first == "Sources", folders.count > 1 {
            return AppModule(name: folders[1], sources: folders[0...1].joined(separator: "/"), manifest: nil)
        }
        return AppModule(name: folders.first ?? folderName ?? "App", sources: folders.first ?? ".", manifest: nil)
    }
}
