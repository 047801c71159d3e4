public enum Kitchen {
    public struct Pan { public init() {} }

    /// @mockable
    public protocol Oven {
        func heat(_ pan: Pan, to degrees: Int) -> Pan?
        func doors() -> [Door]
    }

    public struct Door {}
}

extension Kitchen.Pan {
    /// @mockable
    public protocol Lid { func close() }
}

extension Kitchen {
    public enum Level { case low, high }

    public typealias Levels = [Level]

    /// @mockable
    public protocol Hob {
        func set(_ level: Level) -> Levels
        func fill(_ pan: Pan, in drawer: Drawer)
    }
}

extension Kitchen.Pan {
    public struct Handle: Sendable { public init() {} }
}

public enum Space {
    public enum Room {
        /// @mockable
        public protocol Door {
            func open(_ key: Key, on wall: Wall) -> Key?
        }
    }
}

extension Space { public struct Wall { public init() {} } }

#if swift(>=6)
    extension Space.Room { public struct Key { public init() {} } }
#endif

/// @mockable
public protocol Gate: Space.Room.Door {}

extension Space {
    public protocol Slot {}
    public struct Coin: Slot { public init() {} }

    /// @mockable
    public protocol Machine<Paid> {
        associatedtype Paid: Slot
        associatedtype Change = Coin
        associatedtype All where All == [Coin]
        func pay(_ paid: Paid) -> Change
        func empty(_ all: All) -> Int
    }

    /// @mockable
    public protocol CoinMachine: Machine where Paid == Coin {}

    /// @mockable
    public protocol OtherCoinMachine: Machine<Coin> {}
}
