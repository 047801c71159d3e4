extension TargetDirectory {
    /// Returns true if a change to the folder's files is under way or was interrupted.
    public func hasJournal(_ kind: Journal.Kind) -> Bool {
        guard let descriptor else { return false }
        return (try? POSIXFileSystem().kind(of: kind.fileName, in: descriptor)) != nil
    }

    /// Returns the interrupted change; `nil` if there is none.
    ///
    /// - Throws: `journal-unreadable`, with its remedy; nothing in the journal is trusted then.
    public func journal(_ kind: Journal.Kind) throws(TargetDirectoryError) -> Journal? {
        guard let descriptor, hasJournal(kind) else { return nil }
        do throws(JournalFault) {
            return try Journal(text: try journalText(kind.fileName, in: descriptor))
        } catch {
            throw TargetDirectoryError(diagnostic: .unreadableJournal(display(kind.fileName), error))
        }
    }

    /// Returns true if a journal was written to this folder, and not to one that this is a copy of.
    public func isHome(of journal: Journal) -> Bool { journal.home != nil && journal.home == number }

    /// Returns the journal with this folder as its home.
    func homed(_ journal: Journal) -> Journal {
        var journal = journal
        journal.home = number
        return journal
    }

    private var number: UInt64? {
        var status = stat()
        guard let descriptor, fstat(descriptor, &status) == 0 else { return nil }
        return UInt64(status.st_ino)
    }

    private func journalText(_ name: String, in folder: Descriptor) throws(JournalFault) -> [UInt8] {
        let disk = POSIXFileSystem()
        guard (try? disk.kind(of: name, in: folder)) == .file else { throw .notAFile }
        guard let file = try? disk.openFile(name, in: folder) else { throw .notAFile }
        defer { try? disk.close(file) }
        var text: [UInt8] = []
        return try withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { chunk throws(JournalFault) in
            while true {
                guard let count = try? disk.read(file, into: chunk) else { throw .damaged }
                if count == 0 { return text }
                text += chunk[..<count]
                if text.count > Journal.largest { throw .tooLarge }
            }
        }
    }

    /// Writes a journal completely or not at all, replacing an older one.
    func write(_ journal: Journal, _ kind: Journal.Kind, on disk: some FileSystem) throws(SystemError) {
        guard let descriptor, isLocked else { throw SystemError(number: ENOLCK) }
        let journal = homed(journal)
        let text = journal.text
        guard text.count <= Journal.largest else { throw SystemError(number: EFBIG) }
        // Whatever the reader would refuse must never reach the disk.
        guard (try? Journal(text: text)) == journal else { throw SystemError(number: EINVAL) }
        try FileWriter(disk: disk).replace(kind.fileName, text, in: descriptor)
    }

    func removeJournal(_ kind: Journal.Kind, on disk: some FileSystem) throws(SystemError) {
        guard let descriptor, isLocked else { throw SystemError(number: ENOLCK) }
        do {
            try disk.removeFile(kind.fileName, in: descriptor)
        } catch  where error.number == ENOENT {}
    }
}

extension Diagnostic {
    static func unreadableJournal(_ path: String, _ fault: JournalFault) -> Diagnostic {
        let problem =
            switch fault {
            case .otherFormat: "isn't written by this version of vipergen"
            case .damaged: "is damaged"
            case .foreignPath(let path): "would change '\(path)', which vipergen never changes"
            case .tooLarge: "is larger than \(Journal.largest >> 20) MiB"
            case .notAFile: "is not a regular file that can be read"
            }
        return Diagnostic(
            .journalUnreadable,
            at: SourceLocation(path: path, line: 1, column: 1),
            "this record of an interrupted change \(problem)",
            notes: [Note("delete it, look at what 'git status' shows, then run 'vipergen generate'")]
        )
    }
}
