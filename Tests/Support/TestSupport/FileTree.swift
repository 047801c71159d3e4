public import Foundation

/// The regular files in a folder, by their paths inside it.
public enum FileTree {
    public static func read(_ folder: URL, skipping skipped: Set<String> = [".build", ".swiftpm"]) throws -> [String:
        Data]
    {
        var files: [String: Data] = [:]
        try collect(folder.path, prefix: "", skipping: skipped, into: &files)
        return files
    }

    private static func collect(
        _ folder: String,
        prefix: String,
        skipping skipped: Set<String>,
        into files: inout [String: Data]
    ) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !skipped.contains(name) {
            let item = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: item, isDirectory: &isFolder), isFolder.boolValue {
                try collect(item, prefix: "\(prefix)\(name)/", skipping: skipped, into: &files)
            } else {
                files[prefix + name] = try Data(contentsOf: URL(fileURLWithPath: item, isDirectory: false))
            }
        }
    }
}
