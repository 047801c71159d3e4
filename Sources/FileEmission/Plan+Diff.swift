extension Plan {
    /// Returns the plan's changes as a single patch. It only reads.
    ///
    /// - Parameter prefix: a prefix for the paths in the patch.
    /// - Returns: the patch, with `Binary files … differ` for files too large to show, and diagnostics of unreadable
    ///   files.
    public func unifiedDiff(in directory: TargetDirectory, below prefix: String) -> (
        patch: [UInt8], diagnostics: [Diagnostic]
    ) {
        var patch: [UInt8] = []
        var diagnostics: [Diagnostic] = []
        let reader = ExistingContents(directory: directory)
        for step in changes where step.action != .removeFolder {
            do {
                let old = step.action == .create ? nil : try reader.read(step.path)
                if let old, old.count > ExistingContents.largest {
                    patch += Array("Binary files a/\(prefix + step.path) and b/\(prefix + step.path) differ\n".utf8)
                } else {
                    patch += UnifiedDiff.make(
                        old: old,
                        new: step.file?.contents,
                        oldPath: prefix + step.path,
                        newPath: prefix + step.path
                    )
                }
            } catch {
                diagnostics.append(.cannot(.read, directory.display(step.path), error, at: step.file?.origin))
            }
        }
        return (patch, diagnostics.sortedAndUnique())
    }
}

/// Reads whole files of the target package for comparisons that are shown.
struct ExistingContents {
    static let largest = 1 << 24

    private let cursor: FolderCursor<POSIXFileSystem>?
    private let buffer = ContentsBuffer()

    init(directory: TargetDirectory) {
        cursor = directory.descriptor.map { FolderCursor(root: $0, disk: POSIXFileSystem()) }
    }

    /// Returns the contents, at most one byte more than the largest file that is shown; `nil` if there is no file.
    func read(_ path: String) throws(SystemError) -> [UInt8]? {
        guard let cursor else { return nil }
        let (folder, name) = RelativePath.split(path)
        let descriptor = try cursor.open(String(folder), creating: false)
        return Array(
            try buffer.read(String(name), in: descriptor, atMost: ExistingContents.largest + 1, from: POSIXFileSystem())
        )
    }
}
