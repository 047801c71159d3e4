import Parallelism
import SwiftReading

/// Those of the user's sources that a change may concern; only they are parsed.
struct WantedSources: Sendable {
    private let types: NameSearch
    private let names: NameSearch
    private let goneContracts: Set<String>
    private let jobs: Int

    init(modules: [ChangedModule], calls: GeneratedCalls, jobs: Int) {
        let types = modules.reduce(into: calls.names) { $0.formUnion($1.wantedNames) }
        self.types = NameSearch(types)
        names = NameSearch(modules.reduce(into: types) { $0.formUnion($1.memberNames) })
        goneContracts = modules.reduce(into: []) { $0.formUnion($1.goneContracts) }
        self.jobs = jobs
    }

    func isCandidate(_ source: [UInt8]) -> Bool { names.findsAny(in: source) }

    /// Of the candidates those that use what changes, or a type of the user's that does: many types have members of one name.
    func parsed(of candidates: [(path: String, bytes: [UInt8])]) -> [HandwrittenSource] {
        let direct = parse(candidates.filter { types.findsAny(in: $0.bytes) })
        return direct + parsed(candidates, besides: direct, NameSearch(Set(direct.flatMap(\.types))))
    }

    /// Those that aren't known yet.
    func parsed(
        _ sources: [(path: String, bytes: [UInt8])],
        besides known: [HandwrittenSource],
        _ search: NameSearch? = nil
    ) -> [HandwrittenSource] {
        let paths = Set(known.map(\.path))
        return parse(sources.filter { !paths.contains($0.path) && search?.findsAny(in: $0.bytes) != false })
    }

    /// The user's types that conform to contracts which are gone.
    func leftTypes(in sources: [HandwrittenSource]) -> Set<String> {
        if goneContracts.isEmpty { return [] }
        let leaving = sources.flatMap(\.uses.declarations).filter { !$0.inherited.isDisjoint(with: goneContracts) }
        return Set(leaving.map(\.name))
    }

    private func parse(_ sources: [(path: String, bytes: [UInt8])]) -> [HandwrittenSource] {
        Parallel.map(sources, jobs: jobs) { HandwrittenSource(path: $0.path, bytes: $0.bytes) }
    }
}
