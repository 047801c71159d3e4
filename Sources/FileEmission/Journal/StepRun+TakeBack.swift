extension StepRun {
    /// Undoes a step, unless its file was changed since.
    ///
    /// - Returns: the failure of the disk, if any.
    func takeBack(_ done: Done) -> Diagnostic? {
        do {
            switch done.step.act {
            case .create(let path, let contents):
                let place = try place(path, of: done.step)
                if try holds(contents, at: place) { try disk.removeFile(place.name, in: place.folder) }
            case .amend(let amendment):
                _ = try amend(amendment.reversed, of: done.step)
            case .remove(let path, let contents):
                try restore(path, contents, done)
            case .move(let relocation):
                var folders: [String] = []
                try move(relocation.reversed, of: done.step, &folders)
            }
        } catch {
            return diagnostic(error, done.step)
        }
        removeFolders(done.folders, of: done.step)
        return nil
    }

    /// Restores a file, unless something else is in its place by now.
    private func restore(_ path: String, _ contents: [UInt8], _ done: Done) throws(SystemError) {
        var folders: [String] = []
        let place = try place(path, of: done.step, creating: true, &folders)
        guard try FileWriter(disk: disk).createWhole(place.name, contents, in: place.folder) else { return }
        guard let permissions = done.permissions else { return }
        try disk.setPermissions(permissions, of: place.name, in: place.folder)
    }

    /// Removes the empty ones of the folders that a step created.
    func removeFolders(_ folders: [String], of step: Journal.Step) {
        for folder in folders.reversed() { _ = removeIfEmpty(folder, of: step) }
    }

    /// Removes the folders that are empty after moves and removals.
    func removeEmptiedFolders(_ steps: [Journal.Step]) {
        for step in steps {
            guard let left = step.act.leftPath else { continue }
            var folder = String(RelativePath.split(left).folder)
            while !folder.isEmpty, removeIfEmpty(folder, of: step) {
                folder = String(RelativePath.split(folder).folder)
            }
        }
    }

    /// Removes a folder if it is empty. Returns true if it is gone.
    private func removeIfEmpty(_ folder: String, of step: Journal.Step) -> Bool {
        do {
            let place = try place(folder, of: step)
            try disk.removeFolder(place.name, in: place.folder)
            return true
        } catch {
            return error.number == ENOENT
        }
    }
}

extension Journal.Act {
    /// The path at which nothing is left after the act.
    fileprivate var leftPath: String? {
        switch self {
        case .move(let relocation): relocation.from
        case .remove(let path, _): path
        case .create, .amend: nil
        }
    }
}

extension Amendment {
    fileprivate var reversed: Amendment { Amendment(path: path, before: after, after: before) }
}
