public import Diagnostics

extension DiagnosticKind {
    static let nameTooLong = DiagnosticKind("name-too-long", "A name is longer than 100 bytes.")
    static let notAType = DiagnosticKind("not-a-type", "Text isn't a type in Swift.")
    static let badCall = DiagnosticKind(
        "bad-call",
        "What a method `calls` is written in another way than Swift names functions."
    )
    static let notAnError = DiagnosticKind("not-an-error", "What a method `throws` isn't a type of errors.")
    static let notAnExpression = DiagnosticKind("not-an-expression", "A default isn't an expression in Swift.")
    public static let notAnIdentifier = DiagnosticKind("not-an-identifier", "A name isn't a Swift identifier.")
    static let stringNeedsQuotes = DiagnosticKind(
        "string-needs-quotes",
        "A string's default is written without Swift's quotes."
    )
    static let typeNameCase = DiagnosticKind("type-name-case", "The name of a type begins with a small letter.")
    static let valueTypeMismatch = DiagnosticKind("value-type-mismatch", "A value doesn't match its type.")

    static let aboutSwift: [DiagnosticKind] = [
        .badCall,
        .nameTooLong,
        .notAType,
        .notAnError,
        .notAnExpression,
        .notAnIdentifier,
        .stringNeedsQuotes,
        .typeNameCase,
        .valueTypeMismatch,
    ]
}
