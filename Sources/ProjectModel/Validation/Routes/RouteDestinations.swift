/// Routes lead to scenes that exist, and children are scenes that exist.
enum RouteDestinations: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for entry in specs.scenes {
            let left = Set(entry.scene.routes.filter(\.presentation.value.isReturning).compactMap(\.destination))
            for destination in entry.scene.routes.compactMap(\.destination) + entry.scene.children.map(\.destination)
            where specs.scenesByName[destination.value] == nil {
                guard let adopted = specs.adoptedByName[destination.value] else {
                    problems.reportUnknownScene(destination, specs)
                    continue
                }
                // Nothing is built on a way back.
                if left.contains(destination) { continue }
                checkBuilder(of: adopted, ledTo: destination, specs, problems)
                check(destination, to: adopted, from: entry.module, specs, problems)
            }
        }
    }

    /// Reports a destination whose builder uses a parameter of the team's own resolver: generated code doesn't have it.
    private static func checkBuilder(
        of scene: SceneSpec,
        ledTo destination: Located<String>,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let handed = specs.project.descriptors?.resolverParameters.map(\.name.value) ?? []
        guard let builder = scene.builder, let name = handed.first(where: builder.value.names.contains) else { return }
        problems.report(
            .outputMismatch,
            at: destination.location,
            "'\(scene.name.value)' is built with the '\(name)' that your own resolver is handed, which generated code doesn't have",
            notes: [
                Diagnostic.Note("lead there from code of your own, or build it without '\(name)'"),
                Diagnostic.Note("its builder is here", at: builder.location),
            ]
        )
    }

    /// Reports a destination whose descriptor is in no module that the feature imports.
    private static func check(
        _ destination: Located<String>,
        to scene: SceneSpec,
        from module: ModuleSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard module.name.value != specs.project.app.value, let descriptor = scene.descriptor,
            !specs.isUnread(.moduleFile(module.name.value)), !specs.isUnread(.detail)
        else { return }
        let seen = [specs.project.core.value] + module.dependencies.map(\.value)
        let imports = specs.project.descriptors?.imports.map(\.value) ?? []
        if imports.contains(where: seen.contains) { return }
        let name = descriptor.value.text
        problems.report(
            .wrongModule,
            at: destination.location,
            "'\(module.name.value)' can't make '\(name)', the descriptor of '\(scene.name.value)'",
            notes: [
                Diagnostic.Note(
                    "move it to '\(specs.project.core.value)', and add that under 'descriptors' in \(specs.project.path): imports: [\((imports + [specs.project.core.value]).joined(separator: ", "))]"
                ),
                Diagnostic.Note("the descriptor is named here", at: descriptor.location),
            ]
        )
    }
}
