/// A file to be rendered: its path, its template and the template's values.
struct RenderRequest: Sendable {
    /// The file's path, relative to the target package.
    var path: String
    /// The template's name.
    var template: String
    /// Returns the values. Called when the file is rendered, which an existing scaffold never is.
    var values: @Sendable () -> TemplateValue
    var ownership: Ownership
    /// The position among the sections of a file that several templates make; `nil` for a file of its own.
    var section: Int?
    /// The path of the spec that the file comes from, as in diagnostics.
    var specPath: String
    /// The type of a scaffold that gives way to a declaration elsewhere, or of a generated file that doesn't.
    var declares: GeneratedFiles.TypeDeclaration?

    var isScaffold: Bool { ownership == .scaffold }

    /// Frees the values after rendering: there are many, and they aren't needed again.
    mutating func forgetValues() { values = { .fields([:]) } }
}
