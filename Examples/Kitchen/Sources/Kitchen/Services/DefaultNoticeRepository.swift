public import KitchenCore

/// Notices in memory.
public nonisolated final class DefaultNoticeRepository: NoticeRepository {
    private let notices: Guarded<[Notice]>

    public init(notices: [Notice] = [.sample]) {
        self.notices = Guarded(notices)
    }

    public func current() async throws -> Notice? { notices.read(\.last) }

    public func dismiss(_ id: Notice.ID) {
        notices.change { $0.removeAll { $0.id == id } }
    }
}
