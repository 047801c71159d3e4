extension TargetDirectory {
    /// Removes temporary files of killed runs from the folder and its subfolders. Folders whose names begin with a dot
    /// are skipped, except that of the schemas.
    ///
    /// - Parameter depth: the number of levels to search; `nil` for as deep as our files can be.
    public func removeLeftovers(depth: Int? = nil) {
        guard let descriptor else { return }
        let search = LeftoverSearch(directory: self, disk: POSIXFileSystem())
        search.visit("", in: descriptor, depth ?? RelativePath.deepest)
    }
}

/// Searches for leftovers. One that can't be read or removed stays for the next run: nothing depends on it.
private struct LeftoverSearch {
    let directory: TargetDirectory
    let disk: POSIXFileSystem

    func visit(_ path: String, in folder: Descriptor, _ depth: Int) {
        for entry in (try? disk.entries(of: folder)) ?? [] {
            guard let name = entry.name else { continue }
            if entry.kind == .file, PartialName.matches(name), !LiveOwner.holds(path, in: directory) {
                try? disk.removeFile(name, in: folder)
            }
            guard entry.kind == .folder, depth > 0, !name.hasPrefix(".") || name == SchemaFolder.name
            else { continue }
            guard let child = try? disk.openFolder(name, in: folder) else { continue }
            visit(RelativePath.join(path, name), in: child, depth - 1)
            try? disk.close(child)
        }
    }
}

/// Another live run in a folder below the one that this run holds: `vipergen mock` locks its own.
enum LiveOwner {
    /// Returns true if another process has locked a folder or one of its parents.
    ///
    /// - Parameter path: the path relative to the directory, which this run itself has locked.
    static func holds(_ path: String, in directory: TargetDirectory) -> Bool {
        guard let root = directory.descriptor else { return false }
        var path = path
        while !path.isEmpty {
            let cursor = FolderCursor(root: root, disk: POSIXFileSystem())
            if let folder = try? cursor.open(path, creating: false),
                let isFree = try? DirectoryLock(folder).takeNow(), !isFree
            {
                return true
            }
            path = String(RelativePath.split(path).folder)
        }
        return false
    }
}
