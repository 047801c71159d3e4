import SwiftReading

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The Swift sources in a folder of the target package.
struct SourceFolder {
    let path: String

    /// Whether anything is there, be it a dangling link.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Those of the types that some source declares. A file that doesn't even contain the name isn't parsed.
    func typesDeclared(among wanted: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for file in swiftFiles(in: path, depth: 0) where found.count < wanted.count {
            guard let bytes = SourceFolder.read(file) else { continue }
            let candidates = wanted.subtracting(found).filter { bytes.contains($0) }
            guard !candidates.isEmpty else { continue }
            found.formUnion(candidates.intersection(DeclaredTypes.names(in: bytes)))
        }
        return found
    }

    private func swiftFiles(in folder: String, depth: Int) -> [String] {
        guard depth < 32, let entries = opendir(folder) else { return [] }
        defer { closedir(entries) }
        var files: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                    String(cString: $0)
                }
            }
            guard !name.hasPrefix(".") else { continue }
            let entryPath = "\(folder)/\(name)"
            var status = stat()
            guard lstat(entryPath, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: files += swiftFiles(in: entryPath, depth: depth + 1)
            case S_IFREG where name.hasSuffix(".swift") && status.st_size < 1 << 22: files.append(entryPath)
            default: break
            }
        }
        return files.sorted()
    }

    private static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return ferror(file) == 0 ? bytes : nil }
            bytes += chunk[..<count]
        }
    }
}

extension [UInt8] {
    fileprivate func contains(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, count >= wanted.count else { return false }
        return indices.dropLast(wanted.count - 1).contains { self[$0] == first && self[$0...].starts(with: wanted) }
    }
}
