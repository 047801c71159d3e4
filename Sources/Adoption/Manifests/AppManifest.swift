/// A manifest of an app, and its known targets.
public struct AppManifest: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case swiftPackage = "Package.swift"
        case xcodeGen = "project.yml"
        case tuist = "Project.swift"
        case xcode = "project.pbxproj"
    }

    public var kind: Kind
    /// The path relative to the app's folder.
    public var path: String
    /// The package's or project's name, if it is written.
    public var name: String?
    public var targets: [AppTarget]
    /// The targets of a package's products, by the products' names.
    public var products: [String: [String]] = [:]

    public init(kind: Kind, path: String, name: String?, targets: [AppTarget]) {
        self.kind = kind
        self.path = path
        self.name = name
        self.targets = targets
    }

    /// The folder that it describes; empty for the app's own folder.
    public var directory: String {
        // That of an Xcode project is the one that the project lies in.
        path.split(separator: "/").dropLast(kind == .xcode ? 2 : 1).joined(separator: "/")
    }

    /// The name that people know it by. For example: `Cinema.xcodeproj`.
    public var display: String {
        kind == .xcode ? path.split(separator: "/").dropLast().joined(separator: "/") : path
    }

    /// Returns the target with the innermost folder around a source, and that folder.
    public func target(of path: String) -> (target: AppTarget, folder: String)? {
        targets.compactMap { target in target.folder(around: path).map { (target, $0) } }
            .max { $0.1.count < $1.1.count }
    }
}
