/// Something that the shops want to be known.
public nonisolated struct Notice: Hashable, Sendable, Identifiable {
    public var id: Int64
    public var text: String

    public init(id: Int64, text: String) {
        self.id = id
        self.text = text
    }

    public static let sample = Notice(id: 1, text: "The fish market is closed on Monday.")
}
