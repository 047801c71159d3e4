extension DiagnosticKind {
    static let adapterOfTwoObjects = DiagnosticKind(
        "adapter-of-two-objects",
        "Two old objects would need the same adapter."
    )
    static let needsProtocol = DiagnosticKind("needs-protocol", "A service needs a protocol of yours as its type.")
    static let serviceNotSendable = DiagnosticKind(
        "service-not-sendable",
        "A use case uses a service that can't be `Sendable`."
    )
    static let swappedService = DiagnosticKind("swapped-service", "The name and the type of a service are swapped.")
    public static let unusedEntry = DiagnosticKind(
        "unused-entry",
        severity: .warning,
        "An entry of the specs has no effect."
    )
    static let repositoryBesideSharedUseCase = DiagnosticKind(
        "repository-beside-shared-use-case",
        "A scene has a repository, and a use case that it shares."
    )
    static let useCaseUsesUseCase = DiagnosticKind("use-case-uses-use-case", "A use case uses another one.")
    static let callArguments = DiagnosticKind(
        "call-arguments",
        "What a method `calls` takes other arguments than it gets."
    )
    static let callEffects = DiagnosticKind(
        "call-effects",
        "What a method `calls` is `async`, throws, or takes or gives other types, and the method isn't made for it."
    )
    static let callOfOtherService = DiagnosticKind(
        "call-of-other-service",
        "A method `calls` a service that its scene doesn't use."
    )

    static let aboutServices: [DiagnosticKind] = [
        .adapterOfTwoObjects,
        .callArguments,
        .callEffects,
        .callOfOtherService,
        .needsProtocol,
        .repositoryBesideSharedUseCase,
        .serviceNotSendable,
        .swappedService,
        .unusedEntry,
        .useCaseUsesUseCase,
    ]
}
