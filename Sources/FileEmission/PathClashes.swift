/// Finds paths that are the same where case is ignored.
struct PathClashes {
    private(set) var diagnostics: [Diagnostic] = []
    private var owners: [String: (path: String, isFolder: Bool)] = [:]

    mutating func addFolder(_ path: String, at origin: SourceLocation?) { add(path, isFolder: true, origin) }

    mutating func addFile(_ path: String, at origin: SourceLocation?) { add(path, isFolder: false, origin) }

    private mutating func add(_ path: String, isFolder: Bool, _ origin: SourceLocation?) {
        let key = path.foldedAsFileName
        if let owner = owners[key] {
            diagnostics.append(.clash(path, owner.path, isFolder: owner.isFolder, at: origin))
        } else {
            owners[key] = (path, isFolder)
        }
    }

    /// Returns true if two hashes are equal or a path isn't ASCII: a quick check that never misses a clash.
    static func arePossible(_ hashes: [[UInt64]?]) -> Bool {
        var all: [UInt64] = []
        for some in hashes {
            guard let some else { return true }
            all += some
        }
        all.sort()
        return zip(all, all.dropFirst()).contains { $0 == $1 }
    }

    /// Returns the hashes; `nil` if a path isn't ASCII.
    static func hashes(of paths: [String]) -> [UInt64]? {
        let hashes = paths.compactMap(hashIgnoringCase)
        return hashes.count == paths.count ? hashes : nil
    }

    static func hashIgnoringCase(_ path: String) -> UInt64? {
        var path = path
        return path.withUTF8 { bytes in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in bytes {
                guard byte < 0x80 else { return nil }
                // Takes a few other characters for the same as well, which costs a second look.
                hash = (hash ^ UInt64(byte | 0x20)) &* 0x100_0000_01b3
            }
            return hash
        }
    }
}
