import Diagnostics
import SwiftReading

/// The user's sources that see a module, against what its generated code declares no more or in another way.
struct ModuleReview {
    let module: ChangedModule
    let review: ChangeReview
    private let byName: SourcesByName
    private var sources: [HandwrittenSource] { byName.sources }

    init(module: ChangedModule, in sources: [HandwrittenSource], review: ChangeReview) {
        self.module = module
        self.review = review
        byName = SourcesByName(sources)
    }

    private var problems: ChangeProblems { review.problems }

    /// The module, where others see what its sources don't.
    private var unseenIn: String? { module.isOfMovedViews ? module.name : nil }

    var diagnostics: [Diagnostic] { leftTypes() + renamedMembers() + observers() + redeclared() }

    // MARK: Types that are gone

    private func leftTypes() -> [Diagnostic] {
        let gone = module.change.goneTypes
        guard !gone.isEmpty else { return [] }
        let left = leftConformances(to: module.goneContracts)
        let names = namesBySource(gone.union(left.keys))
        return sources.enumerated().flatMap { position, source -> [Diagnostic] in
            let leavers = source.uses.declarations.filter { $0.isType && !$0.isExtension }.compactMap { declaration in
                left[declaration.name].map { leftOver(declaration, $0, in: source) }
            }
            return leavers + uses(of: names[position] ?? [], in: source, besides: Set(left.keys))
        }
    }

    /// The user's types that conform to contracts, each with one.
    private func leftConformances(to contracts: Set<String>) -> [String: String] {
        if contracts.isEmpty { return [:] }
        let handwritten = sources.reduce(into: Set<String>()) { $0.formUnion($1.types) }
        var left: [String: String] = [:]
        for declaration in sources.flatMap(\.uses.declarations) where handwritten.contains(declaration.name) {
            if let contract = declaration.inherited.intersection(contracts).min() { left[declaration.name] = contract }
        }
        return left
    }

    private func leftOver(
        _ declaration: SourceUses.Declaration,
        _ contract: String,
        in source: HandwrittenSource
    ) -> Diagnostic {
        let isSceneThere = module.places[contract].map(review.package.generatedFiles.contains) ?? false
        return problems.leftOver(
            declaration,
            of: contract,
            in: source,
            isSceneThere: isSceneThere,
            now: module.now[contract]
        )
    }

    /// Those of the names that sources may use, by the sources' positions.
    private func namesBySource(_ names: Set<String>) -> [Int: [String]] {
        var result: [Int: [String]] = [:]
        for name in names.sorted() {
            for position in Set(byName.positions(of: name) + byName.positions(of: name.lastPart)) {
                result[position, default: []].append(name)
            }
        }
        return result
    }

    /// One problem a declaration, at the first place that uses one of the names.
    private func uses(of names: [String], in source: HandwrittenSource, besides left: Set<String>) -> [Diagnostic] {
        var used: [Int: [(name: String, offset: Int)]] = [:]
        for name in names {
            // It is there under the same name for whoever imports its new module.
            if let now = module.now[name], now.hasSuffix("Interface"), source.uses.imports.contains(now) { continue }
            var seen: Set<Int> = []
            for offset in source.places(of: name) {
                guard let place = source.uses.place(around: offset), seen.insert(place).inserted else { continue }
                used[place, default: []].append((name, offset))
            }
        }
        return used.compactMap { place, uses in
            let declaration = source.uses.declarations[place]
            guard !left.contains(declaration.name), let first = uses.map(\.offset).min() else { return nil }
            let now = Set(uses.compactMap { module.now[$0.name] }).sorted()
            return problems.uses(
                uses.map(\.name).sorted(),
                by: declaration,
                at: first,
                in: source,
                now: now,
                isMade: review.isScaffolded(declaration.name),
                renamed: module.change.renamedMocks,
                unseenIn: unseenIn,
                declaration.isExtension ? nil : review.freshScaffold(of: declaration.name)
            )
        }
    }

    // MARK: Members of mocks

    private func renamedMembers() -> [Diagnostic] {
        var told: [Place: Diagnostic] = [:]
        var reached: [String: Set<Int>] = [:]
        for change in module.change.renamedMembers {
            let reach = reached[change.type] ?? reach(of: change.type)
            reached[change.type] = reach
            let name = change.old.name == "init" ? change.type.lastPart : change.old.name
            for position in byName.positions(of: name) where reach.contains(position) {
                let source = sources[position]
                for use in source.uses(of: change) {
                    let place = Place(path: source.path, offset: use.offset)
                    if told[place] == nil { told[place] = problems.renamed(change, use, in: source) }
                }
            }
        }
        return Array(told.values)
    }

    private struct Place: Hashable {
        var path: String
        var offset: Int
    }

    /// Positions of the sources that use a mock, or one of the user's types in whose files it is used: they may have one by any
    /// name.
    private func reach(of type: String) -> Set<Int> {
        let direct = byName.positions(of: type.firstPart)
        let circle = direct.reduce(into: Set<String>()) { $0.formUnion(sources[$1].types) }
        return circle.reduce(into: Set(direct)) { $0.formUnion(byName.positions(of: $1)) }
    }

    // MARK: What generated code gives as well

    private func redeclared() -> [Diagnostic] {
        module.change.given.flatMap { type, member in
            byName.positions(of: type.lastPart).map { sources[$0] }.compactMap { source -> Diagnostic? in
                guard source.path.hasPrefix(module.folder + "/"),
                    let property = source.uses.properties.first(where: {
                        $0.name == member.name && source.uses.declaration(around: $0.start)?.name == type
                    }),
                    source.interface.types[type]?.members.contains(where: { $0.selector == member.selector }) == true,
                    let declaration = source.uses.declaration(around: property.start)
                else { return nil }
                let fresh = review.freshScaffold(of: type)
                return problems.redeclares(member, declaration, at: property.start, in: source, fresh)
            }
        }
    }

    // MARK: Requirements

    /// Types of the user's that conform to a protocol which asks for more, and that `generate --sync` doesn't look after.
    var askedForMore: [RequirementReview.Conformance] {
        let asked = Dictionary(grouping: module.change.requirements, by: \.type)
        if asked.isEmpty { return [] }
        return sources.flatMap { source in
            source.uses.declarations.filter { $0.isType && !review.package.synchronised.contains($0.name) }
                .flatMap { declaration in
                    declaration.inherited.sorted().compactMap { name in
                        asked[name].map {
                            RequirementReview.Conformance(
                                source: source,
                                declaration: declaration,
                                name: name,
                                members: $0.map { ($0.member, $0.before) }
                            )
                        }
                    }
                }
        }
    }

    // MARK: Observation

    private func observers() -> [Diagnostic] {
        if module.change.observed.isEmpty { return [] }
        let wrappers: Set = ["ObservedObject", "StateObject", "EnvironmentObject"]
        let changes = Dictionary(grouping: module.change.observed) { $0.type.lastPart }
        return sources.flatMap { source in
            source.uses.properties.flatMap { property -> [Diagnostic] in
                let names = property.type.names
                let isWrapped = !property.attributes.isDisjoint(with: wrappers)
                return names.flatMap { changes[$0] ?? [] }.filter { change in
                    names.isSuperset(of: change.type.split(separator: ".").map(String.init))
                        && (change.isObservable ? isWrapped : !isWrapped && property.owner.contains("View"))
                }.map { problems.observes(property, isObservable: $0.isObservable, in: source) }
            }
        }
    }
}

extension String {
    fileprivate var names: Set<String> {
        Set(split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
}
