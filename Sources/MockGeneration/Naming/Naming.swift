/// A convention for the names of a mock's parts.
protocol Naming: Sendable {
    /// Returns the prefixes of the members' parts, all different, in the order of the members.
    ///
    /// - Parameter properties: the names of properties that a mock only stores.
    func bases(of members: [Member], besides properties: Set<String>) -> [String]

    /// - Parameter argument: the name of the only recorded argument; `nil` if there are several.
    func records(base: String, argument: String?) -> RecordNames

    func property(_ name: String) -> PropertyNames

    /// True if it has names for a return value and an error in addition to the closure's.
    var hasResults: Bool { get }
    /// True if numbers, strings and Booleans have defaults, too.
    var hasPlainDefaults: Bool { get }
    /// True if mocks can be created with the values of their properties.
    var hasMemberwiseInitializer: Bool { get }
    /// True if stubs are declared as implicitly unwrapped optionals.
    var forcesStubs: Bool { get }
    /// True if members inherited from another module come before the others.
    var putsOtherModulesFirst: Bool { get }
    /// True if an associated type without constraints is `Any`, not a parameter of the mock.
    var hasAnyForAssociatedTypes: Bool { get }
    /// True if several of a member's variables are declared on one line.
    var joinsVariables: Bool { get }
    /// True if mocks are final classes.
    var isFinal: Bool { get }
    /// True if closures that several threads may call aren't `@Sendable`, so that they accept a test's captures, and
    /// classes can have subclasses.
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
