/// Finds the parts of an app that can be adopted.
///
/// For example: `try Adopter(sources, jobs: 2).adopt()`, with each Swift source below the app's folder.
public struct Adopter: Sendable {
    let index: AppIndex
    let habits: [Adoption.Habit]

    /// - Parameters:
    ///   - manifests: the manifests, which define the modules of sources and their default isolation.
    ///   - packages: the folders of Swift packages, whose modules are the folders in their `Sources`; empty text for
    ///     the app's own.
    public init(_ sources: [AppSource], jobs: Int, manifests: [AppManifest] = [], packages: Set<String> = []) {
        index = AppIndex(sources, jobs: jobs, manifests: manifests, packages: packages)
        habits = HabitSearch(index: index).habits
    }

    /// Warnings for sources that can't be parsed, which are left out.
    public var problems: [Diagnostic] {
        index.facts.compactMap(\.problem).map { problem in
            var problem = problem
            problem.severity = .warning
            return problem
        }
    }

    /// - Parameters:
    ///   - resolverType: the type of the resolver; `nil` to search for it.
    ///   - moves: true to turn arms that can't be used elsewhere into methods, which the edits then do.
    ///   - isAdopted: returns true if a descriptor, by its full name, already has a spec.
    public func adopt(
        resolverType: String? = nil,
        moving moves: Bool = false,
        except isAdopted: (String) -> Bool = { _ in false }
    ) throws(AdoptionFailure) -> Adoption {
        let (resolver, others) = try choose(resolverType, isAdopted)
        let descriptors = DescriptorSearch(index: index, resolver: resolver).descriptors
        let judge = Judge(index: index, resolver: resolver, moves: moves)
        let verdicts = descriptors.map(judge.verdict)
        let names = SceneNames.make(for: descriptors.map(\.name))
        var (scenes, remainder): ([Adoption.Scene], [Adoption.Remainder]) = ([], [])
        var arms: [Judge.Adopted] = []
        for verdict in verdicts {
            let name = verdict.descriptor.name
            switch verdict.content {
            case .success(let adopted):
                if isAdopted(name), adopted.method != nil { continue }
                arms.append(adopted)
                if isAdopted(name) { continue }
                scenes.append(scene(names[name] ?? name, verdict.descriptor, adopted))
            case .failure where isAdopted(name): continue
            case .failure(let obstacle):
                let place = index.location(obstacle.place)
                remainder.append(Adoption.Remainder(descriptor: name, reason: obstacle.reason, place: place))
            }
        }
        let files = Set(resolver.openers.map(\.place.file)).sorted()
        let imports = Imports(files.flatMap { index.facts[$0].imports })
        return Adoption(
            resolver: described(resolver, among: [resolver]),
            otherResolvers: others.map { described($0, among: others + [resolver]) },
            conformance: resolver.conformance,
            output: resolver.output,
            returns: resolver.returns,
            handed: resolver.handed.map { Adoption.Parameter(name: $0.name, type: $0.type) },
            services: ServiceSearch(index: index, owner: resolver.owner).services,
            imports: imports.required,
            optionalImports: imports.optional,
            scenes: scenes.sorted { $0.name < $1.name },
            remainder: remainder,
            edit: ResolverEdit(index: index, resolver: resolver, arms: arms)
        )
    }

    private func choose(
        _ type: String?,
        _ isAdopted: (String) -> Bool
    ) throws(AdoptionFailure) -> (Resolver, others: [Resolver]) {
        let search = ResolverSearch(index: index)
        let all = search.resolvers
        let certain = all.filter(search.isCertain)
        let found = certain.isEmpty ? all.filter(search.isLikely) : certain
        if let type {
            let own = all.filter { $0.owner == type }
            let named = own.isEmpty ? all.filter { $0.isOf(type) || $0.qualifiedOwner == type } : own
            if let chosen = try mostLikely(distinct(named), isAdopted) {
                return (chosen, distinct(found).filter { !$0.isSameType(as: chosen) && !$0.owner.isEmpty })
            }
            if !found.isEmpty { throw .unknownResolver(distinct(found).map { described($0, among: found) }) }
        }
        guard let first = found.first else {
            let single = distinct(all.filter(\.isUsable)).filter { !$0.owner.isEmpty }
            throw .noResolver(
                enums: enums,
                registries: registries,
                single: single.map { described($0, among: all) },
                habits: habits
            )
        }
        let others = distinct(found).filter { !$0.isSameType(as: first) && !$0.owner.isEmpty }
        let ties = others.filter { $0.arms.count == first.arms.count && $0.isUsable == first.isUsable }
        if !ties.isEmpty { throw .severalResolvers(([first] + ties).map { described($0, among: found) }) }
        return (first, others)
    }

    /// Returns the likely one of several resolvers for one environment: adopted before, or else with the most arms.
    private func mostLikely(
        _ resolvers: [Resolver],
        _ isAdopted: (String) -> Bool
    ) throws(AdoptionFailure) -> Resolver? {
        func rank(_ resolver: Resolver) -> (Int, Int, Int, Int) {
            let types = resolver.arms.compactMap { index.resolve($0.arm.type, in: resolver.owner) }
            let asksFirst = resolver.openers.contains { $0.body.asksFirst }
            return (asksFirst ? 1 : 0, types.count(where: isAdopted), resolver.isUsable ? 1 : 0, resolver.arms.count)
        }
        guard let best = resolvers.max(by: { rank($0) < rank($1) }) else { return nil }
        let ties = resolvers.filter { rank($0) == rank(best) }
        // By another name or another folder, they can be told apart.
        let types = ties.map { described($0, among: resolvers) }
        if types.count > 1, types.allSatisfy({ type in types.count { $0.isChosen(like: type) } == 1 }) {
            throw .severalResolvers(types)
        }
        return ties.first
    }

    /// Returns one resolver for each type and module; functions outside of types can't be chosen.
    private func distinct(_ resolvers: [Resolver]) -> [Resolver] {
        let hasTypes = resolvers.contains { !$0.owner.isEmpty }
        return resolvers.enumerated().filter { position, resolver in
            if hasTypes, resolver.owner.isEmpty { return false }
            return !resolvers[..<position].contains { $0.isSameType(as: resolver) }
        }.map(\.element)
    }

    private var enums: [(function: String, type: String, place: SourceLocation)] {
        index.facts.flatMap(\.enumOpeners).filter { opener in
            guard opener.mayShowScreens,
                let type = index.resolve(opener.parameterType, in: opener.owner)
            else { return false }
            return index.declaration(of: type)?.keyword == "enum"
        }.map { opener in
            let function = opener.owner.isEmpty ? opener.name : "\(opener.owner).\(opener.name)"
            return (function, opener.parameterType, index.location(opener.place))
        }
    }

    private var registries: [(function: String, count: Int, place: SourceLocation)] {
        RegistrySearch(index: index, names: TypeNames(index: index)).registries.map {
            ($0.function, $0.count, index.location($0.place))
        }
    }

    private func scene(_ name: String, _ type: TypeFacts, _ adopted: Judge.Adopted) -> Adoption.Scene {
        Adoption.Scene(
            name: name,
            descriptor: type.name,
            parameters: adopted.parameters.compactMap { parameter in
                guard let label = parameter.label, let type = parameter.type else { return nil }
                return Adoption.Parameter(name: label, type: type, defaultValue: parameter.defaultValue)
            },
            builder: adopted.builder,
            differences: adopted.differences,
            place: index.location(type.place),
            armPlace: index.location(adopted.arm.place)
        )
    }

    /// Returns the name that tells it from others of its type: the type around its function, or else its module.
    private func choice(of resolver: Resolver, in around: String, among all: [Resolver], _ others: [Resolver]) -> String
    {
        if others.isEmpty { return resolver.owner }
        let isAlone = !around.isEmpty && !all.contains { $0.owner == around } && !others.contains { $0.isOf(around) }
        return isAlone ? around : resolver.qualifiedOwner
    }

    private func described(_ resolver: Resolver, among all: [Resolver]) -> Adoption.ResolverType {
        let opener = resolver.openers.first { !$0.isOverload } ?? resolver.openers[0]
        let around = opener.typeAround ?? resolver.owner
        let others = all.filter { $0.owner == resolver.owner && $0.part != resolver.part }
        return Adoption.ResolverType(
            type: resolver.owner,
            choice: choice(of: resolver, in: around, among: all, others),
            keyword: index.declaration(of: resolver.owner)?.keyword ?? "class",
            function: opener.name,
            typeAround: around,
            appFolder: resolver.appFolder,
            place: index.location(opener.place),
            isMainActor: resolver.isMainActor
        )
    }
}

/// The imports that a source with the app's expressions needs.
struct Imports {
    var required: [String]
    var optional: [String]

    init(_ all: [SourceFacts.Import]) {
        required = Set(all.filter { !$0.isConditional }.map(\.module)).sorted()
        optional = Set(all.filter(\.isConditional).map(\.module)).subtracting(required).sorted()
    }
}
