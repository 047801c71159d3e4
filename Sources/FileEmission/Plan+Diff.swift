public import Basics

extension Plan {
    /// What carrying out the plan would change, as one patch. Reads only.
    ///
    /// - Parameter prefix: what comes before the paths in it.
    /// - Returns: the patch, with a file that is too large to be shown as `Binary files … differ`, and what could not be read.
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

/// Whole files of the target package, for comparisons that are shown.
struct ExistingContents {
    static let largest = 1 << 24

    private let cursor: FolderCursor<POSIXFileSystem>?
    private let buffer = ContentsBuffer()

    init(directory: TargetDirectory) {
        cursor = directory.descriptor.map { FolderCursor(root: $0, disk: POSIXFileSystem()) }
    }

    /// One byte more than the largest file that is shown, where there are more; `nil` when there is no file.
    func read(_ path: String) throws(SystemError) -> [UInt8]? {
        guard let cursor else { return nil }
        let (folder, name) = RelativePath.split(path)
        let descriptor = try cursor.open(String(folder), creating: false)
        return Array(
            try buffer.read(String(name), in: descriptor, atMost: ExistingContents.largest + 1, from: POSIXFileSystem())
        )
    }
}
