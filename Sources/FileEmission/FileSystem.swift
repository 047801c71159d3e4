/// An `errno`.
struct SystemError: Error, Hashable {
    var number: Int32

    static var last: SystemError { SystemError(number: errno) }

    /// The system's own message. For example: `No space left on device`.
    var text: String { String(cString: strerror(number)) }

    /// True if every other write will fail too.
    var isOfWholeDevice: Bool { [ENOSPC, EDQUOT, EROFS, EIO].contains(number) }
}

/// An open folder or file.
typealias Descriptor = Int32

enum EntryKind: Hashable, Sendable {
    case file
    case folder
    case link
    case other
}

struct FolderEntry: Hashable, Sendable {
    /// The name; `nil` if it isn't UTF-8, in which case the file isn't ours.
    var name: String?
    var kind: EntryKind
}

/// The disk operations that this module needs. Every name is one component in an open folder, and symbolic links are
/// never followed to read or write.
protocol FileSystem: Sendable {
    func openFolder(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor
    func openFile(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor
    func close(_ descriptor: Descriptor) throws(SystemError)
    func entries(of folder: Descriptor) throws(SystemError) -> [FolderEntry]
    func kind(of name: String, in folder: Descriptor) throws(SystemError) -> EntryKind
    /// Returns the kind of a link's target; fails if there is none.
    func kindBehindLinks(of name: String, in folder: Descriptor) throws(SystemError) -> EntryKind
    /// Returns the mode of a file, as `chmod` takes it.
    func permissions(of name: String, in folder: Descriptor) throws(SystemError) -> UInt32
    func setPermissions(_ permissions: UInt32, of name: String, in folder: Descriptor) throws(SystemError)
    /// Returns the number of bytes read; 0 at the end.
    func read(_ file: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int

    func createFolder(_ name: String, in folder: Descriptor) throws(SystemError)
    /// Opens a new, empty file for writing; fails if the name exists.
    func createFile(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor
    /// Returns the number of bytes written.
    func write(_ bytes: UnsafeRawBufferPointer, to file: Descriptor) throws(SystemError) -> Int
    /// Renames a file within its folder and replaces a file that has the new name.
    func rename(_ name: String, to newName: String, in folder: Descriptor) throws(SystemError)
    /// Renames a file within its folder; fails with `EEXIST` if the new name exists.
    func renameExclusively(_ name: String, to newName: String, in folder: Descriptor) throws(SystemError)
    /// Moves a file or a folder to another folder; fails with `EEXIST` or `ENOTEMPTY` if the new name exists. A file
    /// that already has both names, after an interrupted move, loses the old one.
    func move(
        _ name: String,
        in folder: Descriptor,
        to newName: String,
        in newFolder: Descriptor
    ) throws(SystemError)
    func removeFile(_ name: String, in folder: Descriptor) throws(SystemError)
    /// Removes an empty folder; fails with `ENOTEMPTY` or `EEXIST` if it isn't empty.
    func removeFolder(_ name: String, in folder: Descriptor) throws(SystemError)
}
