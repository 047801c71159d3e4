/// An interactor's method calls a service that its scene uses, and passes all of its parameters.
enum ServiceCalls: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            for method in scene.interactor {
                guard let call = method.call, method.load == nil else { continue }
                checkService(of: call, in: method, scene, specs, problems)
                checkArguments(of: call, in: method, problems)
            }
            reportMisplaced(scene.useCaseMethods.filter { $0.load == nil }, problems)
        }
        for module in specs.specs.modules { reportMisplaced(module.useCases.flatMap(\.methods), problems) }
    }

    private static func checkService(
        of call: Located<ServiceCall>,
        in method: MethodSpec,
        _ scene: SceneSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let (name, used) = (call.value.service, scene.uses.map(\.value).filter { specs.servicesByName[$0] != nil })
        guard !used.contains(name), !specs.isUnread(.services) else { return }
        let note =
            if specs.servicesByName[name] != nil {
                "add '\(name)' to 'uses'"
            } else if let near = NearName.find(name, in: used) {
                "did you mean '\(near)'?"
            } else {
                "add '\(name)' to 'uses', and to 'services' in \(specs.project.path)"
            }
        problems.report(
            .callOfOtherService,
            at: call.location,
            "'\(method.name.value)' calls '\(name)', which 'uses' doesn't list",
            note
        )
    }

    private static func checkArguments(
        of call: Located<ServiceCall>,
        in method: MethodSpec,
        _ problems: ProblemCollector
    ) {
        let parameters = method.parameters.map(\.name.value)
        guard (call.value.labels ?? []).count != parameters.count else { return }
        let labels = parameters.map { $0 + ":" }.joined()
        problems.report(
            .callArguments,
            at: call.location,
            "'\(method.name.value)' has \(counted(parameters.count, "parameter")), and '\(call.value.text)' takes \(counted((call.value.labels ?? []).count, "argument"))",
            "write a label for each parameter, in their order, '_' where there is none: '\(call.value.service).\(call.value.member)(\(labels))'"
        )
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count == 0 ? "no" : "\(count)") \(noun)\(count == 1 ? "" : "s")"
    }

    private static func reportMisplaced(_ methods: [MethodSpec], _ problems: ProblemCollector) {
        for method in methods {
            guard let call = method.call else { continue }
            problems.report(
                .misplacedKey,
                at: call.location,
                "'calls' is said of '\(method.name.value)', which isn't an interactor's",
                "remove 'calls' here"
            )
        }
    }
}
