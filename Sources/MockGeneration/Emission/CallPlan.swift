/// The way that a mock records and answers a call.
struct CallPlan {
    let member: Member
    /// The prefix of all names that belong to the member.
    let base: String
    let names: RecordNames
    let arguments: [ArgumentPlan]
    /// The arguments that are recorded.
    let recorded: [ArgumentPlan]
    /// The type that is recorded for a call; `nil` if nothing is.
    let invocation: TypeShape?
    let locals: [String]
    private(set) var result: ResultPlan
    /// The effects of the mock's own member.
    let effects: Effects
    let handlerEffects: Effects
    let shape: MockShape

    init(_ member: Member, base: String, shape: MockShape, isProtocol: (String) -> Bool) {
        self.member = member
        self.base = base
        self.shape = shape
        let erasure = Erasure(member.generics, isProtocol: isProtocol)
        // Names that begin with the base are the mock's own, unless they are only the base.
        locals = member.parameters.map { parameter in
            let isTaken = MockShape.helperNames.contains(parameter.name) || CallPlan.isRecord(parameter.name, of: base)
            return isTaken ? parameter.name + "_" : parameter.name
        }
        arguments = zip(member.parameters, locals).map { ArgumentPlan($0, local: $1, erasure: erasure) }
        recorded = arguments.filter { $0.recordType != nil }
        invocation = CallPlan.invocation(recorded)
        var names = shape.naming.records(base: base, argument: recorded.count == 1 ? recorded[0].name : nil)
        if member.kind == .property, shape.naming.traits.forcesStubs {
            names.result = shape.propertyNames(of: member).storage
        }
        self.names = names
        let defaults = shape.defaults
        result = ResultPlan(
            member.result,
            isUncopyable: member.returnsUncopyable,
            isUnescapable: member.returnsUnescapable,
            erasure: erasure,
            defaults: defaults
        )
        if let answer = member.answer {
            result.adopt(answer)
        } else if result.needsStub, let storage = result.storage {
            self.result.sample = shape.samples.answer(for: storage, of: member, in: shape.linked)
        }
        var effects = member.effects
        if effects.throwing == .relayed { effects.throwing = .never }
        self.effects = effects
        // A mock can't make an error of a type that only the call knows.
        if case .typed(let type) = effects.throwing, erasure.changes(type) { effects.throwing = .never }
        handlerEffects = effects
    }

    private static func isRecord(_ name: String, of base: String) -> Bool {
        let endings = [
            "Closure", "Handler", "Error", "Value", "Count", "Values", "Called", "Arguments", "Invocations", "Calls",
        ]
        return name.hasPrefix(base) && endings.contains { name.hasSuffix($0) }
    }

    /// True if an error can be stubbed without a closure.
    var hasError: Bool { names.error != nil && handlerEffects.canThrow }

    /// True if a result can be stubbed without a closure.
    var hasResult: Bool { names.result != nil && result.kind == .value && result.storage != nil }
}
