/// Finds files that git wouldn't commit: they exist on their author's machine, but are missing in a clone.
struct IgnoredFiles {
    /// The target package's folder, as the user would name it.
    let output: String

    /// Returns a warning for each ignore pattern, at its line; empty if git has no answer.
    ///
    /// - Parameter paths: the paths, relative to the folder.
    func warnings(among paths: [String]) -> [Diagnostic] {
        guard let tree = WorkTree(around: output) else { return [] }
        let package = TargetPackage(output: output)
        let ignored = GitRepository(folder: output, option: "").ignored(among: paths)
        let byLine = Dictionary(grouping: ignored) { "\($0.source):\($0.line)" }
        return byLine.keys.sorted().compactMap { key in
            guard let all = byLine[key], let first = all.first else { return nil }
            let others = all.count == 1 ? "" : " and \(all.count - 1) more"
            let add = all.prefix(3).map { ShellWord.path(package.display($0.path)) }.joined(separator: " ")
            return Diagnostic(
                .ignoredByGit,
                at: SourceLocation(path: seen(first.source, tree), line: first.line, column: 1),
                "git ignores '\(package.display(first.path))'\(others), by '\(first.pattern)'",
                notes: [
                    Diagnostic.Note(
                        "remove that pattern, or run 'git add --force \(add)\(all.count > 3 ? " …" : "")', so that a clone has it"
                    )
                ]
            )
        }
    }

    /// Returns a path from the repository's root as a path from the working folder.
    private func seen(_ path: String, _ tree: WorkTree) -> String {
        if path.hasPrefix("/") { return path }
        let package = TargetPackage(output: output)
        if path.hasPrefix(tree.prefix) { return package.display(String(path.dropFirst(tree.prefix.count))) }
        let ups = tree.prefix.count { $0 == "/" }
        return package.display(String(repeating: "../", count: ups) + path)
    }
}
