extension DiagnosticKind {
    static let unsupportedYAML = DiagnosticKind("unsupported-yaml", "A file uses something of YAML that specs can't.")
    public static let yamlComplexKey = DiagnosticKind("yaml-complex-key", "A key isn't plain text.")
    static let yamlOutOfMemory = DiagnosticKind("yaml-out-of-memory", "There is no memory left to read a file.")
    public static let yamlSyntax = DiagnosticKind("yaml-syntax", "The file isn't YAML.")
    public static let needsQuotes = DiagnosticKind(
        "needs-quotes",
        "YAML reads a value differently from how it is meant."
    )

    /// The problems that this target reports, sorted by id.
    public static let ofYAMLTree: [DiagnosticKind] = [
        .needsQuotes,
        .unsupportedYAML,
        .yamlComplexKey,
        .yamlOutOfMemory,
        .yamlSyntax,
    ]
}
