/// A baseline on disk.
package struct BaselineFile {
    private let path: String
    private let command: Baseline.Command

    package init(path: String, of command: Baseline.Command) {
        self.path = path
        self.command = command
    }

    /// - Throws: if it can't be read, or isn't a baseline of the command.
    package func read() throws(RunFailure) -> Baseline {
        let bytes = try NamedFile.contents(of: path)
        do throws(Baseline.Unreadable) {
            return try Baseline(of: command, text: bytes)
        } catch {
            throw .input([diagnostic(of: error)])
        }
    }

    /// Reads a baseline of any command.
    ///
    /// - Throws: if it can't be read, or isn't a baseline.
    static func ofAnyCommand(_ path: String) throws(RunFailure) -> (command: Baseline.Command, text: [UInt8]) {
        let bytes = try NamedFile.contents(of: path)
        do throws(Baseline.Unreadable) {
            return (try Baseline(text: bytes).command, bytes)
        } catch {
            throw .input([BaselineFile(path: path, of: .lint).diagnostic(of: error)])
        }
    }

    /// Writes the baseline, replacing an earlier one.
    ///
    /// - Throws: if something else has the name, or the disk refuses.
    package func write(_ baseline: Baseline, _ console: Console) throws(RunFailure) {
        if SourceFolder.exists(path) { _ = try read() }
        try NamedFile.write(baseline.text, to: path, console)
    }

    private func diagnostic(of problem: Baseline.Unreadable) -> Diagnostic {
        var line = 1
        let message: String
        switch problem {
        case .notUTF8, .otherFile: message = "this isn't a baseline of 'vipergen \(command.rawValue)'"
        case .otherCommand(let other):
            message = "this is the baseline of 'vipergen \(other)', not of 'vipergen \(command.rawValue)'"
        case .mergeMarker(let place):
            line = place
            message = "this baseline has an unresolved merge conflict"
        }
        let note =
            switch problem {
            case .mergeMarker: "keep the lines of both sides, or delete the file and write it again"
            default: "write it to a file of its own: vipergen \(command.rawValue) --write-baseline FILE"
            }
        return Diagnostic(
            .unreadableInput,
            at: SourceLocation(path: path, line: line, column: 1),
            message,
            notes: [Diagnostic.Note(note)]
        )
    }
}
