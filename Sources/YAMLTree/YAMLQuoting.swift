/// Text in quotes, as YAML reads it back.
public enum YAMLQuoting {
    /// Returns the text in double quotes, or in single quotes if it has double quotes or backslashes itself.
    ///
    /// For example: `[Recipe]?` gives `"[Recipe]?"`, and `""` gives `'""'`.
    public static func quoted(_ text: String) -> String { YAMLText.quoted(text) }
}
