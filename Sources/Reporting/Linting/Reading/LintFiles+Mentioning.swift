extension LintFiles {
    /// Returns what `find` returns for the sources that mention any of the names, except tests.
    ///
    /// - Parameter find: called for each such source, from any thread, with its path relative to the target package.
    func sources<Found: Sendable>(
        mentioning names: some Sequence<String>,
        jobs: Int,
        find: @escaping @Sendable (_ source: [UInt8], _ path: String, _ module: SourceModule) -> [Found]
    ) -> [Found] {
        let sources = modules.filter { $0.module.role != .tests }.flatMap { module in
            module.sources.map { (path: $0, module: module.module) }
        }
        return found(in: sources, mentioning: names, jobs: jobs, find: find)
    }

    /// Searches the whole package like ``sources(mentioning:jobs:find:)``.
    func allSources<Found: Sendable>(
        mentioning names: some Sequence<String>,
        jobs: Int,
        find: @escaping @Sendable (_ source: [UInt8], _ path: String, _ module: SourceModule) -> [Found]
    ) -> [Found] {
        let own = modules.filter { $0.module.role != .tests }.flatMap { module in
            module.sources.map { (path: $0, module: module.module) }
        }
        return found(in: own + elsewhere.map { ($0, .nowhere) }, mentioning: names, jobs: jobs, find: find)
    }

    private func found<Found: Sendable>(
        in sources: [(path: String, module: SourceModule)],
        mentioning names: some Sequence<String>,
        jobs: Int,
        find: @escaping @Sendable (_ source: [UInt8], _ path: String, _ module: SourceModule) -> [Found]
    ) -> [Found] {
        let names = Array(names)
        if names.isEmpty { return [] }
        let search = ByteSearch(names)
        return Parallel.map(Parallel.chunks(of: sources), jobs: jobs) { sources in
            sources.flatMap { path, module -> [Found] in
                guard let source = read(path), search.findsAny(in: source) else { return [] }
                return find(source, path, module)
            }
        }.flatMap(\.self)
    }
}

extension SourceModule {
    /// The module of sources that belong to none in the specs.
    static let nowhere = SourceModule(name: "", role: .program, folder: "", dependencies: [])
}
