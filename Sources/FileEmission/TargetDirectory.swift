/// An error: the target package's folder can't be opened, created or locked.
public struct TargetDirectoryError: Error, Hashable {
    public var diagnostic: Diagnostic
}

/// A folder that this tool writes to, held open: that of the target package or of the specs.
///
/// For example: `let target = try TargetDirectory.locked("Examples/Kitchen") { print("waiting for another run") }`.
public final class TargetDirectory: Sendable {
    /// The folder as the user named it.
    public let path: String
    /// True if only this run may write to it.
    public let isLocked: Bool
    /// The open folder; `nil` if it doesn't exist.
    let descriptor: Descriptor?

    private init(path: String, descriptor: Descriptor?, isLocked: Bool) {
        self.path = path
        self.descriptor = descriptor
        self.isLocked = isLocked
    }

    /// Closes the folder, which releases the lock.
    deinit { if let descriptor { _ = close(descriptor) } }

    /// Opens the folder to compare it with a plan. It changes nothing on disk; the folder may be missing.
    ///
    /// - Throws: `cannot-read` if it exists but isn't a folder or may not be read.
    public static func reading(_ path: String) throws(TargetDirectoryError) -> TargetDirectory {
        let descriptor = try failing(.open, path) { () throws(SystemError) in try openIfThere(path) }
        return TargetDirectory(path: path, descriptor: descriptor, isLocked: false)
    }

    /// Opens the folder for this run alone, as long as the value lives, and creates it if it is missing. The system's
    /// lock on the open folder leaves no file behind, and a killed run releases it.
    ///
    /// - Parameter onWait: called once if another run has the folder and doesn't end soon.
    /// - Throws: `cannot-read`, or `cannot-write` if it can't be created or locked.
    public static func locked(_ path: String, onWait: () -> Void) throws(TargetDirectoryError) -> TargetDirectory {
        while true {
            try make(path)
            if let target = try lockedIfThere(path, onWait: onWait) { return target }
        }
    }

    /// Locks the folder as `locked` does if it exists; otherwise returns `nil`.
    ///
    /// - Parameter isShared: true if others may also hold a shared lock; nobody writes then, and the folder stays as it
    ///   is.
    public static func lockedIfThere(
        _ path: String,
        isShared: Bool = false,
        onWait: () -> Void
    ) throws(TargetDirectoryError) -> TargetDirectory? {
        while let descriptor = try failing(.open, path, { () throws(SystemError) in try openIfThere(path) }) {
            let target = TargetDirectory(path: path, descriptor: descriptor, isLocked: !isShared)
            try failing(.lock, path) { () throws(SystemError) in
                try DirectoryLock(descriptor, isShared: isShared).take(onWait: onWait)
            }
            // While this run waited, the folder may have been removed and made anew.
            if isStill(descriptor, at: path) { return target }
        }
        return nil
    }

    /// Returns the path of a file in the package as the user would write it.
    func display(_ relativePath: String) -> String {
        switch path {
        case "", ".": relativePath
        case _ where relativePath.isEmpty: path
        case _ where path.hasSuffix("/"): path + relativePath
        default: "\(path)/\(relativePath)"
        }
    }

    private static func failing<Value>(
        _ act: Diagnostic.FailedAct,
        _ path: String,
        _ body: () throws(SystemError) -> Value
    ) throws(TargetDirectoryError) -> Value {
        do { return try body() } catch { throw TargetDirectoryError(diagnostic: .cannot(act, path, error)) }
    }

    private static func openIfThere(_ path: String) throws(SystemError) -> Descriptor? {
        let path = path.isEmpty ? "." : path
        do {
            return try retrying { openDescriptor(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        } catch  where error.number == ENOENT {
            return nil
        }
    }

    private static func make(_ path: String) throws(TargetDirectoryError) {
        var status = stat()
        if path.isEmpty || stat(path, &status) == 0 { return }
        let parent = RelativePath.split(String(path.utf8.last == UInt8(ascii: "/") ? path.dropLast() : path[...]))
            .folder
        if !parent.isEmpty { try make(String(parent)) }
        if mkdir(path, 0o777) == 0 { return }
        let error = SystemError.last
        guard error.number == EEXIST else { throw TargetDirectoryError(diagnostic: .cannot(.write, path, error)) }
        // Another run may just have made it. A link to nothing is there and can't be opened, however often it is tried.
        if stat(path, &status) != 0, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
            throw TargetDirectoryError(diagnostic: .cannot(.open, path, SystemError(number: ENOENT)))
        }
    }

    private static func isStill(_ descriptor: Descriptor, at path: String) -> Bool {
        var opened = stat()
        var named = stat()
        guard fstat(descriptor, &opened) == 0, stat(path.isEmpty ? "." : path, &named) == 0 else { return false }
        return opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
    }
}

private func openDescriptor(_ path: String, _ flags: Int32) -> Descriptor { open(path, flags) }
