public import Diagnostics
import SwiftReading

/// Finds out what can be adopted of an app.
///
/// For example: `try Adopter(sources, jobs: 2).adopt()`, with each Swift source below the app's folder.
public struct Adopter: Sendable {
    private let index: AppIndex

    public init(_ sources: [AppSource], jobs: Int) {
        index = AppIndex(sources, jobs: jobs)
    }

    /// Sources that can't be read as Swift, which are left out.
    public var problems: [Diagnostic] {
        index.facts.compactMap(\.problem).map { problem in
            var problem = problem
            problem.severity = .warning
            return problem
        }
    }

    /// - Parameters:
    ///   - resolverType: the type of the resolver, where it isn't to be found out.
    ///   - moves: whether arms that can't stand elsewhere become methods, which the edits then make of them.
    ///   - isAdopted: whether a descriptor, by its full name, has a spec already.
    public func adopt(
        resolverType: String? = nil,
        moving moves: Bool = false,
        except isAdopted: (String) -> Bool = { _ in false }
    ) throws(AdoptionFailure) -> Adoption {
        let (resolver, others) = try choose(resolverType)
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
            resolver: described(resolver),
            otherResolvers: others.map(described),
            conformance: resolver.conformance,
            output: resolver.output,
            returns: resolver.returns,
            services: ServiceSearch(index: index, owner: resolver.owner).services,
            imports: imports.required,
            optionalImports: imports.optional,
            scenes: scenes.sorted { $0.name < $1.name },
            remainder: remainder,
            edit: ResolverEdit(index: index, resolver: resolver, arms: arms)
        )
    }

    private func choose(_ type: String?) throws(AdoptionFailure) -> (Resolver, others: [Resolver]) {
        let found = ResolverSearch(index: index).resolvers
        guard let first = found.first else { throw .noResolver(enums: enums, registries: registries) }
        if let type {
            guard let chosen = found.first(where: { $0.isOf(type) }) else {
                throw .unknownResolver(distinct(found).map(described))
            }
            return (chosen, found.filter { $0.owner != chosen.owner })
        }
        let others = distinct(found).filter { $0.owner != first.owner && !$0.owner.isEmpty }
        let ties = others.filter { $0.arms.count == first.arms.count && $0.isUsable == first.isUsable }
        if !ties.isEmpty { throw .severalResolvers(([first] + ties).map(described)) }
        return (first, others)
    }

    /// One for each type; what belongs to none can't be chosen.
    private func distinct(_ resolvers: [Resolver]) -> [Resolver] {
        var seen: Set<String> = resolvers.contains { !$0.owner.isEmpty } ? [""] : []
        return resolvers.filter { seen.insert($0.owner).inserted }
    }

    private var enums: [(function: String, type: String, place: SourceLocation)] {
        index.facts.flatMap(\.enumOpeners).filter { opener in
            guard opener.result.contains("View") || opener.result.contains("Controller"),
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

    private func described(_ resolver: Resolver) -> Adoption.ResolverType {
        let opener = resolver.openers.first { !$0.isOverload } ?? resolver.openers[0]
        let declared = index.declaration(of: resolver.owner)
        let actors = ActorSearch(index: index)
        let isMainActor = resolver.openers.contains { actors.isOnMainActor($0) }
        return Adoption.ResolverType(
            type: resolver.owner,
            keyword: declared?.keyword ?? "class",
            function: opener.name,
            typeAround: opener.typeAround ?? resolver.owner,
            place: index.location(opener.place),
            isMainActor: isMainActor || (opener.typeAround == nil && declared?.isMainActor == true)
        )
    }
}

/// What a source that has the resolver's expressions has to import.
private struct Imports {
    var required: [String]
    var optional: [String]

    init(_ all: [SourceFacts.Import]) {
        required = Set(all.filter { !$0.isConditional }.map(\.module)).sorted()
        optional = Set(all.filter(\.isConditional).map(\.module)).subtracting(required).sorted()
    }
}
