/// The target package's folder, as named on the command line.
package struct TargetPackage {
    package let output: String

    package init(output: String) {
        self.output = output
    }

    /// Returns a file's path as the user would write it, from where the command runs.
    package func display(_ path: String) -> String {
        switch output {
        case "", ".": path
        case _ where output.hasSuffix("/"): output + path
        default: "\(output)/\(path)"
        }
    }

    /// Returns the path in the package for a path that the user would write; `nil` if the file is elsewhere.
    func relative(_ path: String) -> String? {
        let folder = display("")
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
    }

    /// Returns all files in a folder, relative to it; fails if some can't be seen, since they would stay behind.
    func contents(of folder: String) throws(RunFailure) -> [String] {
        try sound(SourceFolder(path: display(folder)).contents())
    }

    /// Checks that nothing is in the way where files would go.
    func requireFree(_ moves: [Relocation]) throws(RunFailure) {
        let problems = moves.map { (from: display($0.from), to: display($0.to)) }.filter { move in
            SourceFolder.exists(move.to) && !SourceFolder.areSame(move.from, move.to)
        }.map { move in
            Diagnostic(
                .fileInTheWay,
                "'\(move.to)' already exists where '\(move.from)' would go",
                note: "move or delete one of them, then run again"
            )
        }
        if !problems.isEmpty { throw .input(problems) }
    }

    /// Checks that the folder exists, so that no command reports a missing folder as fine.
    package func requireFolder() throws(RunFailure) {
        if SourceFolder.exists(output) { return }
        throw missing(
            "there is no folder '\(output)'",
            SourceFolder.near(output).map { "did you mean '--output \($0)'?" }
        )
    }

    /// Checks that there are modules, for commands that read sources.
    ///
    /// - Throws: if the folder doesn't exist, can't be opened, or contains no module of the project.
    func requireModules(of project: Project) throws(RunFailure) {
        try requireFolder()
        try requireReadableManifest()
        _ = try Emission(output: output).openForReading()
        let folders = SourceModules.all(of: project).map(\.folder)
        if folders.contains(where: { SourceFolder.exists(display($0)) }) { return }
        let folder = output == "." ? "this folder" : "'\(output)'"
        throw missing("\(folder) has no module of '\(project.name)', so it isn't its package")
    }

    /// Checks that the manifest, whoever owns it, is a file: the package manager would wait for a pipe forever.
    func requireReadableManifest() throws(RunFailure) {
        let manifest = display("Package.swift")
        if !SourceFolder.exists(manifest) || SourceFolder.isLink(manifest) || SourceFolder.isRegularFile(manifest) {
            return
        }
        throw .input([
            Diagnostic(
                .fileInTheWay,
                "'\(manifest)' is in the way: it isn't a regular file",
                note: "move or delete it, then run again"
            )
        ])
    }

    private func missing(_ message: String, _ note: String? = nil) -> RunFailure {
        let usual =
            "run 'vipergen generate' first, with the same options, or pass the package's folder as '--output'"
        return .input([
            Diagnostic(.noTargetPackage, message, note: note ?? usual)
        ])
    }
}
