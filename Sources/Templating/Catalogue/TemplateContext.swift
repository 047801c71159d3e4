/// What templates may mention, and what `vipergen dump --stage project` prints.
public enum TemplateContext {
    /// Goes up when something of it goes, or means something else. What only comes doesn't count.
    public static let version = 1
}
