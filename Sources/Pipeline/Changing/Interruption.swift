import Basics
import FileEmission
import ProjectModel

/// A change that a killed run has left half done, as a command tells of it that doesn't finish it.
struct Interruption {
    let place: Workplace
    /// The folder that holds the journal, as the user named it.
    let folder: String
    let journal: Journal

    var diagnostic: Diagnostic {
        diagnostic(output: place.output, "\(wasInterrupted), and its change is incomplete")
    }

    /// Part of the change is in a package that the command at work knows nothing of.
    func elsewhere(_ way: [UInt8]) -> Diagnostic {
        let output = PathText.normalised("\(folder)/\(String(decoding: way, as: UTF8.self))")
        return diagnostic(
            output: output,
            "\(wasInterrupted), and its change in '\(output)' is incomplete"
        )
    }

    /// The folder is a copy, and nobody has said that the change is wanted in it.
    var ofAnotherFolder: Diagnostic {
        let path = TargetPackage(output: folder).display(place.kind.fileName)
        return Diagnostic(
            .journalOfAnotherFolder,
            at: SourceLocation(path: path, line: 1, column: 1),
            "\(wasInterrupted) in another folder, of which this is a copy, and its change may be incomplete here",
            notes: [
                Diagnostic.Note("to finish it here: vipergen \(remedy(place.output)) --yes"),
                Diagnostic.Note("to drop it: delete '\(path)'; what it has changed already stays"),
            ]
        )
    }

    private var wasInterrupted: String { "'vipergen \(journal.shownCommand)' was interrupted" }

    private func diagnostic(output: String, _ message: String) -> Diagnostic {
        let path = TargetPackage(output: folder).display(place.kind.fileName)
        return Diagnostic(
            .interruptedChange,
            at: SourceLocation(path: path, line: 1, column: 1),
            message,
            notes: [Diagnostic.Note("to finish it: vipergen \(remedy(output))")]
        )
    }

    private func remedy(_ output: String) -> String {
        guard place.kind == .project else { return journal.shownCommand }
        let specs = place.specs ?? "specs"
        return "generate" + (specs == "specs" ? "" : " --specs \(ShellWord.path(specs))")
            + (output == "." ? "" : " --output \(ShellWord.path(output))")
    }
}

extension Journal {
    /// As much of the command as a line holds: anybody may have written it.
    var shownCommand: String { command.count > 300 ? command.prefix(300) + "…" : command }
}
