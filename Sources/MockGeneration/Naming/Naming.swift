/// A convention for the names of a mock's parts.
protocol Naming: Sendable {
    /// Returns the prefixes of the members' parts, all different, in the order of the members.
    ///
    /// - Parameter properties: the names of properties that a mock only stores.
    func bases(of members: [Member], besides properties: Set<String>) -> [String]

    /// - Parameter argument: the name of the only recorded argument; `nil` if there are several.
    func records(base: String, argument: String?) -> RecordNames

    func property(_ name: String) -> PropertyNames

    var traits: NamingTraits { get }
}

/// What mocks look like whose names follow a convention.
struct NamingTraits: Sendable {
    /// True if numbers, strings and Booleans have defaults, too.
    var hasPlainDefaults = false
    /// True if mocks can be created with the values of their properties.
    var hasMemberwiseInitializer = false
    /// True if stubs are declared as implicitly unwrapped optionals.
    var forcesStubs = false
    /// True if members inherited from another module come before the others.
    var putsOtherModulesFirst = false
    /// True if an associated type without constraints is `Any`, not a parameter of the mock.
    var hasAnyForAssociatedTypes = false
    /// True if several of a member's variables are declared on one line.
    var joinsVariables = false
    /// True if mocks are final classes.
    var isFinal = false
    /// True if closures that several threads may call aren't `@Sendable`, so that they accept a test's captures, and
    /// classes can have subclasses.
    var hasUncheckedClosures = false
}

extension Naming {
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
