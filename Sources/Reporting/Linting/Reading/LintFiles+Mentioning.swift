import Basics
import ProjectModel
import SwiftReading

extension LintFiles {
    /// What is found in the sources that mention any of the names; tests are left out.
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

    /// As ``sources(mentioning:jobs:find:)``, in the whole package.
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
    /// For sources that lie in no module of the specs.
    static let nowhere = SourceModule(name: "", role: .program, folder: "", dependencies: [])
}
