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
        let member = property.member
        let name = member.name + "Subject"
        let held = StateVariable(name: name, content: .stored(type: nil, initial: subject.text + "()"))
        let opening = SignatureText.modifiers(member, property.shape)
        let prefix = property.shape.prefix(isStatic: member.isStatic)
        let declaration = "\(opening)var \(SwiftNames.declaration(member.name)): \(member.result.text)"
        let line = "\(declaration) { \(prefix)\(name).\(erasing) }"
        return property.code([held], member.attributes + [line])
    }
}

extension TypeShape {
    /// `AnyPublisher<Int, Never>` of `Combine.AnyPublisher<Int, Never>`.
    fileprivate var withoutModule: TypeShape {
        if case .member(.named(_, []), let name, let arguments) = self { return .named(name, arguments) }
        return self
    }
}
