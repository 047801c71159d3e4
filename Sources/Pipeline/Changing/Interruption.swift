/// A change that a killed run left incomplete, as reported by a command that doesn't finish it.
struct Interruption {
    let place: Workplace
    /// The folder that holds the journal, as the user named it.
    let folder: String
    let journal: Journal

    var diagnostic: Diagnostic {
        diagnostic(output: place.output, "\(wasInterrupted), and its change is incomplete")
    }

    /// Returns the diagnostic for a change that is partly in a package that the current command doesn't know.
    func elsewhere(_ way: [UInt8]) -> Diagnostic {
        let output = PathText.normalised("\(folder)/\(String(decoding: way, as: UTF8.self))")
        return diagnostic(
            output: output,
            "\(wasInterrupted), and its change in '\(output)' is incomplete"
        )
    }

    /// The diagnostic for a copied folder, in which nobody has asked to finish the change.
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
    /// The beginning of the command that fits on a line: anybody may have written the journal.
    var shownCommand: String { command.count > 300 ? command.prefix(300) + "…" : command }
}
