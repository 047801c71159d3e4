// swift-format-ignore-file
import GazetteUI

extension Pages {
    public struct CrosswordDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public let day: Int

        public init(day: Int) { self.day = day }
    }

    public struct ImprintDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public init() {}
    }

    /// Until we had an astrologer.
    public struct HoroscopeDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public let sign: String
    }
}
