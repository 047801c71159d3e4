/// Tries out fix-its before they are printed.
///
/// A fix-it that doesn't solve its problem, or causes another, isn't offered.
struct RemedyTrial {
    let files: [SpecFile]
    /// Returns the problems of specs that aren't on disk.
    let problems: ([SpecFile]) -> SpecProblems

    /// The most trials; each one reads all specs again.
    static let mostTrials = 8
    static let mostFiles = 300

    /// Returns the problems in the order of the report, without fix-its that don't help.
    ///
    /// If there are no errors, nothing is tried.
    func tried(_ found: SpecProblems) -> [Diagnostic] {
        guard found.all.hasErrors, files.count <= Self.mostFiles else { return found.all }
        var trials = 0
        return found.all.sortedAndUnique().map { diagnostic in
            guard trials < Self.mostTrials, let fixIt = diagnostic.fixIt, let edited = files.applying(fixIt) else {
                return diagnostic
            }
            trials += 1
            let outcome = RemedyOutcome(diagnostic: diagnostic, fixIt: fixIt, before: found, after: problems(edited))
            return outcome.helps ? diagnostic : diagnostic.withoutRemedy
        }
    }
}

extension Diagnostic {
    /// The diagnostic without its fix-it and the first note, which describes it.
    fileprivate var withoutRemedy: Diagnostic {
        var diagnostic = self
        diagnostic.fixIt = nil
        diagnostic.notes = Array(notes.dropFirst())
        return diagnostic
    }
}

extension [SpecFile] {
    /// Returns the files with a fix-it applied; `nil` if it isn't about a spec.
    fileprivate func applying(_ fixIt: Diagnostic.FixIt) -> [SpecFile]? {
        guard let position = firstIndex(where: { $0.path == fixIt.range.start.path }) else { return nil }
        var files = self
        let editor = SpecEditor(path: files[position].path, bytes: files[position].bytes)
        files[position].bytes = editor.replacing(fixIt.range, with: fixIt.replacement)
        return files
    }
}
