public import Diagnostics

extension DiagnosticKind {
    static let templateDuplicate = DiagnosticKind("template-duplicate", exit: .ownFault, "Two templates have one name.")
    static let templateEncoding = DiagnosticKind(
        "template-encoding",
        exit: .ownFault,
        "A template isn't UTF-8, or holds a NUL byte."
    )
    static let templateEndlessRecursion = DiagnosticKind(
        "template-endless-recursion",
        exit: .ownFault,
        "A partial includes itself without a section that ends it."
    )
    static let templateInvalidDelimiters = DiagnosticKind(
        "template-invalid-delimiters",
        exit: .ownFault,
        "New delimiters can't be delimiters."
    )
    static let templateInvalidShape = DiagnosticKind(
        "template-invalid-shape",
        exit: .ownFault,
        "The values of a template are described wrongly."
    )
    static let templateInvalidTag = DiagnosticKind("template-invalid-tag", exit: .ownFault, "A tag has no valid name.")
    static let templateMissing = DiagnosticKind(
        "template-missing",
        exit: .ownFault,
        "There is no template with this name."
    )
    static let templateNesting = DiagnosticKind(
        "template-nesting",
        exit: .ownFault,
        "Sections or partials are nested too deeply."
    )
    static let templateSectionMismatch = DiagnosticKind(
        "template-section-mismatch",
        exit: .ownFault,
        "A section's closing tag has a different name from its opening tag."
    )
    static let templateTooLarge = DiagnosticKind(
        "template-too-large",
        exit: .ownFault,
        "A template is larger than any emitted file."
    )
    static let templateUnclosedSection = DiagnosticKind(
        "template-unclosed-section",
        exit: .ownFault,
        "A section isn't closed."
    )
    static let templateUnclosedTag = DiagnosticKind("template-unclosed-tag", exit: .ownFault, "A tag isn't closed.")
    static let templateUnknownName = DiagnosticKind(
        "template-unknown-name",
        exit: .ownFault,
        "A template uses an unknown value."
    )
    static let templateUnknownPartial = DiagnosticKind(
        "template-unknown-partial",
        exit: .ownFault,
        "A template includes a partial that isn't there."
    )
    static let templateUnopenedSection = DiagnosticKind(
        "template-unopened-section",
        exit: .ownFault,
        "A closing tag has no opening tag."
    )
    static let templateUnused = DiagnosticKind(
        "template-unused",
        severity: .warning,
        exit: .ownFault,
        "No template includes a partial."
    )
    static let templateWrongKind = DiagnosticKind(
        "template-wrong-kind",
        exit: .ownFault,
        "A flag or list is printed as text, or a tag follows code on its line."
    )

    /// All that this target reports, sorted by id.
    public static let ofTemplating: [DiagnosticKind] = [
        .templateDuplicate,
        .templateEncoding,
        .templateEndlessRecursion,
        .templateInvalidDelimiters,
        .templateInvalidShape,
        .templateInvalidTag,
        .templateMissing,
        .templateNesting,
        .templateSectionMismatch,
        .templateTooLarge,
        .templateUnclosedSection,
        .templateUnclosedTag,
        .templateUnknownName,
        .templateUnknownPartial,
        .templateUnopenedSection,
        .templateUnused,
        .templateWrongKind,
    ]
}
