/// Finds the descriptors in sources: the types that conform to the team's protocol, directly or indirectly.
///
/// For example: `DescriptorFinder(sources, conformingTo: "ScreenDescriptor", jobs: 2).descriptors`.
public struct DescriptorFinder: Sendable {
    private let index: AppIndex
    /// The protocol with the types around it, if a source declares it.
    private let conformance: String
    private let app: (module: String, folder: String)

    /// - Parameters:
    ///   - sources: the team's sources; at least those that mention the protocol.
    ///   - conformance: the protocol as the specs name it.
    ///   - app: the app's module, and the folder of its sources.
    ///   - manifests: the manifests, which define the modules of sources.
    ///   - packages: the folders of Swift packages, whose modules are the folders in their `Sources`.
    public init(
        _ sources: [AppSource],
        conformingTo conformance: String,
        app: (module: String, folder: String),
        jobs: Int,
        manifests: [AppManifest] = [],
        packages: Set<String> = []
    ) {
        index = AppIndex(sources, jobs: jobs, manifests: manifests, packages: packages)
        self.conformance = index.resolve(conformance) ?? index.unaliased(conformance, in: "")
        self.app = app
    }

    /// Returns true if people wrote a source, and it isn't for tests.
    public static func isTeams(_ path: String) -> Bool {
        let folders = path.split(separator: "/").dropLast()
        return !folders.contains("Generated") && !folders.contains { $0.hasSuffix("Tests") }
    }

    /// Returns true if the comment at its top says that a tool generated it.
    public static func isGenerated(_ source: [UInt8]) -> Bool { GeneratedMark.find(in: source) != nil }

    /// The problems of sources that can't be parsed.
    public var problems: [Diagnostic] { index.facts.compactMap(\.problem) }

    /// Words by which other sources may declare further descriptors: conforming protocols and classes, aliases, and
    /// types that are extended but not declared here.
    public var names: Set<String> {
        let conforming = index.facts.flatMap(\.types).filter(conforms)
        let inherited = conforming.filter { $0.isProtocol || ($0.keyword == "class" && !$0.isFinal) }
        var names = Set([String(conformance.lastPart)] + inherited.map(\.lastName))
        var extended = Set(
            conforming.filter { $0.isExtension && index.declaration(of: $0.name) == nil }.map(\.lastName)
        )
        let nested = index.facts.flatMap(\.types).flatMap(\.members.aliases)
        let aliases = index.facts.flatMap(\.aliases).map { ($0.name, $0.type) } + nested.map { ($0.key, $0.value) }
        let meanings = aliases.map { name, type in
            (name, type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        }
        // One alias may lead to another, in whatever order.
        var count: Int
        repeat {
            count = names.count + extended.count
            for (name, words) in meanings {
                if !names.isDisjoint(with: words) { names.insert(name) }
                if extended.contains(name), let target = words.last {
                    names.insert(target)
                    extended.insert(target)
                }
            }
        } while names.count + extended.count > count
        return names.union(extended)
    }

    /// The descriptors, in the order of their places.
    public var descriptors: [DeclaredDescriptor] {
        var seen: Set<String> = []
        let conforming = index.facts.flatMap(\.types).filter { !$0.isProtocol && conforms($0) }
        let types = conforming.map { declaration(of: $0) }.filter { !$0.isProtocol && seen.insert($0.name).inserted }
        let all = Set(types.map(\.name))
        return types.sorted { (path(of: $0), $0.place.offset) < (path(of: $1), $1.place.offset) }
            .map { descriptor($0, among: all) }
    }

    /// Returns the declaration of an extended type, which may be an alias or be in a framework.
    private func declaration(of block: TypeFacts) -> TypeFacts {
        if !block.isExtension { return block }
        let name = index.resolve(block.name) ?? index.unaliased(block.name, in: "")
        return index.declaration(of: name) ?? block
    }

    private func conforms(_ block: TypeFacts) -> Bool {
        if block.name == conformance { return false }
        return index.parents(of: block).contains { parent in
            isConformance(parent, writtenIn: block) || index.ancestors(of: parent).contains(conformance)
        }
    }

    /// Returns true if a parent is the protocol. SwiftUI has a `Scene`, too: a nested protocol needs its outer type
    /// before it or around it.
    private func isConformance(_ parent: String, writtenIn block: TypeFacts) -> Bool {
        guard parent == conformance || parent.hasSuffix(".\(conformance)") else { return false }
        guard let outer = conformance.split(separator: ".").dropLast().last else { return true }
        return block.name.split(separator: ".").contains(outer)
            || block.inherited.contains { $0.lastPart == conformance.lastPart && $0.contains(".") }
            || block.inherited.allSatisfy { $0.lastPart != conformance.lastPart }
    }

    private func descriptor(_ type: TypeFacts, among descriptors: Set<String>) -> DeclaredDescriptor {
        var result = DeclaredDescriptor(
            name: type.name,
            scene: SceneNames.name(of: type.name),
            place: index.location(type.place)
        )
        result.module = otherModule(of: type)
        result.parameters = ParametersReader(index: index).parameters(of: type).parameters.compactMap { parameter in
            guard let name = parameter.label, let type = parameter.type.flatMap({ try? SwiftType.read($0).get() })
            else { return nil }
            let value = parameter.defaultValue.flatMap { try? SwiftExpression.read($0).get() }
            return DeclaredDescriptor.Parameter(name: name, type: type, defaultValue: value)
        }
        result.obstacle = obstacle(to: type, among: descriptors)
        return result
    }

    private func obstacle(to type: TypeFacts, among descriptors: Set<String>) -> DeclaredDescriptor.Obstacle? {
        let own = index.blocks(of: type.name).filter(conforms)
        if type.isHidden { return .init("it is private", "make it internal") }
        if !type.isExtension, !type.isExported, let module = otherModule(of: type) {
            return .init("it isn't public, and '\(module)' is another module", "make it public")
        }
        if type.isGeneric { return .init("it is generic", "make a type of it that isn't") }
        if type.isConditional { return .init("it is declared in an '#if'", "move it out of that") }
        if !own.isEmpty, own.allSatisfy(\.isConditional) {
            return .init("it conforms to '\(conformance)' in an '#if'", "move that out of it")
        }
        if type.isAvailableInPart {
            return .init("it isn't available everywhere: it has an '@available'", "remove that")
        }
        if let other = index.blocks(of: type.name).first(where: { !$0.isExtension && $0.place != type.place }) {
            let place = index.location(other.place)
            return .init("it is declared twice, also in '\(place.path)', line \(place.line)", "rename one of them")
        }
        let bases = index.ancestors(of: type.name).intersection(descriptors).sorted()
        if let base = bases.first {
            let reason = "it inherits from '\(base)', which is a descriptor, too"
            return .init(reason, "let only one of them be one", bases: bases)
        }
        return nil
    }

    /// Returns the module of a type; `nil` for the app's own, or if it is unknown.
    private func otherModule(of type: TypeFacts) -> String? {
        let path = path(of: type)
        if app.folder == "." || path.hasPrefix(app.folder + "/") { return nil }
        let module = index.module(of: type.place.file)
        return module == app.module ? nil : module
    }

    private func path(of type: TypeFacts) -> String { index.sources[type.place.file].path }
}
