/// Scenes with a descriptor of the team's own are handwritten, and lie in the app's folder.
enum AdoptedScenes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for module in specs.specs.modules {
            for scene in module.adoptedScenes where !specs.isUnread(.scene(scene.name.value)) {
                checkForm(of: scene, in: module, specs, problems)
                checkParts(of: scene, problems)
            }
        }
        checkDescriptors(specs.specs.adoptedScenes, problems)
        checkCases(specs.specs.adoptedScenes, problems)
    }

    private static func checkForm(
        of scene: SceneSpec,
        in module: ModuleSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard let descriptor = scene.descriptor, let place = scene.place(of: .descriptor) else { return }
        let app = specs.project.app.value
        if !scene.style.value.isHandwritten, !specs.isUnread(.style(scene: scene.name.value)) {
            problems.report(
                .misplacedKey,
                at: place,
                "only a scene of the style 'handwritten' has a 'descriptor' of your own",
                "write 'style: handwritten', or remove 'descriptor': vipergen then generates it"
            )
        } else if module.name.value != app, !specs.isUnread(.projectNames) {
            problems.report(
                .wrongModule,
                at: place,
                "'\(module.name.value)' isn't the app, and only scenes of the app have a 'descriptor' of your own",
                "move the spec to '\(specs.path(of: app))/', or remove 'descriptor' and delete '\(descriptor.value.text)': vipergen then generates it"
            )
        } else if !descriptor.value.isPath {
            problems.report(
                .invalidSwift,
                at: descriptor.location,
                "'\(descriptor.value.text)' can't be a descriptor",
                "write the name of a type, for example: descriptor: \(scene.name.value)Descriptor"
            )
        }
    }

    /// Reports keys that would need generated code.
    private static func checkParts(of scene: SceneSpec, _ problems: ProblemCollector) {
        let keys: [SceneKeys] = [
            .class, .lifetime, .routes, .returns, .links, .output, .variants, .descriptorConformances,
        ]
        let others = keys.compactMap { key in scene.place(of: key).map { (key: key, place: $0) } }
        for (key, place) in scene.strays + others {
            problems.report(
                .misplacedKey,
                at: place,
                "a scene whose descriptor is your own has no '\(key.rawValue)'",
                "remove it"
            )
        }
    }

    /// Reports descriptors that two scenes name: each is one case of the switch.
    private static func checkDescriptors(_ scenes: [SceneSpec], _ problems: ProblemCollector) {
        var seen: [String: SceneSpec] = [:]
        for scene in scenes {
            guard let descriptor = scene.descriptor,
                let other = seen.updateValue(scene, forKey: descriptor.value.text)
            else { continue }
            problems.report(
                .duplicateName,
                at: descriptor.location,
                "'\(descriptor.value.text)' is the descriptor of '\(other.name.value)' already",
                notes: [
                    Diagnostic.Note(
                        "one scene has it; delete the other spec, or name its descriptor",
                        at: other.descriptor?.location ?? other.name.location
                    )
                ]
            )
        }
    }

    /// Reports names that can't be a case of the enum. Names that differ only in capitals are left to another rule.
    private static func checkCases(_ scenes: [SceneSpec], _ problems: ProblemCollector) {
        for scene in scenes where AdoptedScene.hasReservedCase(scene.name.value) {
            problems.report(
                .reservedName,
                at: scene.name.location,
                "an adopted scene can't be called '\(scene.name.value)': a case of that name means something else in Swift",
                "rename the scene"
            )
        }
    }
}

extension SwiftType {
    /// True if it is a name, with or without dots: `Screens.FilmDescriptor`.
    fileprivate var isPath: Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
            if case .success = SwiftIdentifier.read(String($0)) { true } else { false }
        }
    }
}
