/// If only the switch over adopted scenes is generated, fewer keys are required, but those that are there are checked.
enum ResolverAlone: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        checkRuntime(specs, problems)
        if specs.specs.isWholeApp { return }
        // Beside descriptors of its own, the switch brings an environment as well.
        let hasTeamDescriptors = specs.specs.adoptedScenes.contains { $0.descriptor != nil }
        if specs.project.environment == nil, hasTeamDescriptors, !specs.isUnread(.detail) {
            problems.report(
                .missingKey,
                at: specs.project.top,
                "missing key 'environment'",
                "add the type that has your resolver, for example: environment: Session"
            )
        }
        checkFolder(specs, problems)
    }

    private static func checkRuntime(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard specs.project.runtime == nil, !specs.isUnread(.runtime), !specs.specs.mayBeResolverOnly,
            !specs.specs.isAppAlone
        else { return }
        problems.report(
            .missingKey,
            at: specs.project.top,
            "missing key 'runtime'",
            notes: [Diagnostic.Note("add it, for example: \(ProjectKeys.runtime.key.example)")] + reason(specs.specs)
        )
    }

    /// Returns a note on what needs the runtime in a project that began without it.
    private static func reason(_ specs: SpecSet) -> [Diagnostic.Note] {
        guard !specs.adoptedScenes.isEmpty else { return reasonBesideBuilders(specs) }
        let project = specs.project
        let scene = specs.modules.lazy.flatMap(\.scenes).first
        let useCase = specs.modules.lazy.flatMap(\.useCases).first
        let module = specs.modules.first { $0.name.value != project.app.value }
        let needs: [String?] = [
            scene.map { "'\($0.name.value)' has a generated descriptor" },
            useCase.map { "the use case '\($0.name.value)' is generated" },
            project.entrances.first.map { "the app starts with '\($0.value)'" },
            module.map { "'\($0.name.value)' is a generated module" },
        ]
        let need = needs.lazy.compactMap(\.self).first
        return [
            Diagnostic.Note(
                need.map { "adopted scenes alone don't need it, but \($0)" }
                    ?? "adopted scenes alone don't need it; then the manifest is yours: manifest: team"
            )
        ]
    }

    /// Returns a note for handwritten scenes with a `builder`, which could do without the runtime.
    private static func reasonBesideBuilders(_ specs: SpecSet) -> [Diagnostic.Note] {
        let scenes = specs.modules.flatMap(\.scenes)
        guard specs.project.manifest?.value == .team, scenes.contains(where: { $0.builder != nil }),
            let other = scenes.first(where: { $0.builder == nil })
        else { return [] }
        let name = other.name.value
        return [
            Diagnostic.Note(
                "handwritten scenes with a 'builder' don't need it, but '\(name)' has none",
                at: other.name.location
            )
        ]
    }

    /// Reports a missing folder of the app: files in a folder that no build knows would go unnoticed.
    private static func checkFolder(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard specs.facts.lacksAppFolder else { return }
        let app = specs.project.app
        let module = specs.modulesByName[app.value]
        problems.report(
            .missingFolder,
            at: module?.sources?.location ?? app.location,
            "there is no folder '\(specs.specs.appFolder)' with the sources of '\(app.value)'",
            module?.sources == nil
                ? "name it in '\(specs.path(of: app.value))/module.yml', for example: sources: \(app.value)"
                : "name the folder of the app's sources, relative to the target package"
        )
    }
}
