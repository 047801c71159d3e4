public import Diagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Changes files that the user owns. Each one is whole at every instant, and keeps its permissions.
public struct Amender: Sendable {
    public init() {}

    /// - Parameter directory: locked since before the files were read.
    /// - Returns: the number of changed files, and what the disk refused, or somebody changed meanwhile.
    public func carryOut(_ amendments: [Amendment], in directory: TargetDirectory) -> (
        changed: Int, diagnostics: [Diagnostic]
    ) {
        carryOut(amendments, in: directory, on: POSIXFileSystem())
    }

    func carryOut(_ amendments: [Amendment], in directory: TargetDirectory, on disk: some FileSystem) -> (
        changed: Int, diagnostics: [Diagnostic]
    ) {
        guard directory.isLocked, let root = directory.descriptor else {
            return (0, [.cannot(.lock, directory.path, SystemError(number: ENOLCK))])
        }
        let cursor = FolderCursor(root: root, disk: disk)
        var changed = 0
        var diagnostics: [Diagnostic] = []
        for amendment in amendments {
            do {
                let (folder, name) = RelativePath.split(amendment.path)
                let descriptor = try cursor.open(String(folder), creating: false)
                if try amend(String(name), in: descriptor, amendment, disk) {
                    changed += 1
                } else {
                    diagnostics.append(.changedMeanwhile(directory.display(amendment.path)))
                }
            } catch {
                diagnostics.append(.cannot(.write, directory.display(amendment.path), error))
                if error.isOfWholeDevice { break }
            }
        }
        return (changed, diagnostics.sortedAndUnique())
    }

    private func amend(
        _ name: String,
        in folder: Descriptor,
        _ amendment: Amendment,
        _ disk: some FileSystem
    ) throws(SystemError) -> Bool {
        let permissions = try disk.permissions(of: name, in: folder)
        let buffer = ContentsBuffer()
        let current = try buffer.read(name, in: folder, atMost: amendment.before.count + 1, from: disk)
        guard current.isSame(as: amendment.before) else { return false }
        try FileWriter(disk: disk).replace(name, amendment.after, in: folder, permissions: permissions)
        return true
    }
}
