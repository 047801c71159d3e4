/// The report's history on disk.
package struct HistoryFile {
    private let path: String

    package init(path: String) {
        self.path = path
    }

    /// Adds the numbers of the commit that is checked out in a folder, and writes the file.
    ///
    /// - Throws: if git has no answer, or the file isn't a history.
    package func append(_ report: MigrationReport, in folder: String, _ console: Console) throws(RunFailure)
        -> ReportHistory
    {
        var history = ReportHistory()
        if SourceFolder.exists(path) { history = try read() }
        let head = try GitRepository(folder: folder, option: "--history").head()
        history.append(ReportHistory.Entry(commit: head.commit, date: head.date, report: report))
        try NamedFile.write(history.text, to: path, console)
        return history
    }

    package func read() throws(RunFailure) -> ReportHistory {
        let bytes = try NamedFile.contents(of: path)
        do throws(ReportHistory.Unreadable) {
            return try ReportHistory(text: bytes)
        } catch {
            throw .input([
                Diagnostic(
                    .unreadableInput,
                    at: SourceLocation(path: path, line: error.line, column: 1),
                    "this isn't a line of a history that 'vipergen report' writes",
                    notes: [Diagnostic.Note("fix the line, or pass another file as '--history'")]
                )
            ])
        }
    }
}
