/// Carries out the steps of a journal. Each file is complete at every instant, and nothing is replaced but what was
/// read.
struct StepRun<Disk: FileSystem> {
    let own: TargetDirectory
    let other: TargetDirectory?
    let disk: Disk

    /// A step that was carried out, with the folders that it created.
    struct Done {
        var step: Journal.Step
        var folders: [String]
        /// The permissions of a removed file.
        var permissions: UInt32?
    }

    /// An open folder and a name in it. The folder stays open as long as the value lives.
    struct Place {
        let cursor: FolderCursor<Disk>
        let folder: Descriptor
        let name: String
    }

    /// - Returns: the problems that stopped it, and whether everything done so far was undone.
    func carryOut(_ steps: [Journal.Step]) -> (problems: [Diagnostic], isTakenBack: Bool) {
        var done: [Done] = []
        for step in steps {
            var folders: [String] = []
            do {
                let permissions = try perform(step, &folders)
                done.append(Done(step: step, folders: folders, permissions: permissions))
            } catch {
                let problem = diagnostic(error, step)
                removeFolders(folders, of: step)
                let failures = done.reversed().compactMap(takeBack)
                return ([problem] + failures, failures.isEmpty)
            }
        }
        removeEmptiedFolders(steps)
        return ([], true)
    }

    /// - Returns: the permissions of a removed file.
    private func perform(_ step: Journal.Step, _ folders: inout [String]) throws(SystemError) -> UInt32? {
        switch step.act {
        case .create(let path, let contents):
            let place = try place(path, of: step, creating: true, &folders)
            guard try FileWriter(disk: disk).createWhole(place.name, contents, in: place.folder) else {
                throw SystemError(number: EEXIST)
            }
        case .amend(let amendment):
            guard try amend(amendment, of: step) else { throw .changedMeanwhile }
        case .move(let relocation): try move(relocation, of: step, &folders)
        case .remove(let path, let contents):
            guard let permissions = try remove(path, contents, of: step) else { throw .changedMeanwhile }
            return permissions
        }
        return nil
    }

    /// Removes a file and returns its permissions. Returns `nil` and changes nothing if the file has changed.
    func remove(_ path: String, _ contents: [UInt8], of step: Journal.Step) throws(SystemError) -> UInt32? {
        let place = try place(path, of: step)
        let permissions = try disk.permissions(of: place.name, in: place.folder)
        guard try holds(contents, at: place) else { return nil }
        try disk.removeFile(place.name, in: place.folder)
        return permissions
    }

    /// Amends a file. Returns false and changes nothing if the file has changed.
    func amend(_ amendment: Amendment, of step: Journal.Step) throws(SystemError) -> Bool {
        let place = try place(amendment.path, of: step)
        let permissions = try disk.permissions(of: place.name, in: place.folder)
        guard try holds(amendment.before, at: place) else { return false }
        try FileWriter(disk: disk).replace(
            place.name,
            amendment.after,
            in: place.folder,
            permissions: permissions
        )
        return true
    }

    func move(_ relocation: Relocation, of step: Journal.Step, _ folders: inout [String]) throws(SystemError) {
        let old = try place(relocation.from, of: step)
        // Asked first, so that no folder is made for what isn't there.
        _ = try disk.kind(of: old.name, in: old.folder)
        let new = try place(relocation.to, of: step, creating: true, &folders)
        try disk.move(old.name, in: old.folder, to: new.name, in: new.folder)
    }

    func holds(_ contents: [UInt8], at place: Place) throws(SystemError) -> Bool {
        let buffer = ContentsBuffer()
        return try buffer.read(place.name, in: place.folder, atMost: contents.count + 1, from: disk)
            .isSame(as: contents)
    }

    func directory(of step: Journal.Step) -> TargetDirectory? { step.folder == .own ? own : other }

    func place(_ path: String, of step: Journal.Step) throws(SystemError) -> Place {
        var folders: [String] = []
        return try place(path, of: step, creating: false, &folders)
    }

    func place(
        _ path: String,
        of step: Journal.Step,
        creating: Bool,
        _ folders: inout [String]
    ) throws(SystemError) -> Place {
        guard let directory = directory(of: step), directory.isLocked, let root = directory.descriptor else {
            throw SystemError(number: ENOLCK)
        }
        let (folder, name) = RelativePath.split(path)
        let cursor = FolderCursor(root: root, disk: disk)
        defer { folders += cursor.made }
        return Place(cursor: cursor, folder: try cursor.open(String(folder), creating: creating), name: String(name))
    }

    func diagnostic(_ error: SystemError, _ step: Journal.Step) -> Diagnostic {
        let display = { (path: String) in directory(of: step)?.display(path) ?? path }
        switch (step.act, error) {
        case (.amend(let amendment), .changedMeanwhile): return .changedMeanwhile(display(amendment.path))
        case (.remove(let path, _), .changedMeanwhile): return .changedMeanwhile(display(path))
        case (.remove(let path, _), _): return .cannot(.remove, display(path), error)
        case (.create(let path, _), SystemError(number: EEXIST)): return .isThereAlready(display(path))
        case (.move(let move), SystemError(number: EEXIST)), (.move(let move), SystemError(number: ENOTEMPTY)):
            return .moveWouldReplace(display(move.to), by: display(move.from))
        case (.move(let move), _): return .cannot(.move, display(move.from), error)
        case (.create(let path, _), _): return .cannot(.write, display(path), error)
        case (.amend(let amendment), _): return .cannot(.write, display(amendment.path), error)
        }
    }
}

extension SystemError {
    /// The error for a file that somebody else has changed in the meantime.
    static let changedMeanwhile = SystemError(number: ESTALE)
}
