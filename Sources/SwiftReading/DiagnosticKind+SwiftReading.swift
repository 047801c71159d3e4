public import Diagnostics

extension DiagnosticKind {
    static let genericArguments = DiagnosticKind(
        "generic-arguments",
        "A generic type is given too few or too many arguments."
    )
    public static let nestedTooDeeply = DiagnosticKind(
        "nested-too-deeply",
        "A Swift source is nested too deeply to be read."
    )
    static let notAProtocol = DiagnosticKind(
        "not-a-protocol",
        "`any` or `&` is used with a type that isn't a protocol."
    )
    static let protocolWithoutAny = DiagnosticKind(
        "protocol-without-any",
        "A protocol is written as a type without `any`."
    )
    static let typeCannotBeKept = DiagnosticKind("type-cannot-be-kept", "Values of a type can't be stored.")
    static let typeCannotConform = DiagnosticKind(
        "type-cannot-conform",
        "A type argument or key lacks a conformance that it needs."
    )
    static let typeWithoutValue = DiagnosticKind(
        "type-without-value",
        "A value has a type with no values, or only one."
    )
    static let voidParameter = DiagnosticKind("void-parameter", "A function type takes `Void`.")
    static let wrongModuleOfType = DiagnosticKind(
        "wrong-module-of-type",
        "A type is qualified with a module that doesn't have it on every platform."
    )

    /// All that this target reports, sorted by id.
    public static let ofSwiftReading: [DiagnosticKind] = [
        .genericArguments,
        .nestedTooDeeply,
        .notAProtocol,
        .protocolWithoutAny,
        .typeCannotBeKept,
        .typeCannotConform,
        .typeWithoutValue,
        .voidParameter,
        .wrongModuleOfType,
    ]
}
