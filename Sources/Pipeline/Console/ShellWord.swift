/// A word of a command that is shown to be copied.
enum ShellWord {
    /// For example: `my pantry` is `'my pantry'`.
    static func quoted(_ text: String) -> String {
        let harmless = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-+@%:=,")
        if !text.isEmpty, text.allSatisfy(harmless.contains) { return text }
        return "'\(text.replacing("'", with: "'\\''"))'"
    }
}
