extension String {
    /// The last component of a qualified name. For example: `MainActor` of `Swift.MainActor`.
    public var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
