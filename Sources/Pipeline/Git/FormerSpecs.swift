/// The specs of an earlier commit, read from git into memory.
struct FormerSpecs {
    /// The folder of specs, whose path is taken to have been the same.
    let specs: String
    let git: GitRepository

    /// Reads the specs with today's decoder, templates and styles.
    ///
    /// - Parameter revision: the name that messages use for the commit.
    /// - Returns: the specs, `nil` if the commit has none; the paths of those with errors; and a warning about them.
    /// - Throws: if there are specs, but no project that can be read.
    func read(
        _ commit: String,
        named revision: String
    ) throws(RunFailure) -> (specs: SpecSet?, faulty: Set<String>, problems: [Diagnostic]) {
        let files = try files(of: commit, revision)
        guard files.contains(where: { !$0.relativePath.contains("/") }) else { return (nil, [], []) }
        var decoder = SpecDecoder(templates: TemplateFolder(specs: specs).templates().templates)
        decoder.acceptsAnyVersion = true
        let (specs, diagnostics) = decoder.decode(files)
        let errors = diagnostics.filter { $0.severity == .error }
        guard let first = errors.first else { return (specs, [], []) }
        let place = first.location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
        let told = Diagnostic.Note("the first error there: \(place)\(first.message)")
        if let specs {
            let message = "the specs of '\(revision)' have errors, so parts of them aren't compared"
            let note = Diagnostic.Note("pass a later commit as '\(git.option)' to compare all of them")
            let warning = Diagnostic(.formerSpecs, severity: .warning, at: nil, message, notes: [note, told])
            return (specs, Set(errors.compactMap(\.location?.path)), [warning])
        }
        let note = Diagnostic.Note("pass a later commit as '\(git.option)'")
        let message = "the project's spec of '\(revision)' can't be read"
        throw .input([Diagnostic(.formerSpecs, at: nil, message, notes: [note, told])])
    }

    private func files(of commit: String, _ revision: String) throws(RunFailure) -> [SpecFile] {
        let entries = try git.committedFiles(of: commit).filter { SpecFolder.holdsSpec($0.path) && !$0.isLink }
        if entries.count > SpecFolder.maximumFiles || entries.contains(where: { $0.size > SpecFolder.maximumBytes }) {
            throw .input([
                Diagnostic(
                    .limitExceeded,
                    at: nil,
                    "the specs of '\(revision)' are too many or too large to be read",
                    notes: [Diagnostic.Note("pass a later commit as '\(git.option)'")]
                )
            ])
        }
        let contents = try git.contents(of: entries)
        return zip(entries, contents).map { entry, bytes in
            let path = TargetPackage(output: specs).display(entry.path)
            return SpecFile(path: path, relativePath: entry.path, bytes: bytes)
        }
    }
}
