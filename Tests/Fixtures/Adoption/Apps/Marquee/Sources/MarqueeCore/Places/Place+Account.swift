// swift-format-ignore-file
import UIKit

extension Place {
    /// Comes in a navigation controller, since it is shown on top of everything.
    public struct Wallet: Destination {
        public typealias Output = UINavigationController

        public init() {}
    }

    public struct Account: Destination {
        public typealias Output = UIViewController

        public let startsEditing: Bool

        public init(startsEditing: Bool) {
            self.startsEditing = startsEditing
        }
    }

    public struct Settings: Destination {
        public typealias Output = UIViewController

        public init() {}
    }
}
