// swift-format-ignore-file
import GazetteUI

extension Pages {
    public struct WeatherDescriptor: PageDescriptor {
        public typealias Output = UIViewController

        public let city: String

        public init(city: String) { self.city = city }
    }

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
