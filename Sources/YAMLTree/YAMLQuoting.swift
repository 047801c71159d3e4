import Basics

/// Text in quotes, as YAML reads it back.
public enum YAMLQuoting {
    /// The text in double quotes; in single ones where it holds double ones or backslashes itself.
    ///
    /// For example: `[Recipe]?` gives `"[Recipe]?"`, and `""` gives `'""'`.
    public static func quoted(_ text: String) -> String { YAMLText.quoted(text) }
}
