extension RenameRun {
    /// Returns the edits of the baselines, at their current paths.
    ///
    /// - Throws: if one can't be read, or isn't in the package, whose files change together.
    func accepted(_ changes: NameChanges, _ specs: RenamedSpecs, _ paths: RenamedPaths) throws(RunFailure)
        -> [Amendment]
    {
        let baseline = RenamedBaseline(rename: rename, changes: changes, following: following(specs, paths))
        var amendments: [Amendment] = []
        for path in baselines {
            let place = try packagePath(path)
            let (command, text) = try BaselineFile.ofAnyCommand(path)
            let after = baseline.renamed(text, of: command)
            if after == text || amendments.contains(where: { $0.path == place }) { continue }
            amendments.append(Amendment(path: place, before: text, after: after))
        }
        return amendments
    }

    /// Returns a function to the new paths of specs and files of the package, from their paths in the package.
    func following(_ specs: RenamedSpecs, _ paths: RenamedPaths) -> (String) -> String {
        let isShared = TargetDirectory.areSame(folders.specs, output)
        return { path in
            let spec = path.hasPrefix("specs/") ? String(path.dropFirst("specs/".count)) : isShared ? path : nil
            if let spec, let to = specs.moves.lazy.compactMap({ $0.following(spec) }).first {
                return path.dropLast(spec.count) + to
            }
            return paths.following(path)
        }
    }

    private func packagePath(_ path: String) throws(RunFailure) -> String {
        let package = TargetPackage(output: PathText.normalised(output))
        let place = package.relative(PathText.normalised(path))
        if let place, !place.hasPrefix("/"), !place.hasPrefix("../") { return place }
        throw .usage([
            Diagnostic(
                .baselineElsewhere,
                "the baseline '\(path)' isn't in the package's folder, '\(package.output)'",
                note:
                    "rename without it, then run 'vipergen lint --write-baseline' or 'vipergen report --write-baseline'"
            )
        ])
    }
}
