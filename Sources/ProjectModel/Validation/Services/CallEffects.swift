/// Checks a method's effects and types against the member of a service that it calls.
struct CallEffects {
    let call: CheckedCall
    /// The members that may be meant.
    let members: [CallableMember]
    /// Structs and enums of the team's own.
    let values: Set<String>

    /// Reports what the method lacks if it can call none of the members.
    func report(_ problems: ProblemCollector) {
        let lacking = members.map { (member: $0, faults: faults(calling: $0)) }
        guard let best = lacking.min(by: { $0.faults.count < $1.faults.count }), !best.faults.isEmpty else { return }
        problems.report(
            .callEffects,
            at: call.location,
            "'\(best.member.selector)' of '\(call.service)' \(best.faults.map(\.message).joined(separator: "; it "))",
            "write \(best.faults.map { "'\($0.remedy)'" }.joined(separator: " and "))"
                + (call.loading == nil ? " in '\(name)'" : "")
        )
    }

    private typealias Fault = (message: String, remedy: String)

    private var name: String { call.method.name.value }

    private func faults(calling member: CallableMember) -> [Fault] {
        // It hands on the reactive type as it is.
        if member.reading != nil, call.method.returns.flatMap({ ReactiveReading.of($0.value) }) != nil { return [] }
        var faults: [Fault] = []
        if member.isAsync, !call.method.isAsync { faults.append(("is 'async', and '\(name)' isn't", "async: true")) }
        switch member.throwing {
        case .anything, .oneType:
            if !call.method.canThrow { faults.append(("throws, and '\(name)' doesn't", "throws: true")) }
        case .never, .unknown: break
        }
        if member.throwing == .anything, let thrown = call.method.thrown {
            faults.append(("throws any error, and '\(name)' only '\(thrown.value.text)'", "throws: true"))
        }
        return faults + parameterFaults(calling: member) + resultFaults(calling: member)
    }

    private func parameterFaults(calling member: CallableMember) -> [Fault] {
        call.method.parameterConversions(calling: member).compactMap { conversion in
            guard conversion.from.neverConverts(to: conversion.to, knowing: values) else { return nil }
            let (name, from, to) = (conversion.parameter, conversion.from.text, conversion.to)
            return ("takes '\(to.text)' for '\(name)', which is '\(from)'", "\(name): \(quoted(to))")
        }
    }

    private func resultFaults(calling member: CallableMember) -> [Fault] {
        call.method.resultConversions(calling: member).compactMap { conversion in
            let (type, wanted) = (conversion.from, conversion.to)
            // Values that come one after another are nothing else.
            let isSequence = member.reading?.isSequence == true && !type.same(as: wanted)
            guard isSequence || type.neverConverts(to: wanted, knowing: values) else { return nil }
            let given = type.isVoid ? "nothing" : "'\(type.text)'"
            let remedy = call.loading.map { "loads: " + ($0.isLoadable ? "Loadable<\(type.text)>" : quoted(type)) }
            return (
                "gives \(given), and '\(name)' returns '\(wanted.text)'", remedy ?? "returns: \(quoted(type))"
            )
        }
    }

    private func quoted(_ type: SwiftType) -> String { YAMLQuoting.quotedIfNeeded(type.text, inFlow: true) }
}

/// A type that has to stand where another is wanted.
struct CallConversion {
    /// The method's, that is handed on; empty of what comes back.
    var parameter = ""
    var from: SwiftType
    var to: SwiftType
}

extension MethodSpec {
    func parameterConversions(calling member: CallableMember) -> [CallConversion] {
        let wanted = member.parameters ?? []
        let handed = handedOn
        guard wanted.count == handed.count, !wanted.contains(where: \.isVariadic) else { return [] }
        return zip(handed, wanted).compactMap { own, wanted in
            guard let own, let type = SwiftType.known(wanted.type) else { return nil }
            return CallConversion(parameter: own.name.value, from: own.type.value, to: type)
        }
    }

    /// Its parameters in the order of the arguments; `nil` for a literal among them.
    private var handedOn: [ParameterSpec?] {
        guard let arguments = call?.value.arguments else { return parameters }
        return arguments.map { argument in
            guard case .parameter(let name) = argument else { return nil }
            return parameters.first { $0.name.value == name }
        }
    }

    func resultConversions(calling member: CallableMember) -> [CallConversion] {
        guard let returns, let type = SwiftType.known(member.result) else { return [] }
        return [CallConversion(from: type, to: returns.value)]
    }
}

extension SwiftType {
    fileprivate static func known(_ text: String?) -> SwiftType? { text.flatMap { try? SwiftType.read($0).get() } }
}
