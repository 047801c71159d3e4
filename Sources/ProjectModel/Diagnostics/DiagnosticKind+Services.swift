public import Diagnostics

extension DiagnosticKind {
    static let adapterOfTwoObjects = DiagnosticKind(
        "adapter-of-two-objects",
        "Two old objects would need the same adapter."
    )
    static let badServiceType = DiagnosticKind("bad-service-type", "A service has a type that can't be one.")
    static let imageServiceNeedsNewerPlatform = DiagnosticKind(
        "image-service-needs-newer-platform",
        "The image service needs a newer platform."
    )
    static let legacyNeedsProtocol = DiagnosticKind(
        "legacy-needs-protocol",
        "`legacy` is set for a service whose type isn't a protocol of yours."
    )
    static let serviceNeedsDefault = DiagnosticKind(
        "service-needs-default",
        "A service of a platform type has no default."
    )
    static let stubNeedsProtocol = DiagnosticKind(
        "stub-needs-protocol",
        "`stub: json` is set for a service whose type isn't a protocol of yours."
    )
    static let serviceNotSendable = DiagnosticKind(
        "service-not-sendable",
        "A use case uses a service that can't be `Sendable`."
    )
    static let swappedService = DiagnosticKind("swapped-service", "The name and the type of a service are swapped.")
    public static let unknownService = DiagnosticKind("unknown-service", "There is no service with this name.")
    static let unknownUseCase = DiagnosticKind("unknown-use-case", "There is no use case with this name.")
    static let unknownRepository = DiagnosticKind("unknown-repository", "The module has no repository with this name.")
    static let unusedRepository = DiagnosticKind("unused-repository", severity: .warning, "Nothing asks a repository.")
    static let repositoryBesideSharedUseCase = DiagnosticKind(
        "repository-beside-shared-use-case",
        "A scene has a repository, and a use case that it shares."
    )
    static let useCaseUsesUseCase = DiagnosticKind("use-case-uses-use-case", "A use case uses another one.")
    static let callArguments = DiagnosticKind(
        "call-arguments",
        "What a method `calls` takes more or fewer arguments than the method has parameters."
    )
    static let callOfOtherService = DiagnosticKind(
        "call-of-other-service",
        "A method `calls` a service that its scene doesn't use."
    )
    static let misplacedCall = DiagnosticKind(
        "misplaced-call",
        "`calls` is said of a method that isn't an interactor's."
    )

    static let aboutServices: [DiagnosticKind] = [
        .adapterOfTwoObjects,
        .badServiceType,
        .callArguments,
        .callOfOtherService,
        .imageServiceNeedsNewerPlatform,
        .legacyNeedsProtocol,
        .misplacedCall,
        .serviceNeedsDefault,
        .serviceNotSendable,
        .stubNeedsProtocol,
        .swappedService,
        .unknownService,
        .unknownUseCase, .unknownRepository, .unusedRepository, .repositoryBesideSharedUseCase,
        .useCaseUsesUseCase,
    ]
}
