import SwiftReading
import YAMLTree

/// Checks a method's effects and types against the member of a service that it calls.
struct CallEffects {
    let call: CheckedCall
    /// The members that may be meant.
    let members: [CallableMember]

    /// Reports what the method lacks if it can call none of the members.
    func report(_ problems: ProblemCollector) {
        let lacking = members.map { (member: $0, faults: faults(calling: $0)) }
        guard let best = lacking.min(by: { $0.faults.count < $1.faults.count }), !best.faults.isEmpty else { return }
        problems.report(
            .callEffects,
            at: call.location,
            "'\(best.member.selector)' of '\(call.service)' \(best.faults.map(\.message).joined(separator: "; it "))",
            "write \(best.faults.map { "'\($0.remedy)'" }.joined(separator: " and ")) in '\(name)'"
        )
    }

    private typealias Fault = (message: String, remedy: String)

    private var name: String { call.method.name.value }

    private func faults(calling member: CallableMember) -> [Fault] {
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
        let parameters = member.parameters ?? []
        guard parameters.count == call.parameterCount, !parameters.contains(where: \.isVariadic) else { return [] }
        return zip(call.method.parameters, parameters).compactMap { (own, wanted) -> Fault? in
            guard let type = known(wanted.type), own.type.value.neverConverts(to: type) else { return nil }
            let name = own.name.value
            return (
                "takes '\(type.text)' for '\(name)', which is '\(own.type.value.text)'", "\(name): \(quoted(type))"
            )
        }
    }

    private func resultFaults(calling member: CallableMember) -> [Fault] {
        guard let wanted = call.method.returns?.value, let type = known(member.result), type.neverConverts(to: wanted)
        else { return [] }
        let given = type.isVoid ? "nothing" : "'\(type.text)'"
        return [("gives \(given), and '\(name)' returns '\(wanted.text)'", "returns: \(quoted(type))")]
    }

    private func known(_ text: String?) -> SwiftType? {
        guard let text, case .success(let type) = SwiftType.read(text) else { return nil }
        return type
    }

    private func quoted(_ type: SwiftType) -> String { YAMLQuoting.quotedIfNeeded(type.text, inFlow: true) }
}
