/// Finds modules that a plan would create although their sources exist in another folder: a module moved without its
/// `sources:`, or the other way round.
///
/// For example: `Sources/Catalog/Application/Product/ProductPresenter.swift`, while the folder of `Catalogue` is empty.
struct DisplacedModules {
    let result: Stages.Result
    let output: String

    var project: Project { result.project }
    var moduleFolders: ModuleFolders { result.generated.moduleFolders }

    /// - Throws: if sources would be left behind; then nothing may be written.
    func requireNone(in plan: Plan) throws(RunFailure) {
        let displaced = folders(in: plan)
        var problems = DisplacedModule.all(displaced, of: result, output: output).map(\.diagnostic)
        // Whoever moves a module takes its scenes along.
        if problems.isEmpty { problems = strayScaffolds(in: plan) }
        if !problems.isEmpty { throw .input(problems.sortedAndUnique()) }
    }

    /// Returns the folders that modules should have, each with its actual folder. The disk is searched only if the
    /// plan begins a module.
    func folders(in plan: Plan) -> [String: String] {
        let created = plan.steps.lazy.filter { $0.action == .create }
        guard hasBegun(created) else { return [:] }
        let begun = begunFolders(plan)
        if begun.isEmpty { return [:] }
        let found = sources()
        let evidence = self.evidence(of: begun, among: found)
        if evidence.isEmpty { return [:] }
        let claimed = othersFiles(among: Set(evidence.values.flatMap(\.values).joined()), plan)
        var displaced: [String: String] = [:]
        for (folder, places) in evidence {
            let counts = places.mapValues { Set($0).subtracting(claimed).count }.filter { place, count in
                count > 0 && found.contains { $0.hasPrefix(place + "/") && !$0.isGenerated && !isKept($0) }
            }
            displaced[folder] = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
        return displaced
    }

    /// Returns the Swift files to be created in modules without any file, as paths in the module's folder, by that
    /// folder. A module with any file has its sources.
    private func begunFolders(_ plan: Plan) -> [String: [String]] {
        let folders = Set(SourceModules.all(of: project).filter { $0.role != .testSupport }.map(\.folder))
        var created: [String: [String]] = [:]
        var others: Set<String> = []
        for step in plan.steps where step.action != .removeFolder {
            guard let folder = moduleFolders.folder(of: step.path), folders.contains(folder) else { continue }
            if step.action != .create {
                others.insert(folder)
            } else if step.path.hasSuffix(".swift") {
                created[folder, default: []].append(String(step.path.dropFirst(folder.count + 1)))
            }
        }
        return created.filter { folder, _ in
            guard !others.contains(folder) else { return false }
            let there = SourceFolder(path: display(folder)).contents(endings: ["swift"]) { $0.isNamedGenerated }
            return there.paths.isEmpty
        }
    }

    /// Returns the Swift files and string catalogues that belong to no module of the project, without those of other
    /// packages and projects in it.
    func sources() -> [String] {
        let specs = project.specsFolder
        return SourceFolder(path: output.isEmpty ? "." : output).contents(endings: ["swift", "xcstrings"]) { folder in
            if ForeignFolders.all.contains(ForeignFolders.name(of: folder)) || folder == specs { return true }
            if moduleFolders.folder(of: folder + "/.") == folder { return true }
            let place = display(folder)
            return SourceFolder.exists("\(place)/Package.swift")
                || [place, "\(place)/specs"].contains { SpecFolder(path: $0).projectFile != nil }
        }.paths
    }

    /// Returns the folders with files that belong in a module's folder, with those files, by the module's folder.
    private func evidence(of begun: [String: [String]], among paths: [String]) -> [String: [String: [String]]] {
        var wanted: [String: [(folder: String, rest: String)]] = [:]
        for (folder, rests) in begun {
            for rest in rests { wanted[ForeignFolders.name(of: rest), default: []].append((folder, rest)) }
        }
        let folders = SourceModules.all(of: project).map(\.folder)
        var evidence: [String: [String: [String]]] = [:]
        for path in paths {
            for (folder, rest) in wanted[ForeignFolders.name(of: path)] ?? [] where path.hasSuffix("/" + rest) {
                let place = String(path.dropLast(rest.count + 1))
                guard !folders.contains(where: { $0.hasPrefix(place + "/") }), isOfModule(path, rest, in: place) else {
                    continue
                }
                evidence[folder, default: [:]][place, default: []].append(path)
            }
        }
        return evidence
    }

    /// Returns true for a file of the module: a generated one by its header, a scaffold by its name and its type. A
    /// file at the top of a folder that may be anybody's proves nothing.
    private func isOfModule(_ path: String, _ rest: String, in place: String) -> Bool {
        if isKept(path) { return false }
        let bytes = SourceFolder.beginning(of: display(path), upTo: rest.isGenerated ? Header.reach : 1 << 16)
        guard let bytes else { return false }
        if rest.isGenerated { return EmittedHeader.header.marks(bytes) }
        let isOfNobodyElse =
            project.teamManifest == nil
            && ["Sources", "Tests"].contains(place.split(separator: "/").dropLast().joined(separator: "/"))
        guard rest.contains("/") || isOfNobodyElse else { return false }
        return NameSearch([Self.type(of: rest)]).findsAny(in: bytes)
    }

    /// Returns the type that a file is named after.
    static func type(of path: String) -> String {
        String(ForeignFolders.name(of: path).prefix { $0 != "." && $0 != "+" })
    }

    /// Returns true if the package already exists; in a new one, no file is known to be the project's.
    func hasBegun(_ created: some Collection<Plan.Step>) -> Bool {
        !project.isResolverOnly && !created.isEmpty && !created.contains { $0.path == "Package.swift" }
    }

    /// Returns the files that another project's specs in the package generate.
    func othersFiles(among paths: Set<String>, _ plan: Plan) -> Set<String> {
        let planned = Set(result.generated.files.map(\.path))
        let specs = result.generated.specsFolder ?? ""
        return Set(
            NeighbouringProjects(output: output, specs: specs).claims(among: paths, besides: planned).map(\.path)
        )
    }

    func isKept(_ path: String) -> Bool { project.unmanaged.contain(path) }

    func display(_ path: String) -> String { TargetPackage(output: output).display(path) }
}

extension String {
    /// True for the path of a file in a folder of generated files.
    var isGenerated: Bool { split(separator: "/").dropLast().contains("Generated") }

    fileprivate var isNamedGenerated: Bool { ForeignFolders.name(of: self) == "Generated" }
}
