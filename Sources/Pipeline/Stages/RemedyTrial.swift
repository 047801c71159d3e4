import Basics
import ProjectModel
import YAMLTree

/// Tries remedies before they are printed.
///
/// One that leaves its problem there, or puts another in its place, isn't offered.
struct RemedyTrial {
    let files: [SpecFile]
    /// The problems of specs that aren't on disk.
    let problems: ([SpecFile]) -> SpecProblems

    /// Each trial reads all specs once more.
    static let mostTrials = 8
    static let mostFiles = 300

    /// Returns the problems in the order of the report, without the remedies that don't help.
    ///
    /// Where nothing is an error, nothing is tried.
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
    /// The first note says what the fix-it does.
    fileprivate var withoutRemedy: Diagnostic {
        var diagnostic = self
        diagnostic.fixIt = nil
        diagnostic.notes = Array(notes.dropFirst())
        return diagnostic
    }
}

extension [SpecFile] {
    /// The files with a fix-it followed to the letter; `nil` where it is about no spec.
    fileprivate func applying(_ fixIt: Diagnostic.FixIt) -> [SpecFile]? {
        guard let position = firstIndex(where: { $0.path == fixIt.range.start.path }) else { return nil }
        var files = self
        let editor = SpecEditor(path: files[position].path, bytes: files[position].bytes)
        files[position].bytes = editor.replacing(fixIt.range, with: fixIt.replacement)
        return files
    }
}
