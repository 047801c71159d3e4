/// The folder next to the specs with the schemas for editors.
public enum SchemaFolder {
    /// The only folder of ours whose name begins with a dot.
    public static let name = ".schemas"
}
