public import Diagnostics

extension DiagnosticKind {
    static let yamlBadMerge = DiagnosticKind("yaml-bad-merge", "`<<` is given something that can't be merged.")
    public static let yamlComplexKey = DiagnosticKind("yaml-complex-key", "A key isn't plain text.")
    public static let yamlControlCharacter = DiagnosticKind("yaml-control-character", "A file has a control character.")
    public static let yamlDuplicateKey = DiagnosticKind("yaml-duplicate-key", "A mapping has the same key twice.")
    static let yamlMultipleDocuments = DiagnosticKind("yaml-multiple-documents", "A file has a second YAML document.")
    static let yamlNotUTF8 = DiagnosticKind("yaml-not-utf8", "A file isn't UTF-8.")
    static let yamlNul = DiagnosticKind("yaml-nul", "A file has a NUL byte.")
    static let yamlOutOfMemory = DiagnosticKind("yaml-out-of-memory", "There is no memory left to read a file.")
    static let yamlRecursiveAlias = DiagnosticKind(
        "yaml-recursive-alias",
        "An alias is inside of the value it refers to."
    )
    public static let yamlSyntax = DiagnosticKind("yaml-syntax", "The file isn't YAML.")
    static let yamlTooDeep = DiagnosticKind("yaml-too-deep", "Lists and mappings are nested too deeply.")
    static let yamlTooLarge = DiagnosticKind("yaml-too-large", "A file is too large to be a spec.")
    static let yamlTooManyDirectives = DiagnosticKind(
        "yaml-too-many-directives",
        "A file begins with more directives than any spec needs."
    )
    static let yamlTooManyNodes = DiagnosticKind(
        "yaml-too-many-nodes",
        "A file has too many values, with aliases counted each time."
    )
    public static let yamlUnknownAlias = DiagnosticKind("yaml-unknown-alias", "An alias refers to a missing anchor.")

    /// All that this target reports, sorted by id.
    public static let ofYAMLTree: [DiagnosticKind] = [
        .yamlBadMerge,
        .yamlComplexKey,
        .yamlControlCharacter,
        .yamlDuplicateKey,
        .yamlMultipleDocuments,
        .yamlNotUTF8,
        .yamlNul,
        .yamlOutOfMemory,
        .yamlRecursiveAlias,
        .yamlSyntax,
        .yamlTooDeep,
        .yamlTooLarge,
        .yamlTooManyDirectives,
        .yamlTooManyNodes,
        .yamlUnknownAlias,
    ]
}
