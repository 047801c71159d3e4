import SwiftReading

/// One way to call the parts of a mock.
protocol Naming: Sendable {
    /// What the names of the members' parts begin with, each one its own, in the order of the members.
    ///
    /// - Parameter properties: names of the properties that a mock simply holds.
    func bases(of members: [Member], besides properties: Set<String>) -> [String]

    /// - Parameter argument: the name of the only recorded argument; `nil` when there are several.
    func records(base: String, argument: String?) -> RecordNames

    func property(_ name: String) -> PropertyNames

    /// Whether it has names for a return value and an error besides those for a closure.
    var hasResults: Bool { get }
    /// Whether numbers, texts and flags have defaults too.
    var hasPlainDefaults: Bool { get }
    /// Whether mocks can be made with the values of their properties.
    var hasMemberwiseInitializer: Bool { get }
    /// Whether what has to be stubbed is declared so that it can be read without a question mark.
    var forcesStubs: Bool { get }
    /// Whether members that are inherited from another module come before the others.
    var putsOtherModulesFirst: Bool { get }
    /// Whether an associated type that nothing is asked of is `Any`, and no parameter of the mock.
    var hasAnyForAssociatedTypes: Bool { get }
    /// Whether several of a member's variables are declared in one line.
    var joinsVariables: Bool { get }
    /// Whether mocks are final classes.
    var isFinal: Bool { get }
    /// Whether closures that several threads may call are not `@Sendable`, so that they take what a test captures, and their classes
    /// can have subclasses.
    var hasUncheckedClosures: Bool { get }
}

extension Naming {
    var hasResults: Bool { true }
    var hasPlainDefaults: Bool { false }
    var hasMemberwiseInitializer: Bool { false }
    var isFinal: Bool { false }
    var hasUncheckedClosures: Bool { false }
    var forcesStubs: Bool { false }
    var joinsVariables: Bool { false }
    var putsOtherModulesFirst: Bool { false }
    var hasAnyForAssociatedTypes: Bool { false }

    func records(base: String, argument: String?) -> RecordNames {
        RecordNames(
            count: String(base, "CallsCount"),
            called: String(base, "Called"),
            lastArguments: String(parts: base, "Received", argument?.capitalizedFirst ?? "Arguments"),
            invocations: String(base, "ReceivedInvocations"),
            result: String(base, "ReturnValue"),
            error: String(base, "ThrowableError"),
            handler: String(base, "Closure")
        )
    }

    func property(_ name: String) -> PropertyNames {
        PropertyNames(
            storage: "underlying" + name.capitalizedFirst,
            setCount: name + "SetCallsCount",
            getCount: name + "GetCallsCount"
        )
    }
}

extension MockNaming {
    var naming: any Naming {
        switch self {
        case .short: ShortNaming()
        case .sourcery: SourceryNaming()
        case .mockolo: MockoloNaming()
        }
    }
}
