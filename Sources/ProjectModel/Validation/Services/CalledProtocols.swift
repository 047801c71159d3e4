/// A method calls an existing member of its service's protocol, with matching arguments and effects, as far as the
/// sources declare it.
enum CalledProtocols: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            for method in scene.askedMethods {
                guard let call = method.call, method.publishing == nil,
                    // Anything else is told by another rule.
                    method.load != nil || call.value.labels?.count ?? 0 == method.parameters.count,
                    scene.uses.contains(where: { $0.value == call.value.service }),
                    let service = specs.servicesByName[call.value.service]?.type.value.protocolName,
                    let found = specs.facts.serviceProtocols[service], !found.mayHaveOthers
                else { continue }
                let loading =
                    method.load == nil
                    ? nil
                    : scene.allFields.compactMap(\.loading).first {
                        $0.method.value == method.name.value
                    }
                let checked = CheckedCall(call: call, method: method, service: service, loading: loading)
                check(checked, of: found, specs.facts.valueTypes, problems)
            }
        }
    }

    private static func check(
        _ call: CheckedCall,
        of found: CallableProtocol,
        _ values: Set<String>,
        _ problems: ProblemCollector
    ) {
        let named = found.members.filter { $0.name == call.member }
        let fitting = named.filter { $0.fits(call.labels) }
        if named.isEmpty {
            report(call, besides: found.members, problems)
        } else if !fitting.isEmpty {
            CallEffects(call: call, members: fitting, values: values).report(problems)
        } else if call.labels != nil || !call.mayReturnFunction {
            report(call, withOtherArgumentsThan: named, problems)
        }
    }

    static func report(_ call: CheckedCall, besides members: [CallableMember], _ problems: ProblemCollector) {
        let near = NearName.find(call.member, in: members.map(\.name)).map { near in
            let all = members.filter { $0.name == near }
            let meant = all.first { $0.fits(call.labels) } ?? all.first
            return "did you mean '\(meant.map(call.path) ?? call.path(near))'?"
        }
        problems.report(
            .unknownName,
            at: call.location,
            "'\(call.service)' has no '\(call.selector)'",
            near ?? call.remedy
        )
    }

    private static func report(
        _ call: CheckedCall,
        withOtherArgumentsThan members: [CallableMember],
        _ problems: ProblemCollector
    ) {
        let meant = members.first { ($0.parameters ?? []).count == call.parameterCount }
        let others = Set(members.map { "'\($0.selector)'" }).sorted().joined(separator: " and ")
        problems.report(
            .callArguments,
            at: call.location,
            "'\(call.service)' has \(others), and no '\(call.selector)'",
            meant.map { "write '\(call.path($0))'" } ?? call.remedy
        )
    }
}
