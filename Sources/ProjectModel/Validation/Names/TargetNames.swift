/// Every target of the package has a unique name, also as macOS compares file names.
enum TargetNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        var seen: [String: EmittedNames.Declaration] = [:]
        for target in all(of: specs) {
            let key = target.name.foldedAsFileName
            guard let other = seen[key] else {
                seen[key] = target
                continue
            }
            // Of two modules that clash, their other targets clash as well: it is told once.
            guard !other.owner.isSpelled(like: target.owner), !isFollowUp(target, other) else { continue }
            let isSame = other.name.isSpelled(like: target.name)
            problems.report(
                isSame ? .duplicateName : .nameClash,
                at: target.location,
                isSame
                    ? "\(target.owner) and \(other.owner) both have a target '\(target.name)'"
                    : "the targets '\(target.name)' and '\(other.name)' differ only in "
                        + target.name.foldedDifference(from: other.name),
                notes: [
                    Diagnostic.Note("the other one comes from \(other.owner); rename one of them", at: other.location)
                ]
            )
        }
    }

    private static func isFollowUp(_ target: EmittedNames.Declaration, _ other: EmittedNames.Declaration) -> Bool {
        let base = { (owner: String) in owner.split(separator: "'").last.map { $0.foldedAsFileName } }
        return base(target.owner) == base(other.owner) && base(target.owner) != target.name.foldedAsFileName
    }

    /// Returns the targets of all modules, in a fixed order.
    static func all(of specs: SpecIndex) -> [EmittedNames.Declaration] {
        let project = specs.project
        let makesBundles = project.build.contains { $0.value != .swiftpm }
        var targets: [EmittedNames.Declaration] = []
        if !specs.isUnread(.projectNames) {
            let isLibrary = project.appModule?.value != .application
            let suffixes =
                ["", "Tests"] + (isLibrary ? ["Headless"] : []) + (isLibrary && project.hasAppTarget ? ["App"] : [])
            targets += declarations(suffixes, project.app, .app)
            targets += declarations([""], project.core, .coreModule)
            if makesBundles, project.localization != nil {
                targets += declarations(["Resources"], project.app, .app)
                targets += declarations(["Resources"], project.core, .coreModule)
            }
        }
        for module in specs.coreModules where module.name.value != project.core.value {
            targets += declarations([""], module.name, .module)
        }
        for feature in specs.features {
            // The app is a target by itself already.
            let isApp = feature.name.value == project.app.value
            targets += declarations(isApp ? ["Interface"] : ["", "Interface", "Tests"], feature.name, .module)
            if makesBundles, feature.hasNibs || project.localization != nil {
                targets += declarations(
                    feature.hasUIModule ? ["Resources", "UIResources"] : ["Resources"],
                    feature.name,
                    .module
                )
            }
            if feature.hasUIModule { targets += declarations(["UI"], feature.name, .module) }
        }
        for module in specs.specs.modules {
            let suffixes = module.hasSandbox ? ["TestSupport", "Sandbox"] : ["TestSupport"]
            if module.mocks != nil || module.hasSandbox { targets += declarations(suffixes, module.name, .module) }
        }
        let core = specs.modulesByName[project.core.value]
        if core?.mocks == nil, !specs.stubbedFeatures.isEmpty, !specs.isUnread(.projectNames) {
            targets += declarations(["TestSupport"], project.core, .coreModule)
        }
        return targets
    }

    private static func declarations(
        _ suffixes: [String],
        _ name: Located<String>,
        _ kind: EmittedNames.Declaration.Owner
    ) -> [EmittedNames.Declaration] {
        suffixes.map {
            EmittedNames.Declaration(name.value + $0, of: kind, name.value, at: name.location)
        }
    }
}
