extension Places {
    public struct ShelfDescriptor: PlaceDescriptor {
        public let row: Int

        public init(row: Int) {
            self.row = row
        }
    }

    public struct ParcelDescriptor: PlaceDescriptor {
        public let number: String

        public init(number: String) {
            self.number = number
        }
    }

    /// Conforms by another protocol.
    public struct RouteDescriptor: TrackedDescriptor {
        public var trackedName: String { "route" }

        public init() {}
    }

    /// Conforms by an alias.
    public struct DutyDescriptor: SilentDescriptor {
        public init() {}
    }

    /// The resolver's own switch opens it.
    public struct TermsDescriptor: PlaceDescriptor {
        public init() {}
    }
}
