public nonisolated protocol NoticeRepository: Sendable {
    /// The newest notice that wasn't dismissed.
    func current() async throws -> Notice?
    func dismiss(_ id: Notice.ID)
}
