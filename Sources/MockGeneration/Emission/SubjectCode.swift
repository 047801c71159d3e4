/// The code of a property that others subscribe to: a subject, through which a test sends values, or the values of
/// another property.
struct SubjectCode {
    private let property: PropertyCode
    private let kind: Kind

    private enum Kind {
        case subject(type: TypeShape, initial: String, erasing: String)
        case published(String)
    }

    /// Returns `nil` for other properties; publishers are recognised by the spelling of their types.
    init?(_ property: PropertyCode) {
        self.property = property
        let (member, shape) = (property.member, property.shape)
        if let published = shape.wishes.publishedValues(of: member) {
            kind = .published(published.expression)
            return
        }
        guard let (name, arguments) = SubjectCode.publisher(member, shape) else { return nil }
        let usual: MemberWish.Subject = name == "AnyPublisher" ? .passthrough : .publish
        var subject = shape.wishes.subject(of: member) ?? usual
        if subject.publisher != name { subject = usual }
        let erasing = name == "AnyPublisher" ? "eraseToAnyPublisher()" : "asObservable()"
        let type = TypeShape.named(subject.rawValue, arguments)
        let value = SubjectCode.initial(of: subject, arguments, shape)
        // Of a type without a plain value there is none to begin with.
        let known = value == nil ? TypeShape.named(usual.rawValue, arguments) : type
        kind = .subject(type: known, initial: known.text + (value ?? "()"), erasing: erasing)
    }

    /// Returns `AnyPublisher` or `Observable`, with its type arguments.
    private static func publisher(_ member: Member, _ shape: MockShape) -> (name: String, [TypeShape])? {
        if member.hasSetter || member.kind != .property || member.isCall { return nil }
        // The protocol has a subject of that name itself.
        if shape.hasMember(member.name + "Subject") { return nil }
        switch member.result.withoutModule {
        case .named("AnyPublisher", let arguments) where arguments.count == 2: return ("AnyPublisher", arguments)
        case .named("Observable", let arguments) where arguments.count == 1: return ("Observable", arguments)
        default: return nil
        }
    }

    /// Returns the publisher type of a property that has a subject.
    static func publisherName(_ member: Member, _ shape: MockShape) -> String? { publisher(member, shape)?.name }

    /// Returns the output and failure types of a Combine publisher.
    static func publisherTypes(of member: Member, _ shape: MockShape) -> (output: TypeShape, failure: TypeShape)? {
        guard let (name, arguments) = publisher(member, shape), name == "AnyPublisher" else { return nil }
        return (arguments[0], arguments[1])
    }

    /// Returns the reason why a subject can't send a property's values, if it can't.
    static func reason(against subject: MemberWish.Subject, _ member: Member, _ shape: MockShape) -> String? {
        guard let (name, arguments) = publisher(member, shape), name == subject.publisher else {
            return "it isn't a property of the type \(subject.publisher) that can only be read"
        }
        if initial(of: subject, arguments, shape) != nil { return nil }
        return "it needs a value to begin with, and none is known of '\(arguments[0].text)'"
    }

    /// Returns the arguments that a subject is created with.
    private static func initial(
        of subject: MemberWish.Subject,
        _ arguments: [TypeShape],
        _ shape: MockShape
    ) -> String? {
        switch subject {
        case .passthrough, .publish: return "()"
        case .replay: return ".create(bufferSize: 1)"
        case .currentValue: return shape.defaults.withPlainTypes.value(of: arguments[0]).map { "(\($0))" }
        case .behavior: return shape.defaults.withPlainTypes.value(of: arguments[0]).map { "(value: \($0))" }
        }
    }

    var code: MemberCode {
        var variables: [StateVariable] = []
        var storage: [LockedStorage] = []
        let answer: String
        switch kind {
        case .published(let expression): answer = expression
        case .subject(let type, let initial, let erasing):
            let name = property.member.name + "Subject"
            let content: StateVariable.Content =
                isLocked
                ? .locked(type: type.text, place: "_\(name).value") : .stored(type: nil, initial: initial)
            variables.append(StateVariable(name: name, content: content))
            storage.append(LockedStorage(name: "_" + name, type: "LockedValue<\(type.text)>", arguments: initial))
            answer = "\(name).\(erasing)"
        }
        var body = ["{ \(answer) }"]
        if property.shape.naming.traits.forcesStubs { body = settable(answer, &variables, &storage) }
        body[0] = declaration + " " + body[0]
        var made = property.code(variables, property.member.attributes + body)
        if isLocked { made.storage = storage }
        return made
    }

    private var isLocked: Bool { property.isLocked }

    /// Returns accessors that let tests set another publisher.
    private func settable(
        _ answer: String,
        _ variables: inout [StateVariable],
        _ storage: inout [LockedStorage]
    ) -> [String] {
        let held = property.names.storage
        let type = property.member.result.withoutOwnership
        let declared = TypeShape.implicitlyUnwrapped(type).text
        let content: StateVariable.Content =
            isLocked ? .locked(type: declared, place: "_\(held).value") : .stored(type: declared, initial: nil)
        variables.append(StateVariable(name: held, content: content))
        let optional = TypeShape.optional(type).text
        storage.append(LockedStorage(name: "_" + held, type: "LockedValue<\(optional)>", arguments: "nil"))
        return [
            "{", "    get {", "        if let \(held) { return \(held) }", "        return \(answer)", "    }",
            "    set { \(held) = newValue }", "}",
        ]
    }

    private var declaration: String {
        let member = property.member
        let opening = SignatureText.modifiers(member, property.shape)
        return "\(opening)var \(SwiftNames.declaration(member.name)): \(member.result.text)"
    }
}

extension TypeShape {
    /// The type without its module: `AnyPublisher<Int, Never>` for `Combine.AnyPublisher<Int, Never>`.
    fileprivate var withoutModule: TypeShape {
        if case .member(.named(_, []), let name, let arguments) = self { return .named(name, arguments) }
        return self
    }
}
