extension DiagnosticKind {
    static let callAsMapping = DiagnosticKind("call-as-mapping", "A method or event is written as a call in Swift.")
    static let yamlPunctuation = DiagnosticKind(
        "yaml-punctuation",
        "A sign of YAML's is missing, or there is one too many."
    )
    static let yamlIndentation = DiagnosticKind("yaml-indentation", "A line isn't indented as YAML needs it.")

    static let aboutSlips: [DiagnosticKind] = [.callAsMapping, .yamlIndentation, .yamlPunctuation]
}
