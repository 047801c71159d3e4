// swift-format-ignore-file
import GazetteUI

extension Pages {
    public struct SearchDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public let query: String?

        public init(query: String? = nil) { self.query = query }
    }

    public struct BookmarksDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public init() {}
    }

    public struct SettingsDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public init() {}
    }

    public struct LoginDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public let completion: (Bool) -> Void

        public init(completion: @escaping (Bool) -> Void) { self.completion = completion }
    }

    public struct PaywallDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public let articleID: Int?

        public init(articleID: Int?) { self.articleID = articleID }
    }
}
