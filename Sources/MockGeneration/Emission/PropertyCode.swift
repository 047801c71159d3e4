/// The code of a property that a mock simply holds.
struct PropertyCode {
    let member: Member
    let names: PropertyNames
    let shape: MockShape
    /// The value before anybody sets one.
    let fallback: String?
    /// What the project's samples have for it until then, where there is no plain value.
    let sample: MockSamples.Answer

    init(_ member: Member, shape: MockShape) {
        self.member = member
        self.shape = shape
        names = shape.naming.property(member.plainName)
        fallback = DefaultValues(includesPlainTypes: shape.naming.hasPlainDefaults).value(of: member.result)
        sample =
            fallback == nil
            ? shape.samples.answer(for: member.result.withoutUnwrapping.withoutOwnership, of: member, in: shape.linked)
            : .unavailable
    }

    var code: MemberCode {
        if let subject = SubjectCode(self) { return subject.code }
        return isLocked || fallback == nil ? computed : stored
    }

    var isLocked: Bool { shape.locks(isStatic: member.isStatic) }

    /// What a test, and an initialiser, sets.
    var settable: String {
        let prefix = shape.prefix(isStatic: member.isStatic)
        if !prefix.isEmpty { return prefix + names.storage }
        return "self." + SwiftNames.declaration(fallback == nil ? names.storage : member.name)
    }

    /// The property itself holds the value.
    private var stored: MemberCode {
        let initial = fallback == "nil" ? nil : fallback
        let content = StateVariable.Content.stored(type: member.result.text, initial: initial)
        let variable = StateVariable(name: member.name, content: content, observer: observer)
        let prefix = SignatureText.modifiers(member, shape)
        let line = variable.line(prefix: prefix, keepsSetter: false)
        return code(counters, member.attributes + [line])
    }

    /// The value is held elsewhere: behind the lock, or as an optional until it is set.
    private var computed: MemberCode {
        let prefix = shape.prefix(isStatic: member.isStatic)
        let type = member.result.withoutUnwrapping.withoutOwnership
        let isOptional = fallback == "nil" || fallback == nil
        var held = StateVariable(
            name: names.storage,
            content: .stored(
                type: (fallback == nil ? .optional(type) : type).text,
                initial: isOptional ? nil : fallback
            )
        )
        if !isLocked { held.observer = observer }
        let opening = SignatureText.modifiers(member, shape)
        let declaration = "\(opening)var \(SwiftNames.declaration(member.name)): \(member.result.text) {"
        let lines = [declaration] + (getter(prefix) + [setter(prefix)]).indented + ["}"]
        return code(counters + [held], member.attributes + lines)
    }

    private func getter(_ prefix: String) -> [String] {
        if fallback != nil { return ["get { \(prefix)\(names.storage) }"] }
        let bound = prefix.isEmpty ? names.storage : "\(names.storage) = \(prefix)\(names.storage)"
        let type = SwiftNames.quoted(shape.linked.model.name)
        if let sample = sample.expression {
            return ["get {", "    guard let \(bound) else { return \(sample) }", "    return \(names.storage)", "}"]
        }
        let advice = "Set \(advised) before it is read." + sample.advice
        let failure =
            "\(shape.helpers)unstubbed(\"\(SwiftNames.quoted(member.name))\", of: \"\(type)\", advice: \"\(advice)\")"
        return [
            "get {", "    guard let \(bound) else {", "        " + failure, "    }", "    return \(names.storage)", "}",
        ]
    }

    private func setter(_ prefix: String) -> String {
        guard isLocked, let count = names.setCount else { return "set { \(prefix)\(names.storage) = newValue }" }
        return "set { \(prefix)withLock { $0.\(names.storage) = newValue; $0.\(count) += 1 } }"
    }

    private var advised: String { names.setCount == nil ? names.storage : member.name }

    private var observer: String { names.setCount.map { " { didSet { \($0) += 1 } }" } ?? "" }

    private var counters: [StateVariable] {
        guard let name = names.setCount else { return [] }
        return [StateVariable(name: name, content: .stored(type: nil, initial: "0"), isOnlyRead: true)]
    }

    func code(_ variables: [StateVariable], _ lines: [String]) -> MemberCode {
        MemberCode(conditions: member.conditions, isStatic: member.isStatic, variables: variables, lines: lines)
    }
}
