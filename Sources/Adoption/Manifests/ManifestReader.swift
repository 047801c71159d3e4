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
        if let bytes = read("Package.swift"),
            let manifest = SwiftManifestReader.read(bytes, kind: .swiftPackage, path: "Package.swift")
        {
            found.append(manifest)
        }
        if let bytes = read("Project.swift"),
            let manifest = SwiftManifestReader.read(bytes, kind: .tuist, path: "Project.swift")
        {
            found.append(manifest)
        }
        for path in ["project.yml", "project.yaml"] {
            if let manifest = read(path).flatMap({ XcodeGenReader.read($0, path: path) }) { found.append(manifest) }
        }
        for path in paths {
            if let bytes = read(path) { found.append(XcodeProjectReader.read(bytes, path: path)) }
        }
        return found
    }
}
