public import Diagnostics

extension DiagnosticKind {
    static let duplicateContent = DiagnosticKind(
        "duplicate-content",
        "Two contents of a scene would have the same view."
    )
    static let duplicateEvent = DiagnosticKind("duplicate-event", "A scene has two events with the same name.")
    public static let duplicateModule = DiagnosticKind("duplicate-module", "Two modules would have the same target.")
    static let duplicatePackage = DiagnosticKind("duplicate-package", "SwiftPM takes two packages for one.")
    static let duplicatePart = DiagnosticKind("duplicate-part", "Two parts of a scene would have the same data type.")
    static let duplicateProduct = DiagnosticKind("duplicate-product", "Two packages have a product with the same name.")
    public static let duplicateScene = DiagnosticKind("duplicate-scene", "Two scenes have the same name.")
    static let duplicateSection = DiagnosticKind(
        "duplicate-section",
        "Two sections of a scene would have the same view."
    )
    static let duplicateUseCase = DiagnosticKind("duplicate-use-case", "Two use cases have the same name.")

    static let aboutDuplicates: [DiagnosticKind] = [
        .duplicateContent,
        .duplicateEvent,
        .duplicateModule,
        .duplicatePackage,
        .duplicatePart,
        .duplicateProduct,
        .duplicateScene,
        .duplicateSection,
        .duplicateUseCase,
    ]
}
