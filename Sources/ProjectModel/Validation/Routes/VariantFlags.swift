/// A flag asks a member of a service; the rest of the expression is left to the compiler.
enum VariantFlags: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard !specs.isUnread(.services) else { return }
        for variant in specs.scenes.lazy.flatMap(\.scene.variants) {
            let flag = variant.flag
            // Capitals begin the names of types.
            let names = flag.value.names.filter { $0.first?.isUppercase == false }
            guard !names.isEmpty else {
                problems.report(
                    .flagOfNoService,
                    at: flag.location,
                    "'\(flag.value.text)' asks no service",
                    "ask one that is listed under 'services' in \(specs.project.path), for example: flag: userFeatures.isNewCartEnabled"
                )
                continue
            }
            for name in names where specs.servicesByName[name] == nil && !specs.isUnread(.service(name)) {
                problems.reportUnknown(
                    .unknownName,
                    "service",
                    Located(name, at: flag.range),
                    known: specs.project.services.map(\.name.value),
                    otherwise: "add it under 'services' in \(specs.project.path), for example: \(name): SomeProtocol"
                )
            }
            if let asked = AskedFlag(variant) { check(asked, specs, problems) }
        }
    }

    private static func check(_ asked: AskedFlag, _ specs: SpecIndex, _ problems: ProblemCollector) {
        guard let call = asked.method.call,
            let service = specs.servicesByName[call.value.service]?.type.value.protocolName,
            let found = specs.facts.serviceProtocols[service], !found.mayHaveOthers
        else { return }
        let checked = CheckedCall(call: call, method: asked.method, service: service, loading: nil)
        let named = found.members.filter { $0.name == call.value.member }
        if named.isEmpty { CalledProtocols.report(checked, besides: found.members, problems) }
        let faults = named.compactMap { asked.fault(of: $0, specs.facts.valueTypes) }
        guard asked.isAll, let fault = faults.first, faults.count == named.count else { return }
        problems.report(
            .callEffects,
            at: call.location,
            "'\(checked.selector)' of '\(service)' can't be a flag: it \(fault)",
            "ask for a 'Bool' that is there at once, or make one of it here"
        )
    }
}

/// The first member that a flag asks. For example: `features.isOn` of `!features.isOn` and of `features.isOn(.cart)`.
struct AskedFlag {
    /// One that asks for it and nothing else.
    let method: MethodSpec
    /// True if the flag is nothing but this member, with or without a `!`.
    let isAll: Bool

    init?(_ variant: VariantSpec) {
        let path = variant.flag.value.text.drop { $0 == "!" }
        let first = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let parts = first.split(separator: ".", omittingEmptySubsequences: false).prefix(2)
        guard let call = ServiceCall(parts.joined(separator: ".")), let bool = try? SwiftType.read("Bool").get() else {
            return nil
        }
        var method = MethodSpec(
            name: variant.name,
            parameters: [],
            returns: Located(bool, at: variant.flag.range),
            isAsync: false,
            canThrow: false
        )
        method.call = Located(call, at: variant.flag.range)
        (self.method, isAll) = (method, parts.joined(separator: ".").count == path.count)
    }

    fileprivate func fault(of member: CallableMember, _ values: Set<String>) -> String? {
        if !member.fits(nil) { return "is a function, and is called with '\(member.selector)'" }
        if member.isAsync { return "is 'async'" }
        if [.anything, .oneType].contains(member.throwing) { return "throws" }
        let wrong = method.resultConversions(calling: member).first {
            $0.from.neverConverts(to: $0.to, knowing: values)
        }
        return wrong.map { "gives '\($0.from.text)'" }
    }
}
