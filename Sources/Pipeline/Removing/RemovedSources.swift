/// A file of the team's own to be removed, with its contents.
struct RemovedSource {
    /// The path relative to the target package.
    var path: String
    var bytes: [UInt8]
}

/// The team's own files that aren't needed once a part of the project is removed.
struct RemovedSources {
    let removal: SpecRemoval
    let output: String

    /// Returns scaffolds that are no longer planned, and the other files in their scenes' folders; for a module, all
    /// of its files.
    func paths(_ before: Stages.Result, _ after: Stages.Result) throws(RunFailure) -> [String] {
        let planned = Set(after.generated.files.map(\.path))
        let scaffolds = before.generated.files.filter { file in
            file.ownership == .scaffold && !planned.contains(file.path) && removal.isOrigin(file.origin?.path)
        }.map(\.path)
        var folders = Set(scaffolds.compactMap(sceneFolder))
        if removal.isModule {
            let left = Set(SourceModules.all(of: after.project).map(\.folder))
            folders.formUnion(SourceModules.all(of: before.project).map(\.folder).filter { !left.contains($0) })
        }
        var paths = Set(scaffolds)
        for folder in folders.sorted() {
            let names = try sound(
                SourceFolder(path: display(folder)).contents { "/\($0)".hasSuffix("/Generated") }
            )
            paths.formUnion(names.map { "\(folder)/\($0)" })
        }
        let generated = Set(before.generated.files.filter { $0.ownership != .scaffold }.map(\.path))
        return paths.subtracting(planned).subtracting(generated)
            .filter { SourceFolder.isRegularFile(display($0)) && !SourceFolder.isLink(display($0)) }.sorted()
    }

    /// Returns the scene's folder around a path, even if the scene is removed with its module.
    ///
    /// For example: `Sources/Recipes/Application/RecipeDetails`.
    private func sceneFolder(of path: String) -> String? {
        let parts = path.split(separator: "/")
        guard let position = parts.dropLast(2).lastIndex(of: "Application") else { return nil }
        return parts[...(position + 1)].joined(separator: "/")
    }

    /// - Throws: an error for each file that git couldn't restore, at its place.
    func requireCommitted(_ sources: [RemovedSource]) throws(RunFailure) {
        if sources.isEmpty { return }
        let repository = GitRepository(folder: output, option: "--with-sources")
        let uncommitted = try repository.uncommitted(among: sources.map { ($0.path, $0.bytes) })
        let passedOver = try repository.passedOver(among: uncommitted)
        let problems = uncommitted.map { path in
            let file = ShellWord.path(display(path))
            // Of two options in one command git heeds the first.
            let unset = ["--no-assume-unchanged", "--no-skip-worktree"].map { "git update-index \($0) \(file)" }
            return Diagnostic(
                .notCommitted,
                at: SourceLocation(path: display(path), line: 1, column: 1),
                "git doesn't have this file as it is, and couldn't bring it back",
                notes: (passedOver.contains(path)
                    ? [Diagnostic.Note("git was told to pass over it; undo that: \(unset.joined(separator: " && "))")]
                    : [])
                    + [Diagnostic.Note("commit it, or move it elsewhere; then run again")]
            )
        }
        if !problems.isEmpty { throw .input(problems.sortedAndUnique()) }
    }

    func read(_ paths: [String]) throws(RunFailure) -> [RemovedSource] {
        let limit = 1 << 26
        var sources: [RemovedSource] = []
        for path in paths {
            guard let bytes = SourceFolder.beginning(of: display(path), upTo: limit + 1), bytes.count <= limit else {
                throw .inputOutput([
                    Diagnostic(
                        .cannotRead,
                        at: SourceLocation(path: display(path), line: 1, column: 1),
                        "cannot read '\(path)': it can't be opened, or is larger than \(limit >> 20) MiB",
                        note: "delete it yourself, then run again"
                    )
                ])
            }
            sources.append(RemovedSource(path: path, bytes: bytes))
        }
        return sources
    }

    private func display(_ path: String) -> String { TargetPackage(output: output).display(path) }
}
