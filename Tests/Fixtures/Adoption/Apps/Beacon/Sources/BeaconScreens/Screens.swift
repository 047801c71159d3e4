// swift-format-ignore-file

public import SwiftUI

public protocol ScreenDescriptor {
    associatedtype Body
}

public enum Screens {
    public struct LampList: ScreenDescriptor {
        public typealias Body = AnyView

        public init() {}
    }

    public struct Lamp: ScreenDescriptor {
        public typealias Body = AnyView

        public let id: Int

        public init(id: Int) { self.id = id }
    }

    public struct Keeper: ScreenDescriptor {
        public typealias Body = AnyView

        public let name: String

        public init(name: String) { self.name = name }
    }

    public struct Chart: ScreenDescriptor {
        public typealias Body = AnyView

        public let isNight: Bool

        public init(isNight: Bool) { self.isNight = isNight }
    }
}

public typealias KeeperScreen = Screens.Keeper

@MainActor
public protocol ScreenResolver: AnyObject {
    func resolve<S: ScreenDescriptor>(_ screen: S) -> S.Body
}
