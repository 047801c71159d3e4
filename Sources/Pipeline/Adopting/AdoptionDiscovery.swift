/// The descriptors that the generated switch opens without a spec when the project's spec has `discover`.
struct AdoptionDiscovery {
    let pattern: BuilderPattern
    /// The descriptors that the team's own resolver kept opening before this adoption.
    private let excepted: Set<String>
    /// The descriptors by full name.
    private let descriptors: [String: DeclaredDescriptor]
    /// The number of descriptors whose scenes would have the same file name.
    private let namesakes: [String: Int]

    /// Creates the discovery of an existing project; `nil` if its spec has no `discover`.
    init?(of specs: SpecSet, output: String) {
        guard let spec = specs.project.descriptors, let pattern = spec.discovery,
            let found = DescriptorSources(specs, output: output)?.read().descriptors
        else { return nil }
        self.init(pattern.value, excepted: Set(spec.exceptions.map(\.value)), found)
    }

    /// Creates the discovery of a new project; `nil` if the sources have descriptors that the adoption doesn't know,
    /// or if scenes are built in too many different ways.
    init?(beginningWith adoption: Adoption, _ module: AppModule, output: String) {
        guard let conformance = adoption.conformance else { return nil }
        let sources = DescriptorSources(
            output: output,
            conformance: conformance,
            app: (module.name, module.sources)
        )
        guard let found = sources.read().descriptors else { return nil }
        let known = Set(adoption.scenes.map(\.descriptor) + adoption.remainder.map(\.descriptor))
        guard !found.isEmpty, known.isSuperset(of: found.map(\.name)) else { return nil }
        let names = Set(found.map(\.name))
        let scenes = adoption.scenes.filter { names.contains($0.descriptor) }
        guard let pattern = AdoptionDiscovery.pattern(of: scenes) else { return nil }
        self.init(pattern, excepted: [], found)
    }

    private init(_ pattern: BuilderPattern, excepted: Set<String>, _ found: [DeclaredDescriptor]) {
        self.pattern = pattern
        self.excepted = excepted
        descriptors = Dictionary(found.map { ($0.name, $0) }) { first, _ in first }
        namesakes = Dictionary(descriptors.values.map { ($0.scene.foldedAsFileName, 1) }, uniquingKeysWith: +)
    }

    /// Returns the pattern that more than half of the builders follow; else that of view builders, if there are any.
    private static func pattern(of scenes: [Adoption.Scene]) -> BuilderPattern? {
        let standard = BuilderPattern.standard(of: BuilderPattern.placeholder)
        let patterns = scenes.map { BuilderPattern.pattern(of: $0.builder, scene: $0.name) }
        let counts = Dictionary(patterns.map { ($0, 1) }, uniquingKeysWith: +)
        if let most = counts.first(where: { $0.value * 2 > scenes.count }), most.value > 1, most.key != standard {
            return BuilderPattern(most.key)
        }
        return counts[standard] == nil ? nil : BuilderPattern()
    }

    /// Returns true if the switch opens a scene in the same way without a spec.
    func covers(_ scene: Adoption.Scene) -> Bool {
        guard let descriptor = descriptors[scene.descriptor], descriptor.obstacle == nil,
            descriptor.scene == scene.name, !AdoptedScene.hasReservedCase(scene.name),
            namesakes[scene.name.foldedAsFileName] == 1
        else { return false }
        let text = pattern.builder(of: scene.name)?.text ?? BuilderPattern.standard(of: scene.name)
        return text == scene.builder
    }

    /// Returns true if the switch already opens a descriptor without a spec.
    private func opens(_ descriptor: String) -> Bool {
        descriptors[descriptor]?.obstacle == nil && descriptors[descriptor] != nil && !excepted.contains(descriptor)
    }

    /// Returns the adoption without the descriptors that the switch already opens, and their number.
    func leavingOut(_ adoption: Adoption) -> (rest: Adoption, count: Int) {
        var rest = adoption
        rest.scenes.removeAll { opens($0.descriptor) && covers($0) }
        rest.remainder.removeAll { opens($0.descriptor) }
        let count = adoption.scenes.count + adoption.remainder.count - rest.scenes.count - rest.remainder.count
        return (rest, count)
    }

    /// Returns the descriptors that the team's own resolver keeps opening, sorted by name.
    func exceptions(in adoption: Adoption) -> [String] {
        adoption.remainder.map(\.descriptor).filter { descriptors[$0] != nil }.sorted()
    }

    /// Returns the descriptors that it has opened so far and the switch now opens.
    func formerExceptions(in adoption: Adoption) -> [String] {
        adoption.scenes.map(\.descriptor).filter(excepted.contains).sorted()
    }
}
