/// Finds the user's files with the same name as a new file in the same module: Swift allows only one.
struct FileNamesakes {
    let output: String
    let folders: ModuleFolders

    /// - Returns: the clashes, and errors for what can't be read.
    func clashes(with created: [PlannedFile]) -> [Diagnostic] {
        let sources = created.filter { $0.path.hasSuffix(".swift") }
        return Dictionary(grouping: sources) { folders.folder(of: $0.path) ?? "" }.sorted { $0.key < $1.key }
            .flatMap { folder, files in folder.isEmpty ? [] : clashes(with: files, in: folder) }
    }

    private func clashes(with files: [PlannedFile], in folder: String) -> [Diagnostic] {
        let planned = Dictionary(files.map { ($0.path.fileName.lowercased(), $0) }) { first, _ in first }
        // What lies among generated files comes and goes.
        let there = SourceFolder(path: TargetPackage(output: output).display(folder))
            .contents(endings: ["swift"]) { $0.fileName == "Generated" }
        return there.diagnostics
            + there.paths.compactMap { path in
                planned[path.fileName.lowercased()].map { clash(of: "\(folder)/\(path)", with: $0) }
            }
    }

    private func clash(of path: String, with file: PlannedFile) -> Diagnostic {
        Diagnostic(
            .duplicateName,
            at: file.origin,
            "'\(file.path)' would have the same name as '\(path)' in the same module, which Swift refuses",
            notes: [Diagnostic.Note("rename or move '\(path)', then run again")]
        )
    }
}

extension String {
    fileprivate var fileName: Substring { split(separator: "/").last ?? self[...] }
}
