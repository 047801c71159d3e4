// swift-format-ignore-file
import GazetteUI

extension Pages {
    public struct FrontPageDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public init() {}
    }

    public struct ArticleDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public let articleID: Int

        public init(articleID: Int) { self.articleID = articleID }
    }

    public struct CommentsDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public let articleID: Int

        public init(articleID: Int) { self.articleID = articleID }
    }

    public struct AuthorDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public let name: String

        public init(name: String) { self.name = name }
    }

    public struct SectionDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public let section: Section

        public init(section: Section) { self.section = section }
    }

    public struct GalleryDescriptor: PageDescriptor {
        public typealias Output = UINavigationController

        public let captions: [String]
        public let first: Int

        public init(captions: [String], first: Int = 0) {
            self.captions = captions
            self.first = first
        }
    }
}
