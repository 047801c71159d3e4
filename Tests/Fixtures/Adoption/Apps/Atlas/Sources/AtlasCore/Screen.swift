// swift-format-ignore-file
import UIKit

/// Names a screen; `Content` is what it is shown as.
public protocol Screen {
    associatedtype Content = UIViewController
}

public struct MapScreen: Screen {
    public let region: String

    public init(region: String) {
        self.region = region
    }
}

public struct PlaceScreen: Screen {
    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}

public struct CompassScreen: Screen {
    public typealias Content = UIView

    public init() {}
}

public struct LayersScreen: Screen {
    public let onPick: @MainActor (String) -> Void

    public init(onPick: @escaping @MainActor (String) -> Void) {
        self.onPick = onPick
    }
}

public struct TripScreen: Screen {
    public let name: String
    public let days: Int

    public init(name: String, days: Int = 1) {
        self.name = name
        self.days = days
    }
}

public struct TripsScreen: Screen {
    public typealias Content = UINavigationController

    public init() {}
}

public struct PackingScreen: Screen {
    public let trip: String

    public init(trip: String) {
        self.trip = trip
    }
}

public struct OfflineScreen: Screen {
    public init() {}
}

public struct SettingsScreen: Screen {
    public init() {}
}

public struct AboutScreen: Screen {
    public init() {}
}
