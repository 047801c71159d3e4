/// The module of the resolver, which gets the generated switch.
public struct AppModule: Hashable, Sendable {
    /// The step that is necessary to compile the switch together with the resolver.
    public enum Fit: Hashable, Sendable {
        /// None: it is in a folder whose sources the target compiles.
        case compiled
        /// The project has to be generated again. For example: `xcodegen generate`.
        case regenerated(command: String, folder: String)
        /// It has to be added to targets of a project by hand.
        case added(targets: [String], project: String)
        /// No manifest shows which target compiles the resolver.
        case unclear
    }

    public var name: String
    /// The folder of sources, relative to the app's.
    public var sources: String
    /// The manifest that defines it; `nil` if its name is only derived from folders.
    public var manifest: AppManifest?
    public var isMainActorByDefault = false

    /// Returns the path of the generated switch.
    ///
    /// - Parameter fileName: the switch's file name. For example: `Router+AdoptedScenes.swift`.
    public func path(of fileName: String) -> String {
        "\(sources == "." ? "" : "\(sources)/")Generated/\(fileName)"
    }
}

/// The error if there is no place for the generated switch.
public struct NoPlaceForSwitch: Error, Hashable, Sendable {
    public var target: String
    /// The path relative to the app's folder.
    public var manifest: String
    /// The path that it would have, beside the resolver.
    public var path: String
}
