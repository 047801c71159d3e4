/// The scenes that an app starts on exist, and need no arguments.
enum Entrances: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        if specs.project.start != nil, !specs.project.tabs.isEmpty, let place = specs.project.keyPlaces[.tabs] {
            problems.report(
                .conflictingKeys,
                at: place,
                "a project has either 'start' or 'tabs'",
                "remove one of them"
            )
        }
        for scene in specs.project.entrances { check(scene, specs, problems) }
    }

    private static func check(_ name: Located<String>, _ specs: SpecIndex, _ problems: ProblemCollector) {
        guard let entry = specs.scenesByName[name.value] else {
            problems.reportUnknownScene(name, specs)
            return
        }
        guard specs.parametersAreKnown(of: name.value) else { return }
        guard let parameter = entry.scene.parameters.first(where: { $0.defaultValue == nil }) else { return }
        problems.report(
            .missingDefault,
            at: name.location,
            "the app can't start with '\(name.value)': nothing passes its parameter '\(parameter.name.value)'",
            notes: [
                Diagnostic.Note(
                    "give it a default: \(parameter.name.value): { type: \(YAMLQuoting.quotedIfNeeded(parameter.type.value.text, inFlow: true)), default: … }",
                    at: parameter.name.location
                )
            ]
        )
    }
}
