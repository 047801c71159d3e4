/// Brings scaffolded types, now the user's, in line with their contracts: adds missing members and leaves every other
/// byte alone.
///
/// For example: `ScaffoldSync(jobs: 2) { "Examples/Kitchen/\($0)" }.sync(contracts, with: files)`.
public struct ScaffoldSync: Sendable {
    let jobs: Int
    let problems: SyncProblems

    /// - Parameters:
    ///   - jobs: The number of modules processed at once; as many as there are cores if `nil`.
    ///   - display: Returns the path that the user would use for a file of the target package.
    public init(jobs: Int? = nil, display: @escaping @Sendable (String) -> String) {
        self.jobs = jobs ?? Parallel.cores
        problems = SyncProblems(display: display)
    }

    /// Returns the amendments without reading or writing anything. Don't apply them if a diagnostic is an error.
    ///
    /// - Parameters:
    ///   - knownContracts: The contracts of all scenes; types that conform to others are left over.
    ///   - files: The sources in the contracts' folders.
    ///   - others: Sources of other modules, which may declare supertypes of scaffolds.
    ///   - areComplete: True if no other sources will follow, so that anything missing is really missing.
    public func sync(
        _ contracts: [ScaffoldContract],
        knownContracts: Set<String>,
        with files: [SwiftFile],
        others: [SwiftFile] = [],
        areComplete: Bool = true
    ) -> SyncResult {
        let folders = Dictionary(grouping: contracts, by: \.folder).sorted { $0.key < $1.key }
        let results = Parallel.map(folders, jobs: jobs) { folder, contracts in
            let own = files.filter { $0.path.hasPrefix(folder + "/") }
            let others = others.filter { !$0.path.hasPrefix(folder + "/") }
            let quick = comparison(of: contracts, knownContracts, own, others)
            // Where there is anything to say, the parser has the word.
            guard areComplete, !quick.isSilent, (own + others).contains(where: \.isScanned) else { return quick }
            return comparison(of: contracts, knownContracts, own.map(\.parsed), others.map(\.parsed))
        }
        var result = results.reduce(into: SyncResult()) { total, part in
            total.amendments += part.amendments
            total.additions += part.additions
            total.diagnostics += part.diagnostics
            total.lacks += part.lacks
            total.changes += part.changes
            total.growths += part.growths
            total.unknownParents.formUnion(part.unknownParents)
        }
        result.sort()
        return result
    }

    /// Returns the result for one module.
    private func comparison(
        of contracts: [ScaffoldContract],
        _ knownContracts: Set<String>,
        _ files: [SwiftFile],
        _ others: [SwiftFile]
    ) -> SyncResult {
        let index = SourceIndex(files, module: contracts.first?.module, others: others)
        var result = FolderSync(index: index).result(
            contracts.map { ContractSync(contract: $0, index: index, problems: problems) }
        )
        result.diagnostics += LeftScaffolds(known: knownContracts, problems: problems).warnings(in: index)
        return result
    }

    /// Passes new parameters in the calls that create the types in their scaffolded tests.
    ///
    /// - Parameter files: The test files that the result's growths name, if they exist.
    public func amend(_ result: inout SyncResult, in files: [SwiftFile]) {
        for growth in result.growths {
            guard let file = files.first(where: { $0.path == growth.testsPath && !$0.isBroken }) else { continue }
            let insertions = TestCallInsertion(growth: growth, file: file).insertions
            if !insertions.isEmpty, !file.parsed.isBroken {
                result.add(file, TextInsertion.apply(insertions, to: file.bytes))
            }
        }
        result.sort()
    }
}

extension SyncResult {
    /// True if nothing is missing and there is nothing to report. The calls in tests are looked at for themselves.
    public var isSilent: Bool {
        amendments.isEmpty && diagnostics.isEmpty && lacks.isEmpty && unknownParents.isEmpty
    }

    fileprivate mutating func sort() {
        amendments.sort { $0.path < $1.path }
        additions.sort { ($0.path, $0.line) < ($1.path, $1.line) }
        diagnostics = diagnostics.sortedAndUnique()
    }
}

/// The files of one module, with their insertions.
private struct FolderSync {
    let index: SourceIndex

    func result(_ comparisons: [ContractSync]) -> SyncResult {
        var result = SyncResult()
        var insertions: [String: [TextInsertion]] = [:]
        var imports: [String: [ScaffoldContract.Import]] = [:]
        for comparison in comparisons {
            let outcome = comparison.outcome()
            result.diagnostics += outcome.diagnostics
            result.growths += [outcome.growth].compactMap(\.self)
            result.lacks += outcome.lacks(of: comparison)
            result.changes += outcome.changes
            if !outcome.missing.isEmpty {
                let contract = comparison.contract
                // An extension of the contract may lie in another module, as one of a superclass may.
                result.unknownParents.formUnion(index.unknownParents(of: contract.type).union([contract.contract]))
            }
            if let (file, added) = outcome.collaborators {
                insertions[file.path, default: []] += added.map { $0.named(comparison.contract.type) }
            }
            if let file = outcome.services.file {
                insertions[file.path, default: []] += outcome.services.insertions.map {
                    $0.named(comparison.contract.type)
                }
                imports[file.path, default: []] += outcome.services.imports
            }
            for (file, insertion) in outcome.memberInsertions(conformingTo: comparison.contract.contract) {
                insertions[file.path, default: []].append(insertion.named(comparison.contract.type))
            }
            if let file = outcome.fileOfMembers {
                imports[file.path, default: []] += outcome.missing.flatMap(\.imports)
            }
        }
        for file in index.files {
            guard let added = insertions[file.path] else { continue }
            let imports = ImportInsertion(file: file).insertions(for: imports[file.path] ?? [])
            result.add(file, TextInsertion.apply(imports + added, to: file.bytes))
        }
        return result
    }
}

extension SyncResult {
    fileprivate mutating func add(
        _ file: SwiftFile,
        _ amended: (bytes: [UInt8], members: [(selector: String, offset: Int)])
    ) {
        amendments.append(Amendment(path: file.path, before: file.bytes, after: amended.bytes))
        additions += amended.members.map { member in
            Addition(
                path: file.path,
                line: TextPlace(ofByte: member.offset, in: amended.bytes).line,
                member: member.selector
            )
        }
    }
}

extension ContractSync.Outcome {
    /// The file for members of the contract.
    fileprivate var fileOfMembers: SwiftFile? {
        (target ?? connection?.block)?.file
    }

    /// Returns the insertions into the type's blocks, or as an extension after them.
    fileprivate func memberInsertions(conformingTo contract: String) -> [(SwiftFile, TextInsertion)] {
        var result: [(SwiftFile, TextInsertion)] = []
        if let target { result.append((target.file, writer(target).insertion(of: missing))) }
        if let connection {
            let (file, own) = (connection.block.file, writer(connection.block))
            let members = missing.map { own.text(of: $0) }
            result.append((file, own.insertion(of: members, in: connection.conformance, named: ": \(contract)")))
        }
        return result
    }

    private func writer(_ block: IndexedBlock) -> MemberInsertion {
        MemberInsertion(block: block.block, bytes: block.file.bytes, properties: properties)
    }
}

extension TextInsertion {
    fileprivate func named(_ type: String) -> TextInsertion {
        var result = self
        result.members = members.map { member in
            (member.selector.hasPrefix(":") ? type + member.selector : "\(type).\(member.selector)", member.offset)
        }
        return result
    }
}
