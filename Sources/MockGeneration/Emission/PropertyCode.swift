/// The code of a property that a mock only stores.
struct PropertyCode {
    let member: Member
    let names: PropertyNames
    let shape: MockShape
    /// The initial value.
    let fallback: String?
    /// The project's sample, used if there is no plain initial value.
    let sample: MockSamples.Answer

    init(_ member: Member, shape: MockShape) {
        self.member = member
        self.shape = shape
        names = shape.propertyNames(of: member)
        fallback = shape.defaults.value(of: member.result)
        sample =
            fallback == nil
            ? shape.samples.answer(for: member.result.withoutUnwrapping.withoutOwnership, of: member, in: shape.linked)
            : .unavailable
    }

    var code: MemberCode {
        if let subject = SubjectCode(self) { return subject.code }
        if isLocked { return locked }
        return isComputed ? computed : stored
    }

    /// True if another property stores the value.
    var isComputed: Bool { fallback == nil || names.getCount != nil }

    var isLocked: Bool { shape.locks(isStatic: member.isStatic) }

    /// The expression that a test or an initialiser sets.
    var settable: String {
        if isLocked { return box + ".value" }
        return "self." + SwiftNames.declaration(isComputed ? names.storage : member.name)
    }

    /// The code if the property itself stores the value.
    private var stored: MemberCode {
        let initial = fallback == "nil" ? nil : fallback
        let content = StateVariable.Content.stored(type: member.result.text, initial: initial)
        var variable = StateVariable(
            name: SwiftNames.declaration(member.name),
            content: content,
            observer: observer
        )
        wish(&variable)
        var line = CodeLines()
        variable.write(prefix: SignatureText.modifiers(member, shape), to: &line)
        return code(counters, member.attributes + [line.withoutLineBreak])
    }

    /// The code if another property stores the value: an optional until one is set.
    private var computed: MemberCode {
        let optional = shape.naming.traits.forcesStubs ? TypeShape.implicitlyUnwrapped(type) : .optional(type)
        let initial = fallback == "nil" ? nil : fallback
        let content = StateVariable.Content.stored(type: (fallback == nil ? optional : type).text, initial: initial)
        var held = StateVariable(name: names.storage, content: content)
        wish(&held)
        var counting = ""
        if names.isSetItself {
            held.observer = observer
        } else if let count = names.setCount {
            counting = "\(shape.helpers)countCall(&\(count)); "
        }
        return code(
            counters + [held],
            lines(getter(names.storage), String(parts: "set { ", counting, names.storage, " = newValue }"))
        )
    }

    /// Applies the requests of annotations to the storage.
    private func wish(_ held: inout StateVariable) {
        guard shape.hasWishes else { return }
        if shape.wishes.isPublished(member) { held.wrapper = "@Published " }
        if shape.wishes.isWeak(member) { held.modifier = "weak " }
    }

    /// The code if a locked object of the library stores the value.
    private var locked: MemberCode {
        let held = (fallback == nil ? TypeShape.optional(type) : type).text
        let isForced = fallback == nil && shape.naming.traits.forcesStubs
        let declared = isForced ? TypeShape.implicitlyUnwrapped(type).text : held
        var variables = counters
        var setter = "set { \(box).value = newValue }"
        if let count = names.setCount { setter = "set { \(box).value = newValue; _\(count).increment() }" }
        if !names.isSetItself {
            variables.append(
                StateVariable(name: names.storage, content: .locked(type: declared, place: box + ".value"))
            )
        }
        var made = code(variables, lines(getter(box + ".value"), setter))
        made.storage = [LockedStorage(name: box, type: "LockedValue<\(held)>", arguments: fallback ?? "nil")]
        made.storage += [names.setCount, names.getCount].compactMap { count in
            count.map { LockedStorage(name: "_" + $0, type: "LockedValue<\(shape.standard("Int"))>", arguments: "0") }
        }
        return made
    }

    /// The name of the object that stores the value behind a lock.
    private var box: String { names.isSetItself ? names.storage : "_" + names.storage }

    private var type: TypeShape { member.result.withoutUnwrapping.withoutOwnership }

    private func lines(_ getter: [String], _ setter: String) -> [String] {
        let opening = SignatureText.modifiers(member, shape)
        let declaration = String(
            parts: opening,
            "var ",
            SwiftNames.declaration(member.name),
            ": ",
            member.result.text,
            " {"
        )
        let width = getter.reduce(declaration.utf8.count + setter.utf8.count + 4) { $0 + $1.utf8.count }
        if getter.count == 1, width <= CodeLines.widestMember {
            return member.attributes + [String(parts: declaration, " ", getter[0], " ", setter, " }")]
        }
        return member.attributes + [declaration] + (getter + [setter]).indented + ["}"]
    }

    private func getter(_ held: String) -> [String] {
        guard let count = names.getCount else { return plainGetter(held) }
        let counting = isLocked ? "_\(count).increment()" : "\(shape.helpers)countCall(&\(count))"
        let lines = plainGetter(held)
        if lines.count > 1 { return [lines[0], "    " + counting] + lines.dropFirst() }
        return ["get { \(counting); return " + lines[0].dropFirst("get { ".count)]
    }

    private func plainGetter(_ held: String) -> [String] {
        if fallback != nil { return ["get { \(held) }"] }
        if !shape.isStrict, let sample = sample.expression {
            let bound = held == names.storage ? held : "\(names.storage) = \(held)"
            return ["get {", "    guard let \(bound) else { return \(sample) }", "    return \(names.storage)", "}"]
        }
        let name = SwiftNames.quoted(member.name)
        let type = SwiftNames.quoted(shape.linked.model.name)
        let value = (shape.isStrict ? sample.expression : nil) ?? shape.defaults.withPlainTypes.value(of: self.type)
        if shape.isRelaxed, let value { return ["get { \(held) ?? \(value) }"] }
        let plain = shape.isStandalone ? "" : value.map { "or: \($0), " } ?? ""
        return [
            String(
                parts: "get { ",
                shape.helpers,
                "stubbed(",
                held,
                ", ",
                plain,
                "for: \"",
                name,
                "\", of: \"",
                type,
                "\", advice: \"Set ",
                advised,
                " before it is read.",
                sample.advice,
                "\") }"
            )
        ]
    }

    private var advised: String { names.isSetItself ? member.name : names.storage }

    private var observer: String {
        names.setCount.map { " { didSet { \(shape.helpers)countCall(&\($0)) } }" } ?? ""
    }

    private var counters: [StateVariable] {
        [names.setCount, names.getCount].compactMap(\.self).map { name in
            let content: StateVariable.Content =
                isLocked
                ? .locked(type: shape.standard("Int"), place: "_\(name).value") : .stored(type: nil, initial: "0")
            var counter = StateVariable(name: name, content: content)
            counter.isRecord = true
            return counter
        }
    }

    func code(_ variables: [StateVariable], _ lines: [String]) -> MemberCode {
        MemberCode(conditions: member.conditions, isStatic: member.isStatic, variables: variables, lines: lines)
    }
}
