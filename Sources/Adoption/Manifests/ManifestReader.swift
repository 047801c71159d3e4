/// Finds out what builds an app.
public enum ManifestReader {
    /// Those in the app's folder, the most telling first.
    ///
    /// - Parameters:
    ///   - paths: of Xcode projects' files, relative to the app's folder.
    ///   - read: the bytes of a file; `nil` where there is none.
    public static func manifests(
        xcodeProjects paths: [String],
        read: (_ path: String) -> [UInt8]?
    ) -> [AppManifest] {
        var found: [AppManifest] = []
        func add(_ path: String, _ make: ([UInt8]) -> AppManifest?) {
            if let manifest = read(path).flatMap(make) { found.append(manifest) }
        }
        add("Package.swift") { SwiftManifestReader.read($0, kind: .swiftPackage, path: "Package.swift") }
        add("Project.swift") { SwiftManifestReader.read($0, kind: .tuist, path: "Project.swift") }
        for path in ["project.yml", "project.yaml"] { add(path) { XcodeGenReader.read($0, path: path) } }
        for path in paths { add(path) { XcodeProjectReader.read($0, path: path) } }
        return found
    }
}
