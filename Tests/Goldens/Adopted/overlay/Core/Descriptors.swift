extension Screens {
    public struct FilmDescriptor: ScreenDescriptor {
        public typealias Screen = Controller

        public let filmID: Int64

        public init(filmID: Int64) {
            self.filmID = filmID
        }
    }

    public struct CastDescriptor: ScreenDescriptor {
        public typealias Screen = Controller

        public let film: Int64
        public let isWhole: Bool

        public init(filmID: Int64, isWhole: Bool = false) {
            film = filmID
            self.isWhole = isWhole
        }
    }

    public struct ProgrammeDescriptor: ScreenDescriptor {
        public typealias Screen = Controller

        public init() {}
    }

    public struct TrailerDescriptor: ScreenDescriptor {
        public typealias Screen = Controller

        public var address: String
        public var second: Int

        public init(address: String, second: Int) {
            self.address = address
            self.second = second
        }
    }

    /// Nobody has written a spec for it yet.
    public struct TermsDescriptor: ScreenDescriptor {
        public typealias Screen = Controller

        public init() {}
    }

    /// A code that is no voucher has no screen.
    public struct VoucherDescriptor: ScreenDescriptor {
        public typealias Screen = Controller?

        public let code: String

        public init(code: String) {
            self.code = code
        }
    }
}
