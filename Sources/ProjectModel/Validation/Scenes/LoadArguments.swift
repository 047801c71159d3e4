/// A load passes values that are there when the screen appears: parameters of the scene, or fields that aren't loaded.
enum LoadArguments: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            let name = scene.name.value
            let isKnown = specs.parametersAreKnown(of: name) && !specs.isUnread(.state(scene: name))
            for place in scene.loadPlaces {
                if let loading = place.field.loading { checkService(of: loading, in: scene, specs, problems) }
                let values = scene.parameters + place.siblings
                for argument in place.field.loading?.call?.arguments ?? [] where argument.value == .name {
                    let found = values.first { $0.name.value == argument.text.value }
                    if found?.loading != nil {
                        report(argument.text, of: place.field, in: scene, problems)
                    } else if found == nil, isKnown {
                        report(argument.text, among: values.filter { $0.loading == nil }, problems)
                    }
                }
            }
        }
    }

    private static func checkService(
        of loading: FieldLoading,
        in scene: SceneSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard let name = loading.call?.service, specs.servicesByName[name.value] == nil,
            specs.useCasesByName[name.value] != nil
        else { return }
        problems.report(
            .callOfOtherService,
            at: name.location,
            "'\(name.value)' is a use case, and a field is loaded from a service",
            "write 'from: \(loading.method.value)', and under '\(scene.methodsKey.rawValue)' that method, which asks the use case"
        )
    }

    private static func report(_ name: Located<String>, among values: [ParameterSpec], _ problems: ProblemCollector) {
        problems.report(
            .unknownName,
            at: name.location,
            "'\(name.value)' is neither a parameter of the scene nor a field of its state",
            NearName.find(name.value, in: values.map(\.name.value)).map { "did you mean '\($0)'?" }
                ?? "add '\(name.value)' to 'parameters', with its type"
        )
    }

    private static func report(
        _ name: Located<String>,
        of field: ParameterSpec,
        in scene: SceneSpec,
        _ problems: ProblemCollector
    ) {
        guard let loading = field.loading else { return }
        problems.report(
            .callArguments,
            at: name.location,
            "'\(name.value)' isn't there before it is loaded itself",
            "write 'from: \(loading.method.value)', and under '\(scene.methodsKey.rawValue)' that method, which takes '\(name.value)'"
        )
    }
}
