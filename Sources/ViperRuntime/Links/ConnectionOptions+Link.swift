#if canImport(UIKit) && !os(tvOS)
    public import UIKit

    extension UIScene.ConnectionOptions {
        /// The link that the app was started with: a URL, a page on the web, or what a shortcut has under `link`.
        ///
        /// A notification's isn't among them: the delegate of `UNUserNotificationCenter` is told of it as well.
        public var link: URL? {
            urlContexts.first?.url ?? userActivities.lazy.compactMap(\.webpageURL).first ?? shortcutItem?.link
        }
    }

    extension UIApplicationShortcutItem {
        /// The URL in its `userInfo` under `link`.
        public var link: URL? { (userInfo?["link"] as? String).flatMap { URL(string: $0) } }
    }
#endif
