/// Old screens lie in the app, or in a module of `kind: legacy`, which otherwise has only handwritten scenes. Those
/// may be anywhere, and the app can have scenes of all styles.
enum LegacyScenes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for module in specs.features where !specs.isUnread(.moduleFile(module.name.value)) {
            for scene in module.scenes where !specs.isUnread(.scene(scene.name.value)) {
                guard !specs.isUnread(.style(scene: scene.name.value)) else { continue }
                checkPlace(of: scene, in: module, specs, problems)
                checkClass(of: scene, specs, problems)
                checkParts(of: scene, problems)
            }
            guard specs.holdsLegacyScenes(module), !module.useCases.isEmpty, let place = module.keyPlaces[.useCases]
            else { continue }
            problems.report(
                .wrongModule,
                at: place,
                module.kind.value == .legacy
                    ? "'\(module.name.value)' holds old screens only, and no use cases"
                    : "'\(module.name.value)' is the app, and the app can't have use cases",
                "put the use case into a feature, or make it a service"
            )
        }
    }

    private static func checkPlace(
        of scene: SceneSpec,
        in module: ModuleSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let (name, app) = (module.name.value, specs.project.app.value)
        if scene.style.value.isOld, !specs.holdsLegacyScenes(module) {
            problems.report(
                .wrongModule,
                at: scene.style.location,
                "'\(name)' is a feature, and an old screen can't be in one",
                "move the spec to '\(specs.path(of: app))/', or to the folder of a module of 'kind: legacy'"
            )
        } else if scene.style.value.isEmitted, module.kind.value == .legacy {
            problems.report(
                .wrongModule,
                at: scene.style.location,
                "'\(name)' holds old screens only, and '\(scene.name.value)' isn't one",
                name == app
                    ? "remove 'kind: legacy' from '\(specs.path(of: name))/module.yml': the app holds scenes of all styles"
                    : "write 'style: legacy', or move the spec to a feature's folder or to '\(specs.path(of: app))/'"
            )
        }
    }

    private static func checkClass(of scene: SceneSpec, _ specs: SpecIndex, _ problems: ProblemCollector) {
        let isLegacy = scene.style.value.isOld
        if !isLegacy, let place = scene.place(of: .lifetime) {
            problems.report(
                .misplacedKey,
                at: place,
                "only a scene of the style 'legacy' has a 'lifetime'",
                "remove it, or write 'style: legacy'"
            )
        }
        if !isLegacy, let place = scene.place(of: .class) {
            problems.report(
                .misplacedKey,
                at: place,
                "only a scene of the style 'legacy' has a 'class'",
                "remove it, or write 'style: legacy'"
            )
        } else if let type = scene.legacyClass, let meaning = meaning(of: type.value.text, specs) {
            problems.report(
                .reservedName,
                at: type.location,
                "the class of an old screen can't be called '\(type.value.text)': that is \(meaning)",
                type.value.text == "Descriptor"
                    ? "declare another name for it, for example 'typealias Old\(scene.name.value) = Descriptor', and write that here"
                    : "rename the class"
            )
        } else if let type = scene.legacyClass, !type.value.mayBeClass {
            problems.report(
                .invalidSwift,
                at: type.location,
                "'\(type.value.text)' can't be the class of a view controller",
                "write the name of a class, for example: class: Old\(scene.name.value)ViewController"
            )
        } else if isLegacy, scene.legacyClass == nil, !specs.isUnread(.legacyClass(scene: scene.name.value)) {
            problems.report(
                .missingKey,
                at: scene.style.location,
                "the spec of an old screen says which class shows it",
                "add it, for example: class: Old\(scene.name.value)ViewController"
            )
        }
    }

    private static func meaning(of type: String, _ specs: SpecIndex) -> String? {
        switch type {
        case "Descriptor": "what its view builder resolves"
        case specs.project.environmentName: "what the app's side effects are in"
        default: nil
        }
    }

    private static func checkParts(of scene: SceneSpec, _ problems: ProblemCollector) {
        guard !scene.style.value.isEmitted else { return }
        for (key, place) in scene.strays {
            let kind = scene.style.value.isOld ? "an old screen" : "a handwritten scene"
            problems.report(
                .misplacedKey,
                at: place,
                "\(kind) has no '\(key.rawValue)': what it does is its own business",
                scene.style.value.isOld ? "remove it" : "remove it, or write the scene's new style"
            )
        }
    }
}

extension SpecIndex {
    /// Returns true if the module is the app, or of `kind: legacy`.
    func holdsLegacyScenes(_ module: ModuleSpec) -> Bool {
        module.kind.value == .legacy || module.name.value == project.app.value
    }
}
