extension Synchronisation {
    /// Returns the members that scaffolds lack of some contracts, as warnings. Only sources that declare or extend
    /// their types are parsed.
    ///
    /// - Parameter names: the contracts or types that may have new requirements, or are created in another way.
    func hints(for names: Set<String>, of project: Project) throws(RunFailure) -> [Diagnostic] {
        if names.isEmpty { return [] }
        let grown = ScaffoldContracts.all(of: project, stubs: stubs, concerning: names)
        if grown.isEmpty { return [] }
        let sync = ScaffoldSync { [self] in display($0) }
        let known = ScaffoldContracts.names(of: project)
        var files: [SwiftFile] = []
        var looked: Set<String> = []
        var result = SyncResult()
        result.unknownParents = Set(grown.flatMap { [$0.type, $0.contract] })
        // Each name is looked for once, so that this comes to an end.
        while !result.unknownParents.isSubset(of: looked) {
            let search = DeclarationSearch(result.unknownParents.subtracting(looked))
            looked.formUnion(result.unknownParents)
            files += try outlines(of: sources(of: project, besides: files, search))
            files.sort { $0.path < $1.path }
            result = sync.sync(grown, knownContracts: known, with: files, others: files)
        }
        return result.hints
    }

    private func sources(
        of project: Project,
        besides known: [SwiftFile],
        _ search: DeclarationSearch
    ) throws(RunFailure) -> [(path: String, bytes: [UInt8])] {
        let paths = Set(known.map(\.path))
        return try HandwrittenSources(output: output).all(of: project) { search.mayFind(in: $0) }
            .filter { !$0.path.hasPrefix("Tests/") && !paths.contains($0.path) }
    }
}
