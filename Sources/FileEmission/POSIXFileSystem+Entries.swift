extension POSIXFileSystem {
    func entries(of folder: Descriptor) throws(SystemError) -> [FolderEntry] {
        // A stream takes its descriptor over. A duplicate costs less than to open the folder again, but shares the position.
        let again = try retrying { fcntl(folder, F_DUPFD_CLOEXEC, 0) }
        guard let stream = fdopendir(again) else {
            let error = SystemError.last
            try close(again)
            throw error
        }
        defer { closedir(stream) }
        rewinddir(stream)
        var entries: [FolderEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw .last }
                return entries
            }
            if let entry = folderEntry(entry, in: folder) { entries.append(entry) }
        }
    }

    /// Returns the entry; `nil` for `.` and `..`.
    private func folderEntry(_ entry: UnsafeMutablePointer<dirent>, in folder: Descriptor) -> FolderEntry? {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
        // The record is shorter than the type says: its name must be read in place.
        let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
        if strcmp(start, ".") == 0 || strcmp(start, "..") == 0 { return nil }
        let name = String(validatingCString: start)
        if let kind = EntryKind(directoryType: Int32(entry.pointee.d_type)) {
            return FolderEntry(name: name, kind: kind)
        }
        // Some file systems don't say the type in the listing.
        guard let name else { return FolderEntry(name: nil, kind: .other) }
        guard let kind = try? kind(of: name, in: folder) else { return nil }
        return FolderEntry(name: name, kind: kind)
    }
}

extension EntryKind {
    init(mode: UInt32) {
        switch mode & UInt32(S_IFMT) {
        case UInt32(S_IFREG): self = .file
        case UInt32(S_IFDIR): self = .folder
        case UInt32(S_IFLNK): self = .link
        default: self = .other
        }
    }

    fileprivate init?(directoryType: Int32) {
        switch directoryType {
        case Int32(DT_UNKNOWN): return nil
        case Int32(DT_REG): self = .file
        case Int32(DT_DIR): self = .folder
        case Int32(DT_LNK): self = .link
        default: self = .other
        }
    }
}
