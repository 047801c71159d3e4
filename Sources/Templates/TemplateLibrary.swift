/// The texts of all templates, embedded in the binary.
///
/// Beside them, `Generated` has an enum for each kind of subject, with an entry for each template.
public enum TemplateLibrary {
    /// A template's file and its text.
    public struct Source: Sendable {
        /// Without the ending `.mustache`. For example: `Presenter.swift`.
        public let name: String
        /// Relative to the package. For example: `Templates/Scene/Presenter.swift.mustache`.
        public let path: String
        /// Without what stands at its top.
        public let text: String
        /// The line of the file that the text begins at.
        public let firstLine: Int
    }
}
