extension StepRun {
    /// Returns what would stop the steps, as far as that can be seen beforehand. It changes nothing.
    func obstacles(to steps: [Journal.Step]) -> [Diagnostic] {
        steps.indices.flatMap { obstacles(to: steps[$0], after: steps[..<$0]) }
    }

    private func obstacles(to step: Journal.Step, after earlier: ArraySlice<Journal.Step>) -> [Diagnostic] {
        do throws(SystemError) {
            switch step.act {
            case .create(let path, _):
                if let kind = try kindIfThere(path, of: step) { return [taken(path, of: step, by: kind)] }
            case .amend(let amendment):
                let path = pathNow(amendment.path, of: step, before: earlier)
                guard try holds(amendment.before, at: place(path, of: step)) else { throw .changedMeanwhile }
            case .remove(let path, let contents):
                let path = pathNow(path, of: step, before: earlier)
                guard try holds(contents, at: place(path, of: step)) else { throw .changedMeanwhile }
            case .move(let relocation):
                let old = try place(pathNow(relocation.from, of: step, before: earlier), of: step)
                _ = try disk.kind(of: old.name, in: old.folder)
            }
            return []
        } catch {
            return [diagnostic(error, step)]
        }
    }

    /// Returns the current path of a file that earlier steps will move.
    private func pathNow(_ path: String, of step: Journal.Step, before earlier: ArraySlice<Journal.Step>) -> String {
        earlier.reversed().reduce(path) { path, earlier in
            guard earlier.folder == step.folder, case .move(let relocation) = earlier.act else { return path }
            return relocation.reversed.following(path) ?? path
        }
    }

    private func kindIfThere(_ path: String, of step: Journal.Step) throws(SystemError) -> EntryKind? {
        do {
            let place = try place(path, of: step)
            return try disk.kind(of: place.name, in: place.folder)
        } catch  where error.number == ENOENT {
            return nil
        }
    }

    private func taken(_ path: String, of step: Journal.Step, by kind: EntryKind) -> Diagnostic {
        let path = directory(of: step)?.display(path) ?? path
        return kind == .file ? .isThereAlready(path) : .inTheWay(path, is: kind, at: nil)
    }
}
