public nonisolated struct Book: Hashable, Sendable, Identifiable {
    public var id: Int64
    public var title: String

    public init(id: Int64, title: String) {
        self.id = id
        self.title = title
    }
}
