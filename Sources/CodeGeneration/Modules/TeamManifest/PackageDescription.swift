/// A package manifest, as `swift package dump-package` describes it.
public struct PackageDescription: Hashable, Sendable {
    struct Target: Hashable, Sendable {
        var name: String
        /// For example: `regular`, `executable` or `test`.
        var kind: String
        /// The folder, where the manifest names one.
        var path: String?
        var dependencies: Set<String>
        /// Folders and files, relative to its own.
        var resources: Set<String>
        /// Without those that hold under a condition only.
        var settings: Set<Setting>
    }

    /// A setting of the compiler. For example: `enableUpcomingFeature` of `ExistentialAny`.
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
        /// What SwiftPM knows it by: the last part of its address, or the name that the manifest gives to a folder.
        var identity: String
        /// Absolute.
        var path: String?
        var url: String?
        /// For example: `exact` and `1.2.0`. Of a range, its kind is `range` and its value `1.2.0..<2.0.0`.
        var requirement: Setting?
    }

    var name: String
    /// The package's folder, absolute.
    var root: String
    /// For example: `en`.
    var localization: String?
    /// Versions by the platform's name in small letters. For example: `ios` and `17.0`.
    var platforms: [String: String]
    var products: [Product]
    var dependencies: [Dependency]
    var targets: [Target]
    /// The version of SwiftPM that the manifest is written for. For example: `6.2.0`.
    var tools: String
    /// The language mode of targets that state none. For example: `6`.
    var languageMode: String
}
