extension DiagnosticKind {
    static let viewBuilderMismatch = DiagnosticKind(
        "view-builder-mismatch",
        "The resolver can't call the view builder of a handwritten scene."
    )
    static let missingDeclaration = DiagnosticKind("missing-declaration", "Nothing declares what the specs name.")
    static let fileAmongGenerated = DiagnosticKind(
        "file-among-generated",
        severity: .warning,
        "A file of yours is in a folder of generated files."
    )
    static let unaskedScenes = DiagnosticKind(
        "unasked-scenes",
        severity: .warning,
        "A resolver of yours doesn't ask the generated switch for adopted scenes."
    )
    static let unusedWireframe = DiagnosticKind(
        "unused-wireframe",
        severity: .warning,
        "The wireframe of an old or handwritten screen is never made."
    )

    /// The problems that this target reports, sorted by id.
    public static let ofLinting: [DiagnosticKind] = [
        .fileAmongGenerated,
        .missingDeclaration,
        .unaskedScenes,
        .unusedWireframe,
        .viewBuilderMismatch,
    ]
}
