import Foundation
import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// One row of what is under way, with what can be done about it.
    struct KaimonoTopRowView: View {
        let row: KaimonoTopRow
        let onTapOrder: @MainActor () -> Void
        let onDismissNotice: @MainActor () -> Void
        let onTapNotificationHint: @MainActor () -> Void

        var body: some View {
            switch row {
            case .order(let order):
                Button(KaimonoTopTexts.placed(order), action: onTapOrder)
                    .frame(minHeight: 44)
                    .accessibilityIdentifier("kaimonoTop.order")
            case .delivery(let delivery):
                Text(verbatim: KaimonoTopTexts.arrival(delivery))
                    .accessibilityIdentifier("kaimonoTop.delivery")
            case .notificationHint:
                notificationHint
            case .notice(let notice):
                shown(notice)
            }
        }

        private var notificationHint: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(
                    "Notifications are off: you won't hear when an order arrives.",
                    bundle: .kaimonoResources,
                    comment: "A hint to users who refused notifications"
                )
                .accessibilityIdentifier("kaimonoTop.notificationHint")
                Button(
                    String(localized: "Open Settings", bundle: .kaimonoResources, comment: "Leads out of the app"),
                    action: onTapNotificationHint
                )
                .frame(minHeight: 44)
                .accessibilityIdentifier("kaimonoTop.notificationSettings")
            }
        }

        private func shown(_ notice: Notice) -> some View {
            HStack(spacing: 8) {
                Text(verbatim: notice.text)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityIdentifier("kaimonoTop.notice")
                Button(
                    String(localized: "Dismiss", bundle: .kaimonoResources, comment: "Removes a notice of the shops"),
                    action: onDismissNotice
                )
                .frame(minHeight: 44)
                .accessibilityIdentifier("kaimonoTop.dismissNotice")
            }
        }
    }
#endif
