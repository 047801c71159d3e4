extension DiagnosticKind {
    static let bindingChanged = DiagnosticKind(
        "binding-changed",
        severity: .warning,
        "A view no longer observes what it draws from."
    )
    static let initializerDiffers = DiagnosticKind(
        "initializer-differs",
        severity: .warning,
        "Generated code can't create a scaffolded type."
    )
    static let initializerGrew = DiagnosticKind(
        "initializer-grew",
        severity: .warning,
        "A type of yours takes one more collaborator."
    )
    static let memberDiffers = DiagnosticKind(
        "member-differs",
        severity: .warning,
        "A method of yours differs from the one in the contract."
    )
    static let memberNotAskedFor = DiagnosticKind(
        "member-not-asked-for",
        severity: .warning,
        "A type of yours has a member that its contract no longer asks for."
    )
    static let requirementAdded = DiagnosticKind(
        "requirement-added",
        severity: .warning,
        "A contract has a new member, and a type of yours conforms to it."
    )
    static let scaffoldLeftOver = DiagnosticKind(
        "scaffold-left-over",
        severity: .warning,
        "A scaffold is no longer needed where it is."
    )
    static let severalPlaces = DiagnosticKind(
        "several-places",
        "There are several places where a missing member could go."
    )
    static let typeNotFound = DiagnosticKind("type-not-found", "A scaffold no longer declares its type.")

    /// The kinds of all diagnostics of scaffold sync, sorted by id.
    public static let ofScaffoldSync: [DiagnosticKind] = [
        .bindingChanged,
        .initializerDiffers,
        .initializerGrew,
        .memberDiffers,
        .memberNotAskedFor,
        .requirementAdded,
        .scaffoldLeftOver,
        .severalPlaces,
        .typeNotFound,
    ]
}
