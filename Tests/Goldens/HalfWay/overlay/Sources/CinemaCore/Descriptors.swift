public import ViperRuntime

// Those that nobody has written specs for yet.

extension Screens {
    public struct TermsDescriptor: ScreenDescriptor {
        public typealias Output = UIViewController

        public init() {}
    }

    public struct VoucherDescriptor: ScreenDescriptor {
        public typealias Output = UIViewController

        public let code: String

        public init(code: String) { self.code = code }
    }
}
