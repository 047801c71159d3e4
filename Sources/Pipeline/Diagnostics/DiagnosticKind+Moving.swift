package import Diagnostics

extension DiagnosticKind {
    static let movedDescriptor = DiagnosticKind(
        "moved-descriptor",
        severity: .warning,
        "A descriptor moves to another interface module with its scene."
    )
    static let movedImport = DiagnosticKind(
        "moved-import",
        severity: .warning,
        "An import is wrong in the module that its file moves to."
    )
    static let movedNib = DiagnosticKind(
        "moved-nib",
        severity: .warning,
        "Nibs, texts or translations stay in the module that a scene leaves."
    )
    static let movedRoute = DiagnosticKind(
        "moved-route",
        severity: .warning,
        "An old screen, or a test, leads to a scene that moves to another module."
    )
    static let movedType = DiagnosticKind(
        "moved-type",
        severity: .warning,
        "After a move, a type would be used across a module boundary."
    )
    package static let notConfirmed = DiagnosticKind(
        "not-confirmed",
        "A move, a removal or an ejection was not confirmed."
    )
    static let sceneIsThere = DiagnosticKind("scene-is-there", "The scene is already in that module.")

    static let aboutMoving: [DiagnosticKind] = [
        .movedDescriptor,
        .movedImport,
        .movedNib,
        .movedRoute,
        .movedType,
        .notConfirmed,
        .sceneIsThere,
    ]
}
