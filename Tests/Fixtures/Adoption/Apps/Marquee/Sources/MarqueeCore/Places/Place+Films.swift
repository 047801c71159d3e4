// swift-format-ignore-file
import UIKit

extension Place {
    /// All that runs on a day.
    public struct Programme: Destination {
        public typealias Output = UIViewController

        public let day: Weekday

        public init(day: Weekday) {
            self.day = day
        }
    }

    public struct FilmPage: Destination {
        public typealias Output = UIViewController

        public let filmID: Int

        public init(filmID: Int) {
            self.filmID = filmID
        }
    }

    public struct Cast: Destination {
        public typealias Output = UIViewController

        public let filmID: Int
        public let highlightedActor: String?

        public init(filmID: Int, highlightedActor: String? = nil) {
            self.filmID = filmID
            self.highlightedActor = highlightedActor
        }
    }

    public struct Person: Destination {
        public typealias Output = UIViewController

        public let name: String

        public init(name: String) {
            self.name = name
        }
    }

    public struct Trailer: Destination {
        public typealias Output = UIViewController

        public let filmID: Int
        public var autoplays: Bool

        public init(filmID: Int, autoplays: Bool = true) {
            self.filmID = filmID
            self.autoplays = autoplays
        }
    }
}

// MARK: - Reviews

public extension Place {
    struct Reviews: Destination {
        public typealias Output = UIViewController

        public let filmID: Int
        public let order: ReviewOrder

        public init(filmID: Int, order: ReviewOrder) {
            self.filmID = filmID
            self.order = order
        }
    }

    struct ReviewEditor: Destination {
        public typealias Output = UIViewController

        public let filmID: Int
        public let onSend: @MainActor (Review) -> Void

        public init(filmID: Int, onSend: @escaping @MainActor (Review) -> Void) {
            self.filmID = filmID
            self.onSend = onSend
        }
    }
}
