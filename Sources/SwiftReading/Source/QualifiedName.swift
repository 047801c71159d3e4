extension String {
    /// A qualified name's own. For example: `MainActor` of `Swift.MainActor`.
    public var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
