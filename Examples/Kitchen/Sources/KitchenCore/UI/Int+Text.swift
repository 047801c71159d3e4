extension Int {
    /// For example: `¥400`.
    public nonisolated var inYen: String { "¥\(self)" }

    /// For example: `1 recipe`, `2 recipes`.
    public nonisolated func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
