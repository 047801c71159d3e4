// swift-format-ignore-file

import UIKit

public enum ViewDescriptor {
    public struct MapDescriptor: TypedDescriptor {
        public typealias Output = UIViewController

        public init() {}
    }

    public struct SpeciesDescriptor: TypedDescriptor {
        public typealias Output = UIViewController

        public var name: String
        public var isRare: Bool

        public init(name: String, isRare: Bool = false) {
            self.name = name
            self.isRare = isRare
        }
    }

    public struct SightingsDescriptor: TypedDescriptor {
        public typealias Output = UINavigationController

        public var place: String

        public init(place: String) { self.place = place }
    }

    public struct SongDescriptor: TypedDescriptor {
        public typealias Output = UIViewController

        public var name: String

        public init(name: String) { self.name = name }
    }

    public struct SettingsDescriptor: TypedDescriptor {
        public typealias Output = UIViewController

        public init() {}
    }
}
