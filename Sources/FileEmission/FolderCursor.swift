/// Moves from folder to folder below the target package, one component at a time and never through a symbolic link.
///
/// Folders that consecutive paths share are opened once.
final class FolderCursor<Disk: FileSystem> {
    private struct Level {
        var name: Substring
        var descriptor: Descriptor
        var isNew: Bool
    }

    private let disk: Disk
    private let root: Descriptor
    private var levels: [Level] = []
    /// The folders that were created, in order.
    private(set) var made: [String] = []

    init(root: Descriptor, disk: Disk) {
        self.root = root
        self.disk = disk
    }

    deinit { leave(to: 0) }

    /// Opens the folder at a path, `""` for the target package itself. Missing folders are created if `creating`.
    func open(_ path: String, creating: Bool) throws(SystemError) -> Descriptor {
        // By bytes: a letter can be composed in several ways, and each is a name of its own.
        let names = path.utf8.split(separator: UInt8(ascii: "/"))
        var shared = 0
        while shared < min(names.count, levels.count), levels[shared].name.utf8.elementsEqual(names[shared]) {
            shared += 1
        }
        leave(to: shared)
        for name in names[shared...] { try enter(Substring(name), creating) }
        return current
    }

    /// Returns the folder at which the last `open` of this path failed.
    func obstacle(on path: String) -> String {
        path.utf8.split(separator: UInt8(ascii: "/")).prefix(levels.count + 1).map { String(Substring($0)) }
            .joined(separator: "/")
    }

    private var current: Descriptor { levels.last?.descriptor ?? root }

    private func enter(_ name: Substring, _ creating: Bool) throws(SystemError) {
        let name = String(name)
        var isNew = false
        // In a folder that was just made there is nothing to be opened.
        if creating, levels.last?.isNew == true { isNew = try make(name) }
        let descriptor: Descriptor
        do {
            descriptor = try disk.openFolder(name, in: current)
        } catch  where error.number == ENOENT && creating {
            isNew = try make(name)
            descriptor = try disk.openFolder(name, in: current)
        }
        levels.append(Level(name: name[...], descriptor: descriptor, isNew: isNew))
    }

    /// Creates a folder. Returns false if another worker was first.
    private func make(_ name: String) throws(SystemError) -> Bool {
        do {
            try disk.createFolder(name, in: current)
            made.append((levels.map { String($0.name) } + [name]).joined(separator: "/"))
            return true
        } catch  where error.number == EEXIST {
            return false
        }
    }

    private func leave(to depth: Int) {
        while levels.count > depth, let level = levels.popLast() { try? disk.close(level.descriptor) }
    }
}
