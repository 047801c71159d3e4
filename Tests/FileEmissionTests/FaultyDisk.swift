import Foundation

@testable import FileEmission

/// The real disk, but for what a test wants to go wrong.
final class FaultyDisk: FileSystem, @unchecked Sendable {
    enum Fault {
        /// From this change on (counted from 0) nothing happens any more: what is left on disk is what a `SIGKILL` leaves.
        case death(at: Int)
        /// So many bytes fit on the disk.
        case full(after: Int)
        /// This act on a file of this name fails.
        case refusal(act: String, name: String, errno: Int32)
    }

    private let fault: Fault
    private let real = POSIXFileSystem()
    private let turn = NSLock()
    private var changes = 0
    private var written = 0
    private var opened: [Descriptor: String] = [:]

    init(_ fault: Fault) { self.fault = fault }

    /// How many changes were asked for.
    var count: Int { turn.withLock { changes } }

    var bytes: Int { turn.withLock { written } }

    func openFolder(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor {
        try refuse("openFolder", name)
        return try real.openFolder(name, in: folder)
    }

    func openFile(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor {
        try refuse("openFile", name)
        return try real.openFile(name, in: folder)
    }

    func close(_ descriptor: Descriptor) throws(SystemError) {
        let name = turn.withLock { opened.removeValue(forKey: descriptor) }
        try real.close(descriptor)
        if let name { try refuse("close", name) }
    }

    func entries(of folder: Descriptor) throws(SystemError) -> [FolderEntry] { try real.entries(of: folder) }

    func kind(of name: String, in folder: Descriptor) throws(SystemError) -> EntryKind {
        try real.kind(of: name, in: folder)
    }

    func kindBehindLinks(of name: String, in folder: Descriptor) throws(SystemError) -> EntryKind {
        try real.kindBehindLinks(of: name, in: folder)
    }

    func permissions(of name: String, in folder: Descriptor) throws(SystemError) -> UInt32 {
        try real.permissions(of: name, in: folder)
    }

    func setPermissions(_ permissions: UInt32, of name: String, in folder: Descriptor) throws(SystemError) {
        try change("setPermissions", name)
        try real.setPermissions(permissions, of: name, in: folder)
    }

    func read(_ file: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try real.read(file, into: buffer)
    }

    func createFolder(_ name: String, in folder: Descriptor) throws(SystemError) {
        try change("createFolder", name)
        try real.createFolder(name, in: folder)
    }

    func createFile(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor {
        try change("createFile", name)
        let file = try real.createFile(name, in: folder)
        turn.withLock { opened[file] = name }
        return file
    }

    /// A third at a time, so that a file is torn at every stage.
    func write(_ bytes: UnsafeRawBufferPointer, to file: Descriptor) throws(SystemError) -> Int {
        try change("write", turn.withLock { opened[file] ?? "" })
        let part = UnsafeRawBufferPointer(rebasing: bytes[..<max(1, bytes.count / 3)])
        if case .full(let capacity) = fault {
            let fits = turn.withLock {
                written += part.count
                return written <= capacity
            }
            guard fits else { throw SystemError(number: ENOSPC) }
        }
        return try real.write(part, to: file)
    }

    func rename(_ name: String, to newName: String, in folder: Descriptor) throws(SystemError) {
        try change("rename", newName)
        try real.rename(name, to: newName, in: folder)
    }

    /// In its two halves.
    func renameExclusively(_ name: String, to newName: String, in folder: Descriptor) throws(SystemError) {
        try change("renameExclusively", newName)
        guard linkat(folder, name, folder, newName, 0) == 0 else { throw SystemError(number: errno) }
        try removeFile(name, in: folder)
    }

    func move(
        _ name: String,
        in folder: Descriptor,
        to newName: String,
        in newFolder: Descriptor
    ) throws(SystemError) {
        try change("move", name)
        try real.move(name, in: folder, to: newName, in: newFolder)
    }

    func removeFile(_ name: String, in folder: Descriptor) throws(SystemError) {
        try change("removeFile", name)
        try real.removeFile(name, in: folder)
    }

    func removeFolder(_ name: String, in folder: Descriptor) throws(SystemError) {
        try change("removeFolder", name)
        try real.removeFolder(name, in: folder)
    }

    private func change(_ act: String, _ name: String) throws(SystemError) {
        let number = turn.withLock {
            defer { changes += 1 }
            return changes
        }
        if case .death(let last) = fault, number >= last { throw SystemError(number: EIO) }
        try refuse(act, name)
    }

    private func refuse(_ act: String, _ name: String) throws(SystemError) {
        guard case .refusal(act, name, let errno) = fault else { return }
        throw SystemError(number: errno)
    }
}
