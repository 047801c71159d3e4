/// The requests of annotations for single members, split into those that the mock fulfils and those that it can't.
struct GrantedWishes {
    /// A request that the mock can't fulfil, with the text to write in the annotation.
    struct Refusal {
        var wish: MemberWish
        var place: Place
        var message: String
        var remedy: String
        /// True if the protocol has no member of that name.
        var isOfNoMember = false
    }

    private(set) var refused: [Refusal] = []
    private var modifiers: [String: Set<MemberWish.Modifier>] = [:]
    private var subjects: [String: MemberWish.Subject] = [:]
    /// The subject of all other observables.
    private var observables: MemberWish.Subject?
    private var published: [String: PublishedValues] = [:]

    init(of shape: MockShape) {
        // What the protocol itself asks for comes before what is asked for where it inherits from.
        for wish in shape.linked.wishes { grant(wish, shape) }
    }

    private mutating func grant(_ wish: MemberWish, _ shape: MockShape) {
        if wish.isForAll, case .subject(let subject) = wish.kind { return grantAll(subject, wish, shape) }
        let namesakes = shape.linked.members.filter { $0.name == wish.member && $0.kind != .initializer }
        guard let member = namesakes.first else { return refuse(wish, named: shape.linked.members.map(\.name), shape) }
        if let reason = grant(wish, to: member, shape) { refuse(wish, reason, member, shape) }
    }

    /// - Returns: the reason if it can't be fulfilled.
    private mutating func grant(_ wish: MemberWish, to member: Member, _ shape: MockShape) -> String? {
        switch wish.kind {
        case .modifier(let modifier):
            if modifier == .weak, let reason = GrantedWishes.reasonAgainstWeak(member, shape) { return reason }
            modifiers[wish.member, default: []].insert(modifier)
        case .subject, .published:
            let isKnown = subjects[wish.member] != nil || published[wish.member] != nil
            return isKnown ? nil : grantPublisher(wish, to: member, shape)
        }
        return nil
    }

    private mutating func grantPublisher(_ wish: MemberWish, to member: Member, _ shape: MockShape) -> String? {
        switch wish.kind {
        case .modifier: return nil
        case .subject(let subject):
            if let reason = SubjectCode.reason(against: subject, member, shape) { return reason }
            subjects[wish.member] = subject
        case .published(let name):
            switch PublishedValues.read(of: name, for: member, shape) {
            case .values(let values): published[wish.member] = values
            case .reason(let reason): return reason
            }
        }
        return nil
    }

    private mutating func grantAll(_ subject: MemberWish.Subject, _ wish: MemberWish, _ shape: MockShape) {
        if observables != nil { return }
        observables = subject
        let named = Set(shape.linked.wishes.filter(\.kind.isOfPublishers).map(\.member))
        for member in shape.linked.members where SubjectCode.publisherName(member, shape) == "Observable" {
            if named.contains(member.name) { continue }
            guard let reason = SubjectCode.reason(against: subject, member, shape) else { continue }
            refuse(wish, reason, member, shape)
        }
    }

    private static func reasonAgainstWeak(_ member: Member, _ shape: MockShape) -> String? {
        guard member.kind == .property, !member.isCall,
            case .optional(let wrapped) = member.result.withoutUnwrapping.withoutOwnership
        else { return "'weak' is for properties whose type is an optional" }
        if shape.locks(isStatic: member.isStatic) { return "the mock keeps it behind a lock" }
        if wrapped != .named("AnyObject", []), wrapped.isStandard { return "it doesn't hold an object" }
        return nil
    }

    private mutating func refuse(_ wish: MemberWish, _ reason: String, _ member: Member, _ shape: MockShape) {
        let message = "the mock's '\(member.name)' can't be \(wish.kind.phrase): \(reason)"
        var instead = "the mock has it without that"
        if wish.kind.isOfPublishers {
            let sends = SubjectCode.publisherName(member, shape) != nil
            instead = sends ? "tests send its values by '\(member.name)Subject'" : "tests set it as they set others"
        }
        let remedy = "remove '\(wish.member) = …' from the mark; \(instead)"
        refused.append(Refusal(wish: wish, place: wish.valuePlace, message: message, remedy: remedy))
    }

    private mutating func refuse(_ wish: MemberWish, named names: [String], _ shape: MockShape) {
        let message = "'\(shape.linked.model.name)' has no member '\(wish.member)'"
        let near = NearName.find(wish.member, in: Set(names).sorted())
        let remedy = near.map { "write '\($0)'" } ?? "remove '\(wish.member) = …'"
        refused.append(Refusal(wish: wish, place: wish.place, message: message, remedy: remedy, isOfNoMember: true))
    }
}

extension GrantedWishes {
    /// Returns the modifiers of a member's own declaration, each with a trailing space.
    func declared(by member: Member) -> String {
        modifiers[member.name]?.contains(.dynamic) == true ? "dynamic " : ""
    }

    /// Returns true if the property's storage is weak.
    func isWeak(_ member: Member) -> Bool { modifiers[member.name]?.contains(.weak) == true }

    /// Returns true if the property's storage is `@Published`.
    func isPublished(_ member: Member) -> Bool {
        member.kind == .property && published.values.contains { $0.property == member.name }
    }

    func subject(of member: Member) -> MemberWish.Subject? {
        subjects[member.name] ?? observables
    }

    func publishedValues(of member: Member) -> PublishedValues? { published[member.name] }
}

extension MemberWish.Kind {
    /// The description of the fulfilled request.
    fileprivate var phrase: String {
        switch self {
        case .modifier(let modifier): modifier.rawValue
        case .subject(let subject): "sent by a \(subject.rawValue)"
        case .published(let name): "what '@Published' gives of '\(name)'"
        }
    }

    fileprivate var isOfPublishers: Bool { if case .modifier = self { false } else { true } }
}
