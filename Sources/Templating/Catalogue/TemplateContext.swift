/// The version of the variables for templates, which `vipergen dump --stage project` prints.
public enum TemplateContext {
    /// The version, increased when a variable is removed or changes its meaning, but not for additions.
    public static let version = 1
}
