import Foundation

/// The files of a tree in one, for a program that only writes them.
struct PackedTree {
    struct File {
        var path: String
        var contents: Data
    }

    var files: [File]

    init(of folder: URL) throws {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        files = try names.sorted().compactMap { name in
            let url = folder.appendingPathComponent(name)
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return nil }
            return File(path: name, contents: try Data(contentsOf: url))
        }
    }

    /// A length and a path, a length and contents, and so on.
    func write(to file: URL) throws {
        var packed = Data()
        for file in files {
            for part in [Data(file.path.utf8), file.contents] {
                withUnsafeBytes(of: UInt32(part.count).littleEndian) { packed.append(contentsOf: $0) }
                packed.append(part)
            }
        }
        try packed.write(to: file)
    }
}
