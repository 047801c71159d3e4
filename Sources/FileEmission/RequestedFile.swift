/// A single file that the user asked a command to write, at any path. It is written completely or not at all.
///
/// For example: `try RequestedFile("ci/lint-baseline.txt").write(bytes) { print("waiting for another run") }`.
public struct RequestedFile: Sendable {
    private let path: String

    public init(_ path: String) {
        self.path = path
    }

    /// Writes the file and creates missing folders. An existing file keeps its permissions; nothing is written through
    /// a link.
    ///
    /// - Parameter onWait: called once if another run has the folder and doesn't end soon.
    /// - Throws: `cannot-read`, or `cannot-write` if the disk refuses or something else is in the way.
    public func write(_ contents: [UInt8], onWait: () -> Void = {}) throws(TargetDirectoryError) {
        let (folder, name) = RelativePath.split(path)
        let directory = try TargetDirectory.locked(folder.isEmpty ? parent : String(folder), onWait: onWait)
        guard let descriptor = directory.descriptor else { return }
        do {
            let permissions = try permissions(of: String(name), in: descriptor)
            try FileWriter(disk: POSIXFileSystem())
                .replace(String(name), contents, in: descriptor, permissions: permissions)
        } catch {
            throw TargetDirectoryError(diagnostic: .cannot(.write, path, error))
        }
    }

    private var parent: String { path.hasPrefix("/") ? "/" : "." }

    /// Returns the permissions of the existing file; `nil` if there is none.
    private func permissions(of name: String, in folder: Descriptor) throws(SystemError) -> UInt32? {
        let disk = POSIXFileSystem()
        do throws(SystemError) {
            switch try disk.kind(of: name, in: folder) {
            case .file: return try disk.permissions(of: name, in: folder)
            case .folder: throw SystemError(number: EISDIR)
            case .link: throw SystemError(number: ELOOP)
            case .other: throw SystemError(number: EINVAL)
            }
        } catch  where error.number == ENOENT {
            return nil
        }
    }
}
