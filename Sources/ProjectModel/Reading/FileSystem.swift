#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The few questions that are asked of the disk. After `nil`, `errno` says why.
enum FileSystem {
    enum Kind {
        case file
        case folder
        case other
    }

    /// What is at the path, behind all links.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The path without links and dots.
    static func resolved(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// The names in a folder, sorted.
    static func names(in path: String) -> [String]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The beginning of a file.
    static func bytes(of path: String, upTo limit: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        let expected = fstat(file, &status) == 0 ? Int(status.st_size) + 1 : 1 << 16
        var result: [UInt8] = []
        while result.count < limit {
            let capacity = min(max(expected - result.count, 1 << 12), limit - result.count)
            var count = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
                count = read(file, buffer.baseAddress, capacity)
                initialized = max(count, 0)
            }
            if count < 0 {
                if errno == EINTR { continue }
                return nil
            }
            result = result.isEmpty ? chunk : result + chunk
            // A regular file gives less than was asked for at its end only.
            if count < capacity { return result }
        }
        return result
    }
}
