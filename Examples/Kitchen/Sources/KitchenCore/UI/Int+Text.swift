extension Int {
    /// For example: `¥400`.
    public nonisolated var inYen: String { "¥\(self)" }
}
