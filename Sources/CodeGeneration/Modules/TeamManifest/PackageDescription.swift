/// A package manifest, as `swift package dump-package` describes it.
public struct PackageDescription: Hashable, Sendable {
    struct Target: Hashable, Sendable {
        var name: String
        /// The kind. For example: `regular`, `executable` or `test`.
        var kind: String
        /// The folder, if the manifest names one.
        var path: String?
        var dependencies: Set<String>
        /// The resources' folders and files, relative to the target's folder.
        var resources: Set<String>
        /// The compiler settings, without conditional ones.
        var settings: Set<Setting>
    }

    /// A compiler setting. For example: `enableUpcomingFeature` with the value `ExistentialAny`.
    struct Setting: Hashable, Sendable {
        var kind: String
        var value: String
    }

    struct Product: Hashable, Sendable {
        var name: String
        var isLibrary: Bool
        var targets: Set<String>
    }

    struct Dependency: Hashable, Sendable {
        /// The identity in SwiftPM: the last part of its address, or the name that the manifest gives to a folder.
        var identity: String
        /// The absolute path.
        var path: String?
        var url: String?
        /// The requirement. For example: `exact` and `1.2.0`. A range is `range` and a value such as `1.2.0..<2.0.0`.
        var requirement: Setting?
    }

    var name: String
    /// The absolute path of the package's folder.
    var root: String
    /// The default localization. For example: `en`.
    var localization: String?
    /// Versions by the platform's name in lower case. For example: `ios` and `17.0`.
    var platforms: [String: String]
    var products: [Product]
    var dependencies: [Dependency]
    var targets: [Target]
    /// The tools version of the manifest. For example: `6.2.0`.
    var tools: String
    /// The language mode of targets that don't state one. For example: `6`.
    var languageMode: String
}
