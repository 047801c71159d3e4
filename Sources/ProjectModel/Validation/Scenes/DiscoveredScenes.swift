/// The specs, with the scenes whose descriptors only the sources name.
struct DiscoveredScenes {
    private(set) var specs: SpecSet
    private(set) var diagnostics: [Diagnostic] = []
    private let descriptors: [DeclaredDescriptor]
    /// The specs of adopted scenes, by their descriptors' full names and all shorter ones: a spec may name the module.
    private let specPaths: [String: String]

    /// Adds the scenes if the project asks for them and its sources have been read.
    init(in specs: SpecSet, facts: TargetPackageFacts) {
        self.specs = specs
        descriptors = facts.descriptors ?? []
        guard let spec = specs.project.descriptors, let pattern = spec.discovery, facts.descriptors != nil else {
            specPaths = [:]
            return
        }
        specPaths = DiscoveredScenes.specPaths(of: specs.adoptedScenes)
        checkExceptions(spec.exceptions)
        let excepted = Set(spec.exceptions.map(\.value))
        let open = descriptors.map { $0.besides(excepted) }
        let left = open.filter { !excepted.contains($0.name) && specPaths[$0.name] == nil }
        // One that the own resolver or a spec opens is still what it inherits from.
        let mistaken = open.filter { $0.obstacle?.bases.isEmpty == false && !left.contains($0) }
        (left + mistaken).forEach { reportObstacle(to: $0) }
        add(left.filter { $0.obstacle == nil }, builtBy: pattern.value)
        if descriptors.isEmpty, specs.adoptedScenes.isEmpty, let conformance = spec.conformance {
            report(
                .unknownName,
                at: conformance.location,
                "no type in the sources conforms to '\(conformance.value)'",
                ["write the name of your descriptors' protocol, or remove 'discover'"]
            )
        }
        // Those that can't be read may name any.
        if !specs.unread.isEmpty { diagnostics = [] }
    }

    private mutating func add(_ descriptors: [DeclaredDescriptor], builtBy pattern: BuilderPattern) {
        var known: [String: SourceLocation] = [:]
        for scene in specs.modules.flatMap({ $0.scenes + $0.adoptedScenes }) {
            known[scene.name.value.foldedAsFileName] = scene.name.location
        }
        var found: [SceneSpec] = []
        for descriptor in descriptors {
            let name = descriptor.scene.foldedAsFileName
            if let other = known[name] {
                reportClash(of: descriptor, with: other)
                continue
            }
            known[name] = descriptor.place
            if isReserved(descriptor.scene) {
                report(
                    .reservedName,
                    at: descriptor.place,
                    "the scene of '\(descriptor.name)' can't be called '\(descriptor.scene)': a case of that name means something else in Swift",
                    [remedy(for: descriptor)]
                )
            } else {
                found.append(SceneSpec(descriptor, builtBy: pattern))
            }
        }
        guard !found.isEmpty else { return }
        let app = specs.project.app
        if !specs.modules.contains(where: { $0.name.value == app.value }) {
            specs.modules.append(ModuleSpec(path: specs.project.path, name: app))
            specs.modules.sort { $0.name.value.precedesInBytes($1.name.value) }
        }
        for position in specs.modules.indices where specs.modules[position].name.value == app.value {
            specs.modules[position].adoptedScenes = (specs.modules[position].adoptedScenes + found)
                .sorted { $0.name.value.precedesInBytes($1.name.value) }
        }
    }

    private func isReserved(_ scene: String) -> Bool {
        if case .failure = SwiftIdentifier.read(scene) { return true }
        return AdoptedScene.hasReservedCase(scene)
    }

    private static func specPaths(of scenes: [SceneSpec]) -> [String: String] {
        var paths: [String: String] = [:]
        for scene in scenes {
            guard var name = scene.descriptor?.value.text[...] else { continue }
            while true {
                let key = String(name)
                if paths[key] == nil { paths[key] = scene.path }
                guard let dot = name.firstIndex(of: ".") else { break }
                name = name[name.index(after: dot)...]
            }
        }
        return paths
    }

    private mutating func checkExceptions(_ exceptions: [Located<String>]) {
        if exceptions.isEmpty { return }
        let names = Set(descriptors.map(\.name))
        let sorted = names.sorted()
        for exception in exceptions {
            if let path = specPaths[exception.value] {
                report(
                    .conflictingKeys,
                    at: exception.location,
                    "'\(exception.value)' has a spec, and so isn't left to your own resolver",
                    ["remove it here, or delete '\(path)'"]
                )
            } else if !names.contains(exception.value) {
                let near = NearName.find(exception.value, in: sorted)
                report(
                    .unknownName,
                    at: exception.location,
                    "unknown descriptor '\(exception.value)'",
                    [near.map { "did you mean '\($0)'?" } ?? "remove it: no type of this name is a descriptor"]
                )
            }
        }
    }

    private mutating func reportObstacle(to descriptor: DeclaredDescriptor) {
        guard let obstacle = descriptor.obstacle else { return }
        report(
            .descriptorOutOfReach,
            at: descriptor.place,
            "the generated switch can't open '\(descriptor.name)': \(obstacle.reason)",
            ["\(obstacle.remedy), or \(exception(of: descriptor))"]
        )
    }

    private mutating func reportClash(of descriptor: DeclaredDescriptor, with other: SourceLocation) {
        diagnostics.append(
            Diagnostic(
                .duplicateName,
                at: descriptor.place,
                "'\(descriptor.name)' would open the scene '\(descriptor.scene)', and there is one of that name already",
                notes: [
                    Diagnostic.Note("the other one is here", at: other),
                    Diagnostic.Note(remedy(for: descriptor)),
                ]
            )
        )
    }

    private func remedy(for descriptor: DeclaredDescriptor) -> String {
        let name = otherName(for: descriptor)
        let file = "\(folder)\(specs.project.app.value)/\(name).yml"
        return
            "write '\(file)' with 'scene: \(name)', 'style: handwritten', 'descriptor: \(descriptor.name)' and its 'builder', or \(exception(of: descriptor))"
    }

    /// Returns a name with the types around the descriptor, or all of its own name.
    private func otherName(for descriptor: DeclaredDescriptor) -> String {
        let parts = descriptor.name.split(separator: ".").map(String.init)
        let last = parts.last ?? descriptor.name
        let around = parts.dropLast().joined()
        if !around.isEmpty { return around + descriptor.scene }
        return last == descriptor.scene ? last + "Scene" : last
    }

    private func exception(of descriptor: DeclaredDescriptor) -> String {
        let bases = descriptor.obstacle?.bases ?? []
        return DescriptorTypes.remedy(
            leaving: bases.isEmpty ? [descriptor.name] : bases,
            besides: specs.project.descriptors?.exceptions.map(\.value) ?? [],
            in: specs.project.path
        )
    }

    /// The folder of the specs, with a slash at its end.
    private var folder: String {
        specs.project.path.lastIndex(of: "/").map { String(specs.project.path[...$0]) } ?? ""
    }

    private mutating func report(
        _ kind: DiagnosticKind,
        at place: SourceLocation,
        _ message: String,
        _ notes: [String]
    ) {
        diagnostics.append(Diagnostic(kind, at: place, message, notes: notes.map { Diagnostic.Note($0) }))
    }
}

extension DeclaredDescriptor {
    /// Returns the descriptor without obstacles in types that the team's own resolver opens: if those are its only
    /// bases, it can be opened.
    fileprivate func besides(_ excepted: Set<String>) -> DeclaredDescriptor {
        guard var obstacle, !obstacle.bases.isEmpty else { return self }
        obstacle.bases.removeAll(where: excepted.contains)
        var descriptor = self
        descriptor.obstacle = obstacle.bases.isEmpty ? nil : obstacle
        return descriptor
    }
}
