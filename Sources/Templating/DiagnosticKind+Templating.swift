public import Diagnostics

extension DiagnosticKind {
    static let templateDuplicate = DiagnosticKind(
        "template-duplicate",
        exit: .ownFault,
        "Two templates have one name.",
        because: "A partial is included by its name.",
        wrong: """
            {{! Header.mustache }}
            // One
            {{! Other/Header.mustache }}
            // Two
            """,
        right: """
            {{! Header.mustache }}
            // One
            {{! Footer.mustache }}
            // Two
            """
    )

    static let templateEncoding = DiagnosticKind(
        "template-encoding",
        exit: .ownFault,
        "A template isn't UTF-8, or holds a NUL byte.",
        because: "It wouldn't produce valid Swift.",
        wrong: """
            {{! Scene.mustache }}
            // ‹FF›
            """,
        right: """
            {{! Scene.mustache }}
            // Scene
            """
    )

    static let templateEndlessRecursion = DiagnosticKind(
        "template-endless-recursion",
        exit: .ownFault,
        "A partial includes itself without a section that ends it.",
        because: "Rendering would never end.",
        wrong: """
            {{! Scene.mustache }}
            {{> Scene}}
            """,
        right: """
            {{! Scene.mustache }}
            // Scene
            """
    )

    static let templateInvalidDelimiters = DiagnosticKind(
        "template-invalid-delimiters",
        exit: .ownFault,
        "New delimiters can't be delimiters.",
        because: "They are two words of signs, without `=`.",
        wrong: """
            {{! Scene.mustache }}
            {{=<% =}}
            """,
        right: """
            {{! Scene.mustache }}
            {{=<% %>=}}
            """
    )

    static let templateInvalidShape = DiagnosticKind(
        "template-invalid-shape",
        exit: .ownFault,
        "The values of a template are described wrongly.",
        because: "This is a bug in vipergen's Swift code, not in the template.",
        withoutExample: "it is a mistake in Swift code"
    )

    static let templateInvalidTag = DiagnosticKind(
        "template-invalid-tag",
        exit: .ownFault,
        "A tag has no valid name.",
        because: "Names are letters, digits and `_`, joined by dots.",
        wrong: """
            {{! Scene.mustache }}
            {{scene name}}
            """,
        right: """
            {{! Scene.mustache }}
            {{name}}
            """
    )

    static let templateMissing = DiagnosticKind(
        "template-missing",
        exit: .ownFault,
        "There is no template with this name.",
        because: "Each kind of emitted file has one.",
        withoutExample: "it is a mistake in Swift code"
    )

    static let templateNesting = DiagnosticKind(
        "template-nesting",
        exit: .ownFault,
        "Sections or partials are nested too deeply.",
        because: "The limit keeps rendering within its stack.",
        wrong: """
            {{! Scene.mustache }}
            ‹300×{{#flag}}›‹300×{{/flag}}›
            """,
        right: """
            {{! Scene.mustache }}
            {{#flag}}{{/flag}}
            """
    )

    static let templateSectionMismatch = DiagnosticKind(
        "template-section-mismatch",
        exit: .ownFault,
        "A section's closing tag has a different name from its opening tag.",
        because: "Sections are closed in the reverse of their order.",
        wrong: """
            {{! Scene.mustache }}
            {{#flag}}x{{/flags}}
            """,
        right: """
            {{! Scene.mustache }}
            {{#flag}}x{{/flag}}
            """
    )

    static let templateTooLarge = DiagnosticKind(
        "template-too-large",
        exit: .ownFault,
        "A template is larger than any emitted file.",
        because: "The limit protects the memory from a wrong file.",
        wrong: """
            {{! Scene.mustache }}
            ‹20000000×.›
            """,
        right: """
            {{! Scene.mustache }}
            .
            """
    )

    static let templateUnclosedSection = DiagnosticKind(
        "template-unclosed-section",
        exit: .ownFault,
        "A section isn't closed.",
        because: "Everything after it would belong to it.",
        wrong: """
            {{! Scene.mustache }}
            {{#flag}}x
            """,
        right: """
            {{! Scene.mustache }}
            {{#flag}}x{{/flag}}
            """
    )

    static let templateUnclosedTag = DiagnosticKind(
        "template-unclosed-tag",
        exit: .ownFault,
        "A tag isn't closed.",
        because: "`}}` is missing.",
        wrong: """
            {{! Scene.mustache }}
            {{name
            """,
        right: """
            {{! Scene.mustache }}
            {{name}}
            """
    )

    static let templateUnknownName = DiagnosticKind(
        "template-unknown-name",
        exit: .ownFault,
        "A template uses an unknown value.",
        because: "It would always be rendered as nothing.",
        wrong: """
            {{! Scene.mustache }}
            {{nmae}}
            """,
        right: """
            {{! Scene.mustache }}
            {{name}}
            """
    )

    static let templateUnknownPartial = DiagnosticKind(
        "template-unknown-partial",
        exit: .ownFault,
        "A template includes a partial that isn't there.",
        because: "It would always be rendered as nothing.",
        wrong: """
            {{! Scene.mustache }}
            {{> Headr}}
            """,
        right: """
            {{! Scene.mustache }}
            {{> Header}}
            {{! Header.mustache }}
            // Header
            """
    )

    static let templateUnopenedSection = DiagnosticKind(
        "template-unopened-section",
        exit: .ownFault,
        "A closing tag has no opening tag.",
        because: "Either the opening tag is missing, or this one is one too many.",
        wrong: """
            {{! Scene.mustache }}
            x{{/flag}}
            """,
        right: """
            {{! Scene.mustache }}
            {{#flag}}x{{/flag}}
            """
    )

    static let templateUnused = DiagnosticKind(
        "template-unused",
        severity: .warning,
        exit: .ownFault,
        "No template includes a partial.",
        because: "It is no longer needed, or its name is misspelled.",
        wrong: """
            {{! Scene.mustache }}
            {{name}}
            {{! Header.mustache }}
            // Header
            """,
        right: """
            {{! Scene.mustache }}
            {{> Header}}{{name}}
            {{! Header.mustache }}
            // Header
            """
    )

    static let templateWrongKind = DiagnosticKind(
        "template-wrong-kind",
        exit: .ownFault,
        "A flag or list is printed as text, or a tag follows code on its line.",
        because: "Each value has one kind, and the length of a line with code has to be known before it is rendered.",
        wrong: """
            {{! Scene.mustache }}
            {{flag}}
            """,
        right: """
            {{! Scene.mustache }}
            {{#flag}}x{{/flag}}
            """
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
