/// The module that the resolver is in, to which the generated switch goes.
public struct AppModule: Hashable, Sendable {
    /// What has to be done so that the switch is compiled together with the resolver.
    public enum Fit: Hashable, Sendable {
        /// Nothing: it lies where the target takes all sources.
        case compiled
        /// The project has to be generated anew. For example: `xcodegen generate`.
        case regenerated(command: String, folder: String)
        /// Somebody has to add it to targets of a project.
        case added(targets: [String], project: String)
        /// No manifest says what compiles the resolver.
        case unclear
    }

    public var name: String
    /// Relative to the app's folder.
    public var sources: String
    /// What says so; `nil` where nothing does and it is named by folders.
    public var manifest: AppManifest?
    public var isMainActorByDefault = false

    /// Where the generated switch goes.
    ///
    /// - Parameter fileName: its own. For example: `Router+AdoptedScenes.swift`.
    public func path(of fileName: String) -> String {
        "\(sources == "." ? "" : "\(sources)/")Generated/\(fileName)"
    }
}

/// Why the generated switch has no place.
public struct NoPlaceForSwitch: Error, Hashable, Sendable {
    public var target: String
    /// Relative to the app's folder.
    public var manifest: String
    /// Where it would go, next to the resolver.
    public var path: String
}
