/// Folders of code that isn't the app's, anywhere in the package.
enum ForeignFolders {
    /// Names that only package managers and Xcode use: rules may rely on these folders having no code of the app.
    static let dependencies: Set<String> = ["Pods", "Carthage", "DerivedData"]

    /// All such names, including those that an app could use itself, for cases where a guess is enough.
    static let all = dependencies.union(["build", "node_modules", "SourcePackages", "vendor"])

    /// - Parameter path: the path of a folder, relative to the app's.
    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
