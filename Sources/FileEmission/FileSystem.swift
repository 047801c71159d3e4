#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An `errno`.
struct SystemError: Error, Hashable {
    var number: Int32

    static var last: SystemError { SystemError(number: errno) }

    /// The system's own words: `No space left on device`.
    var text: String { String(cString: strerror(number)) }

    /// Whether every other write is bound to fail as well.
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
    /// `nil` when it is not UTF-8, and so never a name that we gave.
    var name: String?
    var kind: EntryKind
}

/// What this module asks of a disk. Every name is one component in an open folder, and symbolic links are never followed
/// to read or write.
protocol FileSystem: Sendable {
    func openFolder(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor
    func openFile(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor
    func close(_ descriptor: Descriptor) throws(SystemError)
    func entries(of folder: Descriptor) throws(SystemError) -> [FolderEntry]
    func kind(of name: String, in folder: Descriptor) throws(SystemError) -> EntryKind
    /// What a link leads to; fails where that isn't there.
    func kindBehindLinks(of name: String, in folder: Descriptor) throws(SystemError) -> EntryKind
    /// The mode of a file, as `chmod` takes it.
    func permissions(of name: String, in folder: Descriptor) throws(SystemError) -> UInt32
    func setPermissions(_ permissions: UInt32, of name: String, in folder: Descriptor) throws(SystemError)
    /// How many bytes were read; 0 at the end.
    func read(_ file: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int

    func createFolder(_ name: String, in folder: Descriptor) throws(SystemError)
    /// Opens a new, empty file for writing; fails when anything has the name.
    func createFile(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor
    /// How many of the bytes were written.
    func write(_ bytes: UnsafeRawBufferPointer, to file: Descriptor) throws(SystemError) -> Int
    /// Gives a file another name in the same folder, in place of what has that name.
    func rename(_ name: String, to newName: String, in folder: Descriptor) throws(SystemError)
    /// Gives a file another name in the same folder; fails with `EEXIST` when anything has it.
    func renameExclusively(_ name: String, to newName: String, in folder: Descriptor) throws(SystemError)
    /// Gives a file or a folder a name in another folder; fails with `EEXIST` or `ENOTEMPTY` when anything has it. A file that
    /// has both names already, as an interrupted move leaves it, loses the old one.
    func move(
        _ name: String,
        in folder: Descriptor,
        to newName: String,
        in newFolder: Descriptor
    ) throws(SystemError)
    func removeFile(_ name: String, in folder: Descriptor) throws(SystemError)
    /// Fails with `ENOTEMPTY` or `EEXIST` unless it is empty.
    func removeFolder(_ name: String, in folder: Descriptor) throws(SystemError)
}
