/// Reads the manifests of an app.
public enum ManifestReader {
    /// Returns true for the name of a file that may be a manifest.
    public static func mayBeManifest(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return ["Package.swift", "Project.swift", "project.yml", "project.yaml", "project.pbxproj"].contains(name)
    }

    /// Returns the manifests anywhere in the app's folder; in each folder the most informative first.
    ///
    /// - Parameters:
    ///   - paths: the paths of all possible manifests and all sources, relative to the app's folder.
    ///   - read: returns the bytes of a file; `nil` if it doesn't exist.
    public static func manifests(among paths: [String], read: (_ path: String) -> [UInt8]?) -> [AppManifest] {
        let found = paths.filter(mayBeManifest).sorted { (depth($0), rank($0), $0) < (depth($1), rank($1), $1) }
        return found.compactMap { path in
            guard let bytes = read(path) else { return nil }
            switch rank(path) {
            case 0: return SwiftManifestReader.read(bytes, kind: .swiftPackage, path: path, sources: paths)
            case 1:
                // A source of an app may have the name.
                guard String(decoding: bytes, as: UTF8.self).contains("ProjectDescription") else { return nil }
                return SwiftManifestReader.read(bytes, kind: .tuist, path: path, sources: paths)
            case 2: return XcodeGenReader.read(bytes, path: path, read: read)
            default: return XcodeProjectReader.read(bytes, path: path)
            }
        }
    }

    private static func depth(_ path: String) -> Int {
        path.split(separator: "/").count - (path.hasSuffix(".pbxproj") ? 2 : 1)
    }

    private static func rank(_ path: String) -> Int {
        switch path.split(separator: "/").last ?? "" {
        case "Package.swift": 0
        case "Project.swift": 1
        case "project.pbxproj": 3
        default: 2
        }
    }
}
