/// A target of an app, as its manifest has it.
public struct AppTarget: Hashable, Sendable {
    public var name: String
    /// Folders of its sources, relative to the app's folder. For example: `Sources/Cinema`.
    public var folders: [String]
    /// It holds tests.
    public var isTest: Bool
    /// Its code is on the main actor unless it says otherwise, as far as is known.
    public var isMainActorByDefault: Bool

    public init(name: String, folders: [String], isTest: Bool, isMainActorByDefault: Bool = false) {
        self.name = name
        self.folders = folders
        self.isTest = isTest
        self.isMainActorByDefault = isMainActorByDefault
    }
}

/// What builds an app, and the targets that it is known to have.
public struct AppManifest: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case swiftPackage = "Package.swift"
        case xcodeGen = "project.yml"
        case tuist = "Project.swift"
        case xcode = "project.pbxproj"
    }

    public var kind: Kind
    /// Relative to the app's folder.
    public var path: String
    /// The package's or project's name, where it is written.
    public var name: String?
    public var targets: [AppTarget]

    public init(kind: Kind, path: String, name: String?, targets: [AppTarget]) {
        self.kind = kind
        self.path = path
        self.name = name
        self.targets = targets
    }

    /// The target with the most specific folder around a source, and that folder.
    public func target(of path: String) -> (target: AppTarget, folder: String)? {
        let found = targets.flatMap { target in target.folders.map { (target, $0) } }
        let around = found.filter { _, folder in folder == "." || path == folder || path.hasPrefix(folder + "/") }
        return around.max { $0.1.count < $1.1.count }
    }
}
