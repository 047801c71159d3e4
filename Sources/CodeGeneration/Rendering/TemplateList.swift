import TemplateCatalogue

/// The tool's own templates.
public enum TemplateList {
    /// Each with the pattern of its file, `nil` where other templates include it; sorted by name.
    ///
    /// For example: `Presenter.swift`, with `Sources/<Feature>/Application/<Scene>/<Scene>Presenter.swift`.
    public static let all: [(name: String, file: String?)] = TemplateLibrary.own.templates
        .map { ($0.name, $0.file?.path.description) }
        .sorted { $0.name < $1.name }

    /// - Returns: the template's text, without the entry at its top; `nil` where there is none of the name.
    public static func text(of name: String) -> String? {
        TemplateLibrary.own.templates.first { $0.name == name }?.text
    }
}
