/// Folders that hold code that isn't the app's, wherever they lie.
enum ForeignFolders {
    /// What only a package manager or Xcode calls so: rules may trust that nothing of the app's is in there.
    static let dependencies: Set<String> = ["Pods", "Carthage", "DerivedData"]

    /// With those that an app could use for code of its own, too, where it is enough to guess.
    static let all = dependencies.union(["build", "node_modules", "SourcePackages", "vendor"])

    /// - Parameter path: of a folder, relative to the app's.
    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
