extension DiagnosticKind {
    static let componentMark = DiagnosticKind(
        "component-mark",
        "The mark of a component stands where it means nothing."
    )
    static let componentWithoutPreviews = DiagnosticKind(
        "component-without-previews",
        "A component can't be previewed."
    )
    static let componentArgument = DiagnosticKind(
        "component-argument",
        "A section or a part of a screen hands a component something else than its initializer takes."
    )

    static let aboutComponents: [DiagnosticKind] = [.componentArgument, .componentMark, .componentWithoutPreviews]
}
