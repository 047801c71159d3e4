extension StepRun {
    /// Finishes what a killed run has not. Each step may be done, half done or not begun.
    ///
    /// - Returns: failures of the disk, and a warning for each file that was changed since and is left alone.
    func finish(_ steps: [Journal.Step]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for step in steps {
            // A folder that is gone has nothing to be finished in.
            guard directory(of: step) != nil else { continue }
            do {
                if try !finish(step) { diagnostics.append(leftAlone(step)) }
            } catch {
                diagnostics.append(diagnostic(error, step))
            }
        }
        removeEmptiedFolders(steps)
        return diagnostics
    }

    /// Finishes a step. Returns false if that would harm changes made since.
    private func finish(_ step: Journal.Step) throws(SystemError) -> Bool {
        switch step.act {
        case .create(let path, let contents): try finish(creating: path, contents, of: step)
        case .amend(let amendment): try finish(amendment, of: step)
        case .move(let relocation): try finish(relocation, of: step)
        case .remove(let path, let contents): try finish(removing: path, contents, of: step)
        }
    }

    private func finish(creating path: String, _ contents: [UInt8], of step: Journal.Step) throws(SystemError) -> Bool {
        var folders: [String] = []
        let place = try place(path, of: step, creating: true, &folders)
        try removePartial(of: place)
        switch try kindIfThere(place) {
        case nil: return try FileWriter(disk: disk).createWhole(place.name, contents, in: place.folder)
        case .file: return try holds(contents, at: place)
        case .folder, .link, .other: return false
        }
    }

    private func finish(_ amendment: Amendment, of step: Journal.Step) throws(SystemError) -> Bool {
        do {
            let place = try place(amendment.path, of: step)
            try removePartial(of: place)
            guard try kindIfThere(place) == .file else { return false }
            if try holds(amendment.after, at: place) { return true }
            return try amend(amendment, of: step)
        } catch  where error.number == ENOENT {
            return false
        }
    }

    private func finish(_ relocation: Relocation, of step: Journal.Step) throws(SystemError) -> Bool {
        var folders: [String] = []
        do {
            try move(relocation, of: step, &folders)
            return true
        } catch  where error.number == ENOENT {
            return true
        } catch  where [EEXIST, ENOTEMPTY].contains(error.number) {
            return false
        }
    }

    private func finish(removing path: String, _ contents: [UInt8], of step: Journal.Step) throws(SystemError) -> Bool {
        do {
            return try remove(path, contents, of: step) != nil
        } catch  where error.number == ENOENT {
            return true
        }
    }

    private func kindIfThere(_ place: Place) throws(SystemError) -> EntryKind? {
        do {
            return try disk.kind(of: place.name, in: place.folder)
        } catch  where error.number == ENOENT {
            return nil
        }
    }

    private func removePartial(of place: Place) throws(SystemError) {
        do {
            try disk.removeFile(PartialName.of(place.name), in: place.folder)
        } catch  where error.number == ENOENT {}
    }

    private func leftAlone(_ step: Journal.Step) -> Diagnostic {
        let path = step.act.paths.last.map { directory(of: step)?.display($0) ?? $0 } ?? ""
        return Diagnostic(
            .changedMeanwhile,
            severity: .warning,
            at: SourceLocation(path: path, line: 1, column: 1),
            "this was changed after the interruption: it is left as it is",
            notes: [Diagnostic.Note(advice(step.act))]
        )
    }

    private func advice(_ act: Journal.Act) -> String {
        switch act {
        case .create: "the interrupted command would have written a file of its own there"
        case .amend: "the interrupted command would have changed it; make that change by hand if you still want it"
        case .remove: "the interrupted command would have deleted it; delete it by hand if you still want that"
        case .move(let relocation): "'\(relocation.from)' would have been moved there; keep one of them"
        }
    }
}
