#if canImport(UIKit) && !os(tvOS)
    public import UIKit
    #if canImport(UserNotifications)
        public import UserNotifications
    #endif

    extension UIScene.ConnectionOptions {
        /// The link that the app was started with: a URL, a page on the web, or what a shortcut or a notification has
        /// under `link`.
        public var link: URL? {
            urlContexts.first?.url ?? userActivities.lazy.compactMap(\.webpageURL).first ?? shortcutItem?.link
                ?? notificationResponse?.link
        }
    }

    extension UIApplicationShortcutItem {
        /// The URL in its `userInfo` under `link`.
        public var link: URL? { (userInfo?["link"] as? String).flatMap { URL(string: $0) } }
    }

    extension UNNotificationResponse {
        /// The URL in the notification's `userInfo` under `link`.
        public var link: URL? {
            (notification.request.content.userInfo["link"] as? String).flatMap { URL(string: $0) }
        }
    }
#endif
