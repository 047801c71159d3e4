extension Int {
    /// For example: `1 book`, `2 books`.
    public func counted(_ noun: String) -> String {
        self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
    }
}
