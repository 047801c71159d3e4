/// The code of a property that others subscribe to: a subject, by which a test says what they hear.
struct SubjectCode {
    private let property: PropertyCode
    private let subject: TypeShape
    private let erasing: String

    /// `nil` for other properties; publishers are known by how their types are spelled.
    init?(_ property: PropertyCode) {
        self.property = property
        if property.member.hasSetter { return nil }
        // The protocol has a subject of that name itself.
        let name = property.member.name + "Subject"
        if property.shape.linked.members.contains(where: { $0.name == name }) { return nil }
        switch property.member.result.withoutModule {
        case .named("AnyPublisher", let arguments) where arguments.count == 2:
            subject = .named("PassthroughSubject", arguments)
            erasing = "eraseToAnyPublisher()"
        case .named("Observable", let arguments) where arguments.count == 1:
            subject = .named("PublishSubject", arguments)
            erasing = "asObservable()"
        default: return nil
        }
    }

    var code: MemberCode {
        let name = property.member.name + "Subject"
        let isLocked = property.isLocked
        let content: StateVariable.Content =
            isLocked
            ? .locked(type: subject.text, place: "_\(name).value") : .stored(type: nil, initial: subject.text + "()")
        var variables = [StateVariable(name: name, content: content)]
        var storage = [
            LockedStorage(name: "_" + name, type: "LockedValue<\(subject.text)>", arguments: subject.text + "()")
        ]
        let answer = "\(name).\(erasing)"
        var body = ["{ \(answer) }"]
        if property.shape.naming.forcesStubs {
            let held = property.names.storage
            let type = property.member.result.withoutOwnership
            variables.append(
                StateVariable(
                    name: held,
                    content: isLocked
                        ? .locked(type: TypeShape.implicitlyUnwrapped(type).text, place: "_\(held).value")
                        : .stored(type: TypeShape.implicitlyUnwrapped(type).text, initial: nil)
                )
            )
            let optional = TypeShape.optional(type).text
            storage.append(LockedStorage(name: "_" + held, type: "LockedValue<\(optional)>", arguments: "nil"))
            body = [
                "{", "    get {", "        if let \(held) { return \(held) }", "        return \(answer)", "    }",
                "    set { \(held) = newValue }", "}",
            ]
        }
        body[0] = declaration + " " + body[0]
        var made = property.code(variables, property.member.attributes + body)
        if isLocked { made.storage = storage }
        return made
    }

    private var declaration: String {
        let member = property.member
        let opening = SignatureText.modifiers(member, property.shape)
        return "\(opening)var \(SwiftNames.declaration(member.name)): \(member.result.text)"
    }
}

extension TypeShape {
    /// `AnyPublisher<Int, Never>` of `Combine.AnyPublisher<Int, Never>`.
    fileprivate var withoutModule: TypeShape {
        if case .member(.named(_, []), let name, let arguments) = self { return .named(name, arguments) }
        return self
    }
}
