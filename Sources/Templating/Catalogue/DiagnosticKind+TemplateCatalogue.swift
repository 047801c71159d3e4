public import Basics

extension DiagnosticKind {
    static let templateEntry = DiagnosticKind("template-entry", "The entry at the top of a template is invalid.")

    /// All that this target reports, sorted by id.
    public static let ofTemplateCatalogue: [DiagnosticKind] = [.templateEntry]
}
