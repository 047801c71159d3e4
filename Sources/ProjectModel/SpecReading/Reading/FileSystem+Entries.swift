extension FileSystem {
    /// An entry of a folder.
    struct Entry {
        var bytes: [UInt8]
        /// The kind, where a link is neither file nor folder; `nil` if the system doesn't report it.
        var kind: Kind?

        /// The name; `nil` if it isn't UTF-8.
        var name: String? { String(validating: bytes, as: UTF8.self) }

        var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

        /// The name for messages, with a replacement character for bytes that aren't text.
        var display: String { String(decoding: bytes, as: UTF8.self) }

        func hasEnding(in endings: Set<String>) -> Bool {
            guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
            return endings.contains(String(decoding: bytes[(dot + 1)...], as: UTF8.self))
        }
    }

    /// Returns the entries of a folder, sorted by the bytes of their names.
    static func entries(in path: String) -> [Entry]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let entry = readdir(folder) {
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
            // The record is shorter than its type says: the name is read in place.
            let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: UInt8.self)
            let name = Array(UnsafeBufferPointer(start: start, count: length(of: start)))
            if name == Array(".".utf8) || name == Array("..".utf8) { continue }
            entries.append(Entry(bytes: name, kind: kind(of: entry.pointee.d_type, at: (path, name))))
        }
        return entries.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    private static func length(of name: UnsafePointer<UInt8>) -> Int {
        var length = 0
        while name[length] != 0 { length += 1 }
        return length
    }

    /// Returns the size of a file in bytes; `nil` if there is none.
    static func size(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// Returns the kind of an entry, asking the disk if the folder doesn't say.
    private static func kind(of type: UInt8, at place: (folder: String, name: [UInt8])) -> Kind? {
        switch Int(type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_UNKNOWN):
            var status = stat()
            let path = Array(place.folder.utf8) + [UInt8(ascii: "/")] + place.name + [0]
            guard lstat(path.map { CChar(bitPattern: $0) }, &status) == 0 else { return nil }
            switch status.st_mode & S_IFMT {
            case S_IFREG: return .file
            case S_IFDIR: return .folder
            default: return .other
            }
        default: return .other
        }
    }
}
