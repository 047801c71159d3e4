import Basics
import FileEmission
import Templating

/// A file that is to be rendered: which template, with which values, to which path.
struct RenderRequest: Sendable {
    /// Relative to the target package.
    var path: String
    /// Its name.
    var template: String
    /// Found out when the file is rendered: a scaffold that is there never is.
    var values: @Sendable () -> TemplateValue
    var ownership: Ownership
    /// Its place among the sections of a file that several templates make; `nil` for a file of its own.
    var section: Int?
    /// The spec that asks for the file, as diagnostics name it.
    var specPath: String
    /// For a scaffold that gives way to a declaration of its type elsewhere, and a generated file that doesn't.
    var declares: GeneratedFiles.TypeDeclaration?

    var isScaffold: Bool { ownership == .scaffold }

    /// Once it is rendered: there are many values, and nobody asks for them again.
    mutating func forgetValues() { values = { .fields([:]) } }
}
