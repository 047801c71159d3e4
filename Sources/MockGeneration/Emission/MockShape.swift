/// Decisions about a mock as a whole, on which its members' code depends. A class, since all members share it and
/// none changes it.
final class MockShape {
    /// The access level with a trailing space; empty if none is written.
    let access: String
    let isFinal: Bool
    /// True if the state is held behind a lock instead of in stored properties.
    let isLocked: Bool
    /// True if the state of static members is held behind a lock.
    let isStaticLocked: Bool
    /// The prefix of the library's functions, if the protocol has members with their names.
    let helpers: String
    /// The prefix of the library's types, if the protocol has members or types with their names.
    let lockPrefix: String
    let linked: LinkedProtocol
    let naming: any Naming
    let samples: MockSamples
    /// True if unstubbed calls silently return a plain value.
    let isRelaxed: Bool
    /// True if an unstubbed call is an issue even if a sample answers it.
    let isStrict: Bool
    let hasReset: Bool
    /// True if reads of properties are counted, too.
    let countsGets: Bool
    /// True if there is no library that could report issues to a test.
    let isStandalone: Bool
    /// The default values of types.
    let defaults: DefaultValues
    private let memberNames: Set<String>
    /// The requests of annotations for single members that the mock fulfils; most mocks have none.
    private(set) lazy var wishes = GrantedWishes(of: self)
    let hasWishes: Bool

    init(_ linked: LinkedProtocol, options: MockOptions) {
        self.linked = linked
        hasWishes = !linked.wishes.isEmpty
        naming = options.naming.naming
        samples = options.samples
        let mark = linked.model.mark
        isRelaxed = mark?.isRelaxed == true
        isStrict = mark?.isRelaxed == false
        hasReset = mark?.hasReset ?? options.hasReset
        countsGets = mark?.countsGets == true
        isStandalone = options.isStandalone
        access = linked.accessPrefix
        let isActorBound = if case .globalActor = linked.isolation { true } else { false }
        isLocked =
            switch linked.isolation {
            case .actor: true
            case .globalActor(let name): linked.members.contains { $0.isNonisolated || $0.isBound(elsewhereThan: name) }
            case .nonisolated:
                // In Swift 6 mode the compiler lets no two threads have an instance of a class that isn't Sendable.
                linked.isSendable
                    || (options.languageMode == .v5
                        && linked.members.contains { $0.effects.isAsync && $0.kind != .initializer })
            }
        let typeNames = Set(linked.generics.map(\.name) + linked.typealiases.map(\.name))
        defaults = DefaultValues(includesPlainTypes: naming.traits.hasPlainDefaults, hidden: typeNames)
        memberNames = Set(linked.members.map(\.name))
        let library = (isStandalone ? StandaloneSupport.namespace : "ViperTesting") + "."
        helpers = memberNames.isDisjoint(with: MockShape.helperNames) ? "" : library
        let hasLockNames = !memberNames.union(typeNames).isDisjoint(with: MockShape.lockNames)
        lockPrefix = hasLockNames ? library : ""
        let statics = linked.members.filter(\.isStatic)
        isStaticLocked = !isActorBound || !linked.generics.isEmpty || statics.contains(where: \.isNonisolated)
        let isFinalForLock = isLocked && (!naming.traits.hasUncheckedClosures || linked.isolation == .actor)
        isFinal = naming.traits.isFinal || linked.mustBeFinal || isFinalForLock
    }

    /// The conformance that Swift can't check for a class that may have subclasses.
    var uncheckedConformance: String {
        linked.isSendable && !isFinal && linked.isolation == .nonisolated ? ", @unchecked Sendable" : ""
    }

    /// Returns a type of the standard library: `Swift.Int` if the protocol has an associated type of that name.
    func standard(_ name: String) -> String { defaults.hidden.contains(name) ? "Swift." + name : name }

    /// The modifier that lets any thread access storage behind a lock.
    var free: String { linked.isolation == .nonisolated ? "" : "nonisolated " }

    /// Returns the names of a property's storage, changed if the protocol uses them for something else.
    func propertyNames(of member: Member) -> PropertyNames {
        var names = naming.property(member.plainName)
        let isTaken = { (name: String) in name != member.name && self.memberNames.contains(name) }
        while isTaken(names.storage) { names.storage += "Value" }
        // A property that only tests can set needs no counter, but mockolo's always have one.
        if !member.hasSetter, !names.isSetItself { names.setCount = nil }
        if !countsGets { names.getCount = nil }
        if let count = names.setCount, isTaken(count) || isCall(member.plainName + "Set") {
            names.setCount = count + "OfMock"
        }
        if let count = names.getCount, isTaken(count) || isCall(member.plainName + "Get") {
            names.getCount = count + "OfMock"
        }
        return names
    }

    /// Returns true if names with this prefix may belong to a call.
    private func isCall(_ base: String) -> Bool {
        linked.members.contains { $0.isCall && ($0.plainName == base || $0.plainName + $0.labelPhrase == base) }
    }

    /// Returns true if the protocol itself has a member of that name.
    func hasMember(_ name: String) -> Bool { memberNames.contains(name) }

    /// The library's functions that the bodies of members call.
    static let helperNames: Set<String> = [
        "unstubbed", "stubbedValue", "castStub", "stubbed", "countCall", "recordCall", "recordArguments", "wasCalled",
    ]

    /// The library's types that hold the state behind a lock.
    static let lockNames: Set<String> = ["LockedCalls", "LockedValue", "StaticMockRecordings"]

    /// `reset`, or a longer name if the protocol has a member of that name.
    var resetName: String {
        var name = "reset"
        while memberNames.contains(name) { name += "Mock" }
        return name
    }

    func locks(isStatic: Bool) -> Bool { isStatic ? isStaticLocked : isLocked }

    static let nonsending = "nonisolated(nonsending) "

    /// Returns true if a member runs on its caller's actor, so that values that aren't sendable can be passed.
    ///
    /// The requirement may do so because of the features that its module is built with, which no source shows.
    func staysWithCaller(_ member: Member) -> Bool {
        let isFree =
            linked.isolation == .nonisolated || member.isNonisolated || (linked.isolation == .actor && member.isStatic)
        guard member.effects.isAsync, isFree, !member.isBound(elsewhereThan: "") else { return false }
        return !member.hasSendableTypesOnly
    }

    /// Returns the attributes of a member's closure.
    func handlerAttributes(of member: Member) -> String {
        (staysWithCaller(member) ? MockShape.nonsending : "") + otherHandlerAttributes(of: member)
    }

    private func otherHandlerAttributes(of member: Member) -> String {
        let isShared = linked.isSendable || (member.isStatic && isStaticLocked) || (member.isNonisolated && isLocked)
        let mayCross = linked.isolation == .actor || (isShared && !naming.traits.hasUncheckedClosures)
        switch linked.isolation {
        case .actor where member.effects.isAsync && !member.isNonisolated && !member.isStatic:
            return MockShape.nonsending + "@Sendable "
        case .globalActor(let name) where !member.isNonisolated && !member.isBound(elsewhereThan: name):
            return member.effects.isAsync || linked.model.description != nil ? name + " " : ""
        default:
            let actor = member.attributes.first(where: AttributeMeaning.isGlobalActor)
            if let actor { return (mayCross ? "@Sendable " : "") + actor + " " }
            return mayCross ? "@Sendable " : ""
        }
    }
}

extension Member {
    /// Returns true if it runs on another actor than the mock's: one that it names, or that of an argument.
    func isBound(elsewhereThan actor: String) -> Bool {
        if let own = attributes.first(where: AttributeMeaning.isGlobalActor) { return own != actor }
        return parameters.contains { $0.type.separated.attributes.contains("isolated") }
    }
}
