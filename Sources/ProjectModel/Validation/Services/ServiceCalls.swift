/// An interactor's method calls a service that its scene uses, and passes all of its parameters.
final class ServiceCalls: ValidationRule {
    override func check() {
        for scene in specs.scenes.lazy.map(\.scene) {
            for method in scene.interactor {
                guard let call = method.call, method.load == nil else { continue }
                checkService(of: call, in: method, scene)
                checkArguments(of: call, in: method)
            }
            reportMisplaced(scene.useCaseMethods.filter { $0.load == nil })
        }
        for module in specs.specs.modules { reportMisplaced(module.useCases.flatMap(\.methods)) }
    }

    private func checkService(of call: Located<ServiceCall>, in method: MethodSpec, _ scene: SceneSpec) {
        let (name, used) = (call.value.service, scene.uses.map(\.value).filter { specs.servicesByName[$0] != nil })
        guard !used.contains(name), !specs.isUnread(.services) else { return }
        if scene.uses.contains(where: { $0.value == name }), specs.servicesByName[name] == nil {
            return problems.report(.callOfOtherService, at: call.location) {
                "'\(method.name.value)' calls '\(name)', which is a use case and no service"
                "remove 'calls', and write the method in the interactor"
            }
        }
        let note =
            if specs.servicesByName[name] != nil {
                "add '\(name)' to 'uses'"
            } else if let near = NearName.find(name, in: used) {
                "did you mean '\(near)'?"
            } else {
                "add '\(name)' to 'uses', and to 'services' in \(specs.project.path)"
            }
        problems.report(.callOfOtherService, at: call.location) {
            "'\(method.name.value)' calls '\(name)', which 'uses' doesn't list"
            note
        }
    }

    private func checkArguments(of call: Located<ServiceCall>, in method: MethodSpec) {
        let parameters = method.parameters.map(\.name.value)
        guard (call.value.labels ?? []).count != parameters.count else { return }
        let labels = parameters.map { $0 + ":" }.joined()
        problems.report(.callArguments, at: call.location) {
            "'\(method.name.value)' has \(counted(parameters.count, "parameter")), and '\(call.value.text)' takes \(counted((call.value.labels ?? []).count, "argument"))"
            "write a label for each parameter, in their order, '_' where there is none: '\(call.value.service).\(call.value.member)(\(labels))'"
        }
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count == 0 ? "no" : "\(count)") \(noun)\(count == 1 ? "" : "s")"
    }

    private func reportMisplaced(_ methods: [MethodSpec]) {
        for method in methods {
            guard let call = method.call else { continue }
            problems.report(.misplacedKey, at: call.location) {
                "'calls' is said of '\(method.name.value)', which isn't an interactor's"
                "remove 'calls' here"
            }
        }
    }
}
