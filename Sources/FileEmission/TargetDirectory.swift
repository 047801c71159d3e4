public import Basics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The target package's folder can't be opened, made or locked.
public struct TargetDirectoryError: Error, Hashable {
    public var diagnostic: Diagnostic
}

/// A folder that this tool writes to, held open: the target package's, or that of the specs.
///
/// For example: `let target = try TargetDirectory.locked("Examples/Kitchen") { print("waiting for another run") }`.
public final class TargetDirectory: Sendable {
    /// The folder as the user named it.
    public let path: String
    /// Whether this run alone may write to it.
    public let isLocked: Bool
    /// `nil` when there is no such folder.
    let descriptor: Descriptor?

    private init(path: String, descriptor: Descriptor?, isLocked: Bool) {
        self.path = path
        self.descriptor = descriptor
        self.isLocked = isLocked
    }

    /// Closing gives up the lock.
    deinit { if let descriptor { _ = close(descriptor) } }

    /// Opens the folder to compare it with a plan. Changes nothing on disk; the folder need not be there.
    ///
    /// - Throws: `cannot-read` when it is there but is no folder or may not be read.
    public static func reading(_ path: String) throws(TargetDirectoryError) -> TargetDirectory {
        let descriptor = try failing(.open, path) { () throws(SystemError) in try openIfThere(path) }
        return TargetDirectory(path: path, descriptor: descriptor, isLocked: false)
    }

    /// Opens the folder, made where it is missing, for this run alone, until the value goes. The lock is the system's, on the
    /// open folder: it leaves no file behind, and a killed run gives it up.
    ///
    /// - Parameter onWait: called once when another run has the folder and does not end soon.
    /// - Throws: `cannot-read`, `cannot-write` when it can't be made or locked.
    public static func locked(_ path: String, onWait: () -> Void) throws(TargetDirectoryError) -> TargetDirectory {
        while true {
            try make(path)
            if let target = try lockedIfThere(path, onWait: onWait) { return target }
        }
    }

    /// As `locked`, where the folder is there, and `nil` where it isn't.
    ///
    /// - Parameter isShared: whether others may hold it in the same way: nobody writes then, and the folder stays as it is.
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

    /// How the user would name a file in the package.
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
