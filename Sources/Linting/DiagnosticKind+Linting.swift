public import Diagnostics

extension DiagnosticKind {
    static let viewBuilderMismatch = DiagnosticKind(
        "view-builder-mismatch",
        "The resolver can't call the view builder of a handwritten scene."
    )
    static let descriptorMismatch = DiagnosticKind(
        "descriptor-mismatch",
        "The `parameters` of an adopted scene aren't those of its descriptor."
    )
    static let missingDescriptor = DiagnosticKind(
        "missing-descriptor",
        "Nothing declares the descriptor that a spec names."
    )
    static let fileAmongGenerated = DiagnosticKind(
        "file-among-generated",
        severity: .warning,
        "A file of yours is in a folder of generated files."
    )
    static let missingEnvironment = DiagnosticKind(
        "missing-environment",
        "The module doesn't declare the type that `environment` names."
    )
    static let missingViewBuilder = DiagnosticKind("missing-view-builder", "A handwritten scene has no view builder.")
    static let unaskedScenes = DiagnosticKind(
        "unasked-scenes",
        severity: .warning,
        "A resolver of yours asks one of the two generated switches and not the other."
    )
    static let unfitEnvironment = DiagnosticKind(
        "unfit-environment",
        "The type that `environment` names can't get the generated extensions as it is declared."
    )
    static let unusedExclusion = DiagnosticKind(
        "unused-exclusion",
        severity: .warning,
        "An excluded path has nothing to check."
    )
    static let unusedWireframe = DiagnosticKind(
        "unused-wireframe",
        severity: .warning,
        "The wireframe of an old or handwritten screen is never made."
    )

    /// All that this target reports, sorted by id.
    public static let ofLinting: [DiagnosticKind] = [
        .viewBuilderMismatch,
        .descriptorMismatch,
        .fileAmongGenerated,
        .missingDescriptor,
        .missingEnvironment,
        .missingViewBuilder,
        .unaskedScenes,
        .unfitEnvironment,
        .unusedExclusion,
        .unusedWireframe,
    ]
}
