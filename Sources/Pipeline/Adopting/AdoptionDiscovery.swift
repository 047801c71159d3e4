import Adoption
import Basics
import ProjectModel
import SwiftReading

/// What the generated switch opens without a spec, once `discover` is in the project's.
struct AdoptionDiscovery {
    let pattern: BuilderPattern
    /// Those that the team's own resolver goes on opening, before this adoption.
    private let excepted: Set<String>
    /// By full name.
    private let descriptors: [String: DeclaredDescriptor]
    /// How many of them lead to scenes whose files would be called alike.
    private let namesakes: [String: Int]

    /// Of a project that has it.
    init?(of specs: SpecSet, output: String) {
        guard let spec = specs.project.descriptors, let pattern = spec.discovery,
            let found = DescriptorSources(specs, output: output)?.read().descriptors
        else { return nil }
        self.init(pattern.value, excepted: Set(spec.exceptions.map(\.value)), found)
    }

    /// Of a project that begins with it: `nil` where the sources have descriptors that the adoption doesn't know, and where scenes
    /// are built in as many ways as there are.
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

    /// The one that more than half of the builders follow; else that of view builders, as long as there are some.
    private static func pattern(of scenes: [Adoption.Scene]) -> BuilderPattern? {
        let standard = BuilderPattern.standard(of: BuilderPattern.placeholder)
        let patterns = scenes.map { BuilderPattern.pattern(of: $0.builder, scene: $0.name) }
        let counts = Dictionary(patterns.map { ($0, 1) }, uniquingKeysWith: +)
        if let most = counts.first(where: { $0.value * 2 > scenes.count }), most.value > 1, most.key != standard {
            return BuilderPattern(most.key)
        }
        return counts[standard] == nil ? nil : BuilderPattern()
    }

    /// Whether the switch opens a scene in the same way without a spec.
    func covers(_ scene: Adoption.Scene) -> Bool {
        guard let descriptor = descriptors[scene.descriptor], descriptor.obstacle == nil,
            descriptor.scene == scene.name, !AdoptedScene.hasReservedCase(scene.name),
            namesakes[scene.name.foldedAsFileName] == 1
        else { return false }
        let text = pattern.builder(of: scene.name)?.text ?? BuilderPattern.standard(of: scene.name)
        return text == scene.builder
    }

    /// Whether the switch opens a descriptor now, without a spec.
    private func opens(_ descriptor: String) -> Bool {
        descriptors[descriptor]?.obstacle == nil && descriptors[descriptor] != nil && !excepted.contains(descriptor)
    }

    /// The adoption without what the switch opens now, and how much that is.
    func leavingOut(_ adoption: Adoption) -> (rest: Adoption, count: Int) {
        var rest = adoption
        rest.scenes.removeAll { opens($0.descriptor) && covers($0) }
        rest.remainder.removeAll { opens($0.descriptor) }
        let count = adoption.scenes.count + adoption.remainder.count - rest.scenes.count - rest.remainder.count
        return (rest, count)
    }

    /// Those that the team's own resolver goes on opening, in the order of their names.
    func exceptions(in adoption: Adoption) -> [String] {
        adoption.remainder.map(\.descriptor).filter { descriptors[$0] != nil }.sorted()
    }

    /// Those that it opened so far, and the switch does from now on.
    func formerExceptions(in adoption: Adoption) -> [String] {
        adoption.scenes.map(\.descriptor).filter(excepted.contains).sorted()
    }
}
