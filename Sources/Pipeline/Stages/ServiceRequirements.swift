/// Reads the requirements of service protocols that have no implementation or stub yet, both existing protocols and
/// those written in the same run.
struct ServiceRequirements {
    let project: Project
    let output: String

    /// Returns the requirements by protocol name, for services with something to be written. Core modules are read
    /// only for those.
    func read() throws(RunFailure) -> [String: ServiceProtocol] {
        let services = project.services.filter { !$0.isConcrete && (lacksImplementation($0) || lacksStub($0)) }
        if services.isEmpty { return [:] }
        let names = services.map(\.type.text)
        var known: [String: ProtocolRequirements] = [:]
        var implied: [String: Set<String>] = [:]
        var declared: Set<String> = []
        var wanted = Set(names)
        while !wanted.isEmpty {
            let sources = try sources(declaring: wanted)
            for bytes in sources {
                do throws(NestedTooDeeply) {
                    known.merge(try ProtocolRequirements.read(bytes)) { first, _ in first }
                    let outline = SourceOutline.read(bytes)
                    declared.formUnion(outline.otherTypes)
                    for block in outline.blocks {
                        if !block.isExtension { declared.insert(block.path) }
                        implied[block.path, default: []].formUnion(block.members)
                    }
                } catch {
                    // Whoever reads the source for itself tells it.
                    continue
                }
            }
            let parents = wanted.flatMap { known[$0]?.inherited ?? [] }
            wanted = sources.isEmpty ? [] : Set(parents).filter { known[$0] == nil && KnownModule.declaring($0) == nil }
        }
        let shapes = names.reduce(into: [:]) {
            $0[$1] = declared.contains($1) ? shape(of: $1, known, implied) : calledMembers(of: $1)
        }
        let types = shapes.values.flatMap { $0.requirements.flatMap(\.types) }
        let modules = modules(of: Set(types.flatMap { (try? SwiftType.read($0).get().customNames) ?? [] }))
        return shapes.mapValues { shape in
            var shape = shape
            shape.modules = modules
            return shape
        }
    }

    /// Returns the modules of types that no spec lists: only the sources say which core module has them.
    private func modules(of types: Set<String>) -> [String: String] {
        guard project.coreModules.count > 1 else { return [:] }
        let folders = project.coreModules.map { ($0.name, TargetPackage(output: output).display($0.sources)) }
        return DeclaringModules(folders).modules(of: types)
    }

    /// Returns the requirements of a scaffolded protocol.
    private func calledMembers(of name: String) -> ServiceProtocol {
        var shape = ServiceProtocol()
        let members = project.calledMembers(of: name).map(\.declaration)
        if members.isEmpty { return shape }
        let text = "protocol \(name) {\n\(members.joined(separator: "\n"))\n}"
        // The types are a spec's, which are nowhere nested so deeply.
        shape.requirements = (try? ProtocolRequirements.read(Array(text.utf8)))?[name]?.requirements ?? []
        return shape
    }

    /// The protocols that `Never` conforms to, which stands for associated types that nobody has chosen yet.
    private static let capabilities: Set<String> = ["Sendable", "Equatable", "Hashable", "Comparable", "Error"]

    /// Returns the protocol's requirements; without members if it isn't known which types have to be chosen.
    private func shape(
        of name: String,
        _ known: [String: ProtocolRequirements],
        _ implied: [String: Set<String>]
    ) -> ServiceProtocol {
        var (all, names, seen): ([ProtocolRequirements.Requirement], [String], Set<String>) = ([], [name], [])
        var openTypes: [ProtocolRequirements.AssociatedType] = []
        var (placeholders, aliases): (Set<String>, [String: String]) = ([], [:])
        while let next = names.popLast() {
            guard seen.insert(next).inserted, let own = known[next] else { continue }
            openTypes += own.associatedTypes.filter { type in
                !type.hasDefault && !openTypes.contains { $0.name == type.name }
            }
            all += own.requirements.filter { requirement in
                // An implementation has this one anyway.
                requirement.name != "init()" && implied[next]?.contains(requirement.name) != true
                    && !all.contains { $0.declaration == requirement.declaration }
            }
            placeholders.formUnion(own.associatedTypes.map(\.name))
            aliases.merge(own.aliases) { first, _ in first }
            names += own.inherited.sorted()
        }
        for position in all.indices { all[position].resolve(placeholders, aliases) }
        var shape = ServiceProtocol(inheriting: seen)
        let isKnown = openTypes.allSatisfy { !$0.isConstrained && $0.inherited.isSubset(of: Self.capabilities) }
        if isKnown { (shape.openTypes, shape.requirements) = (openTypes.map(\.name), all) }
        return shape
    }

    private func lacksImplementation(_ service: Service) -> Bool {
        service.defaultValue == nil && !isThere("\(project.appSources)/Services/\(service.implementationName).swift")
    }

    private func lacksStub(_ service: Service) -> Bool {
        guard service.stub == .json, !project.stubbedFeatures.isEmpty else { return false }
        let file = "StubAPIClient+\(service.type.text).swift"
        return !project.coreModules.contains { isThere("\($0.sources)TestSupport/\(file)") }
    }

    private func isThere(_ path: String) -> Bool {
        SourceFolder.exists(TargetPackage(output: output).display(path))
    }

    private func sources(declaring names: Set<String>) throws(RunFailure) -> [[UInt8]] {
        let search = DeclarationSearch(names)
        var sources: [[UInt8]] = []
        for module in project.coreModules {
            let folder = TargetPackage(output: output).display(module.sources)
            guard SourceFolder.exists(folder) else { continue }
            let files = try sound(SourceFolder(path: folder).files { search.mayFind(in: $0) })
            sources += files.map(\.bytes)
        }
        return sources
    }
}

extension ProtocolRequirements.Requirement {
    /// Takes names of its protocol for what they stand for, rather than for types of a module.
    fileprivate mutating func resolve(_ associatedTypes: Set<String>, _ aliases: [String: String]) {
        placeholders.formUnion(associatedTypes)
        let used = Set(types.flatMap { (try? SwiftType.read($0).get().names) ?? [] })
        for (name, type) in aliases.sorted(by: { $0.key < $1.key }) where used.contains(name) {
            placeholders.insert(name)
            types.append(type)
        }
    }
}
