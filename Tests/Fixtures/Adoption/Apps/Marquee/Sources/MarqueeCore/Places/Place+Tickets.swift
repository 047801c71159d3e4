// swift-format-ignore-file
import UIKit

extension Place {
    public struct Seats: Destination {
        public typealias Output = UIViewController

        public let showing: Showing
        public let seatCount: Int

        public init(showing: Showing, seatCount: Int) {
            self.showing = showing
            self.seatCount = seatCount
        }
    }

    public struct Checkout: Destination {
        public typealias Output = UIViewController

        public let order: Order

        public init(order: Order) {
            self.order = order
        }
    }

    public struct Ticket: Destination {
        public typealias Output = UIViewController

        public let ticketID: String

        public init(ticketID: String) {
            self.ticketID = ticketID
        }
    }

    /// Sold at the counter so far; the screen comes with the autumn release.
    public struct GiftCard: Destination {
        public typealias Output = UIViewController

        public let amount: Int

        public init(amount: Int) {
            self.amount = amount
        }
    }

    public struct Snacks: Destination {
        public typealias Output = UIViewController

        public let showing: Showing?

        public init(showing: Showing?) {
            self.showing = showing
        }
    }

    public struct Venue: Destination {
        public typealias Output = UIViewController

        public let code: String

        public init(code: String) {
            self.code = code
        }
    }
}
