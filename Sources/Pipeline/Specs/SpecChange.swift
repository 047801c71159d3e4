/// Specs that are written and edited together.
package struct SpecChange {
    package var drafts: [SpecDraft] = []
    /// The edits, at most one per file.
    var amendments: [SpecAmendment] = []
    /// The changed files from which entries are only removed; there is no other edit of them.
    var shortened: [SpecFile] = []

    /// Returns the specs after the change.
    func applied(to files: [SpecFile]) -> [SpecFile] {
        let edited = amendments.map { ($0.file.path, $0.edited.bytes) } + shortened.map { ($0.path, $0.bytes) }
        let after = Dictionary(edited) { _, last in last }
        let amended = files.map { file in
            SpecFile(path: file.path, relativePath: file.relativePath, bytes: after[file.path] ?? file.bytes)
        }
        return amended + drafts.map(\.file)
    }

    /// The changes of the specs, beginning with existing ones.
    var steps: [Journal.Step] {
        amendments.map { amendment in
            Journal.Step(
                .amend(
                    Amendment(
                        path: amendment.file.relativePath,
                        before: amendment.file.bytes,
                        after: amendment.edited.bytes
                    )
                )
            )
        } + drafts.map { Journal.Step(.create(path: $0.relativePath, contents: $0.file.bytes)) }
    }

    /// Returns the problems of the changed specs, as those of arguments at fault, or else of the current files.
    func told(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let ofDrafts = diagnostics.filter { $0.location.flatMap(draftedArgument) != nil }
        // What is wrong with a parameter is wrong with the routes that hand it over as well: that is one mistake.
        let rest = diagnostics.filter { diagnostic in
            guard ofDrafts.hasErrors, let place = diagnostic.location else { return true }
            return amendments.allSatisfy { $0.argument(at: place) == nil }
        }
        return rest.map(told).sortedAndUnique()
    }

    private func told(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        result.notes = diagnostic.notes.compactMap(told)
        guard let place = diagnostic.location else { return result }
        if let argument = argument(at: place) {
            result.location = nil
            result.message = "'\(argument)': \(diagnostic.message)"
        } else if let argument = diagnostic.notes.lazy.compactMap({ $0.location.flatMap(self.argument) }).first {
            result.location = nil
            result.message = "'\(argument)': \(diagnostic.message)"
            result.notes.append(Diagnostic.Note("the other one is here", at: original(of: place)))
        } else {
            result.location = original(of: place)
        }
        return result
    }

    /// Returns a note for the user; `nil` if it only points to an argument's text.
    private func told(_ note: Diagnostic.Note) -> Diagnostic.Note? {
        guard let place = note.location else { return note }
        if argument(at: place) != nil { return nil }
        return Diagnostic.Note(note.message, at: original(of: place))
    }

    private func argument(at place: SourceLocation) -> String? {
        draftedArgument(at: place) ?? amendments.lazy.compactMap { $0.argument(at: place) }.first
    }

    private func draftedArgument(at place: SourceLocation) -> String? {
        drafts.lazy.compactMap { $0.argument(at: place) }.first
    }

    private func original(of place: SourceLocation) -> SourceLocation {
        amendments.first { $0.file.path == place.path }?.original(of: place) ?? place
    }
}
