import SpecReading
import SwiftReading

/// What a method has to be ready for where it calls a member of a service.
struct CallEffects {
    let call: CheckedCall
    /// Those that may be meant.
    let members: [CallableMember]

    /// Reports what the method lacks, where it can call none of them.
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
        return faults
    }
}
