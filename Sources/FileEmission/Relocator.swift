public import Diagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Moves files and folders of the user's: each is whole at every instant, under its old name or its new one, and nothing is
/// ever replaced.
public struct Relocator: Sendable {
    public init() {}

    /// - Parameter directory: locked since before it was looked at.
    /// - Returns: what the disk refused, or what is in the way; then everything is where it was.
    public func carryOut(_ relocations: [Relocation], in directory: TargetDirectory) -> [Diagnostic] {
        carryOut(relocations, in: directory, on: POSIXFileSystem())
    }

    func carryOut(
        _ relocations: [Relocation],
        in directory: TargetDirectory,
        on disk: some FileSystem
    ) -> [Diagnostic] {
        guard directory.isLocked, let root = directory.descriptor else {
            return [.cannot(.lock, directory.path, SystemError(number: ENOLCK))]
        }
        var done: [Relocation] = []
        for relocation in relocations {
            do {
                try move(relocation, root, disk)
                done.append(relocation)
            } catch {
                for relocation in done.reversed() { try? move(relocation.reversed, root, disk) }
                return [problem(error, relocation, directory)]
            }
        }
        for relocation in relocations { removeEmptyFolders(above: relocation.from, root, disk) }
        return []
    }

    private func move(_ relocation: Relocation, _ root: Descriptor, _ disk: some FileSystem) throws(SystemError) {
        let (source, name) = RelativePath.split(relocation.from)
        let (target, newName) = RelativePath.split(relocation.to)
        // One for each: a cursor holds the folders of one path only.
        let (old, new) = (FolderCursor(root: root, disk: disk), FolderCursor(root: root, disk: disk))
        let folder = try old.open(String(source), creating: false)
        try disk.move(String(name), in: folder, to: String(newName), in: new.open(String(target), creating: true))
        withExtendedLifetime((old, new)) {}
    }

    /// A folder that isn't empty can't be removed.
    private func removeEmptyFolders(above path: String, _ root: Descriptor, _ disk: some FileSystem) {
        var folder = RelativePath.split(path).folder
        while !folder.isEmpty {
            let (parent, name) = RelativePath.split(String(folder))
            let cursor = FolderCursor(root: root, disk: disk)
            guard let descriptor = try? cursor.open(String(parent), creating: false),
                (try? disk.removeFolder(String(name), in: descriptor)) != nil
            else { return }
            folder = parent
        }
    }

    private func problem(_ error: SystemError, _ relocation: Relocation, _ directory: TargetDirectory) -> Diagnostic {
        let (old, new) = (directory.display(relocation.from), directory.display(relocation.to))
        guard [EEXIST, ENOTEMPTY].contains(error.number) else { return .cannot(.move, old, error) }
        return .moveWouldReplace(new, by: old)
    }
}
