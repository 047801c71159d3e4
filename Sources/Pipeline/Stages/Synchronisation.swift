/// Compares scaffolds, which the user owns, with the contracts of the current specs.
package struct Synchronisation {
    package let output: String
    package let stubs: StubStyle

    /// Returns the missing members, without errors. Only reads.
    package func result(for project: Project) throws(RunFailure) -> SyncResult {
        let contracts = ScaffoldContracts.all(of: project, stubs: stubs)
        let links = links(among: contracts)
        if !links.isEmpty { throw .input(links) }
        let sync = ScaffoldSync { [self] in display($0) }
        let known = ScaffoldContracts.names(of: project)
        let files = try files(in: Set(contracts.map(\.folder)).sorted())
        var result = sync.sync(contracts, knownContracts: known, with: files, areComplete: false)
        // What other modules declare is only looked at where something seems to be missing.
        var others = OtherModules(files)
        while try others.read(result.unknownParents, of: project, from: self) {
            result = sync.sync(contracts, knownContracts: known, with: files, others: others.files, areComplete: false)
        }
        if !result.isSilent { result = sync.sync(contracts, knownContracts: known, with: files, others: others.files) }
        if result.diagnostics.hasErrors { throw RunFailure(result.diagnostics) }
        sync.amend(&result, in: try tests(of: result.growths))
        return result
    }

    private func tests(of growths: [SyncResult.Growth]) throws(RunFailure) -> [SwiftFile] {
        let byPath = Dictionary(grouping: growths, by: \.testsPath).filter { !SourceFolder.isLink(display($0.key)) }
        let folders = Set(byPath.keys.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        let present = folders.filter { SourceFolder.exists(display($0)) && !SourceFolder.isLink(display($0)) }
        let tests = try sources(in: present.sorted()).filter { path, bytes in
            byPath[path]?.contains { $0.mayChange(bytes) } == true
        }
        return outlines(of: tests)
    }

    package func patch(of result: SyncResult) -> [UInt8] {
        let prefix = WorkTree.patchPrefix(of: output)
        return result.amendments.flatMap { Amendment($0).unifiedDiff(below: prefix) }
    }

    /// Returns a line for each added member, with a place that editors can open.
    func additions(of result: SyncResult) -> [String] {
        result.additions.map { "\(display($0.path)):\($0.line): add \($0.member)" }
    }

    func problems(of result: SyncResult) -> [Diagnostic] {
        result.additions.map { addition in
            Diagnostic(
                .missingMember,
                at: SourceLocation(path: display(addition.path), line: addition.line, column: 1),
                "missing here: \(addition.member)",
                notes: [Diagnostic.Note("run 'vipergen generate --sync'")]
            )
        }
    }

    /// Reports symbolic links: nothing is read or written through one.
    private func links(among contracts: [ScaffoldContract]) -> [Diagnostic] {
        let paths = Set(contracts.flatMap { [$0.folder, $0.path] }).sorted()
        return paths.filter { SourceFolder.isLink(display($0)) }.map { path in
            Diagnostic(
                .foreignPath,
                at: SourceLocation(path: display(path), line: 1, column: 1),
                "'\(path)' is a symbolic link, and vipergen doesn't write through links",
                notes: [Diagnostic.Note("replace it with the file itself, or delete the link")]
            )
        }
    }

    private func files(in folders: [String]) throws(RunFailure) -> [SwiftFile] {
        outlines(of: try sources(in: folders))
    }

    private func sources(in folders: [String]) throws(RunFailure) -> [(path: String, bytes: [UInt8])] {
        var sources: [(path: String, bytes: [UInt8])] = []
        var diagnostics: [Diagnostic] = []
        for folder in folders {
            let reading = SourceFolder(path: display(folder)).files()
            sources += reading.files.map { ("\(folder)/\($0.path)", $0.bytes) }
            diagnostics += reading.diagnostics
        }
        if diagnostics.hasErrors { throw RunFailure(diagnostics) }
        return sources
    }

    func outlines(of sources: [(path: String, bytes: [UInt8])]) -> [SwiftFile] {
        Parallel.map(sources, jobs: Parallel.cores) { SwiftFile(scanning: $0.path, bytes: $0.bytes) }
    }

    func display(_ path: String) -> String { TargetPackage(output: output).display(path) }
}

/// Sources of modules without scaffolds, as far as they declare types that scaffolds inherit from.
private struct OtherModules {
    var files: [SwiftFile] = []
    private let outlined: [String: SwiftFile]
    private var names: Set<String> = []

    init(_ outlined: [SwiftFile]) {
        self.outlined = Dictionary(outlined.map { ($0.path, $0) }) { first, _ in first }
    }

    /// - Returns: true if anything new was read. Each name is searched only once, so that repeated calls end.
    mutating func read(
        _ parents: Set<String>,
        of project: Project,
        from synchronisation: Synchronisation
    ) throws(RunFailure) -> Bool {
        let new = parents.subtracting(names)
        if new.isEmpty { return false }
        names.formUnion(new)
        let search = DeclarationSearch(new)
        let known = Set(files.map(\.path))
        let sources = try HandwrittenSources(output: synchronisation.output)
            .all(of: project) { search.mayFind(in: $0) }
            .filter { !$0.path.hasPrefix("Tests/") && !known.contains($0.path) }
        let parsed = synchronisation.outlines(of: sources.filter { outlined[$0.path] == nil })
        files += sources.compactMap { outlined[$0.path] } + parsed
        return !sources.isEmpty
    }
}

extension SyncResult {
    /// Returns the changes of the user's files in the target package.
    func steps(in folder: Journal.Folder) -> [Journal.Step] {
        amendments.map { Journal.Step(.amend(FileEmission.Amendment($0)), in: folder) }
    }
}

extension Amendment {
    fileprivate init(_ amendment: SyncResult.Amendment) {
        self.init(path: amendment.path, before: amendment.before, after: amendment.after)
    }
}
