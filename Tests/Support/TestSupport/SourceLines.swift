import Foundation

/// How long a folder of this repository is.
public enum SourceLines {
    /// Lines that aren't blank, of all files with such an ending below a folder, by the first folder inside of it; those that
    /// lie in none are by `""`.
    public static func count(in folder: String, endings: Set<String>) throws -> [String: Int] {
        let root = Repository.root.appendingPathComponent(folder)
        var lines: [String: Int] = [:]
        for (path, contents) in try FileTree.read(root) {
            guard let ending = path.split(separator: ".").last, endings.contains(String(ending)) else { continue }
            let parts = path.split(separator: "/")
            let written = contents.split(separator: UInt8(ascii: "\n")).count { line in
                line.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") }
            }
            lines[parts.count > 1 ? String(parts[0]) : "", default: 0] += written
        }
        return lines
    }
}
