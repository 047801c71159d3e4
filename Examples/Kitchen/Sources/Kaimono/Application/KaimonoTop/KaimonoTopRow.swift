import KitchenCore
import ViperRuntime

/// A row that comes and goes with what is under way for the user.
nonisolated enum KaimonoTopRow: Hashable, Sendable {
    case notificationHint
    case order(Order)
    case delivery(Delivery)
    case notice(Notice)

    /// Those that there is something to tell in, from top to bottom.
    @MainActor
    static func all(of dataSource: KaimonoTopDataSource) -> [KaimonoTopRow] {
        [
            dataSource.order.map(order),
            dataSource.delivery.map(delivery),
            dataSource.notificationsAreOff ? .notificationHint : nil,
            dataSource.notice.map(notice),
        ]
        .compactMap { $0 }
    }
}

extension KaimonoTopRow: Identifiable {
    /// What the row is about: with another order in it, it is still the same row.
    nonisolated enum ID: Hashable, Sendable {
        case order, delivery, notificationHint, notice
    }

    nonisolated var id: ID {
        switch self {
        case .order: .order
        case .delivery: .delivery
        case .notificationHint: .notificationHint
        case .notice: .notice
        }
    }
}
