// swift-format-ignore-file
import AtlasCore
import UIKit

/// Makes every screen of the app.
@MainActor
public enum SceneFactory {
    static let packingLimit = 20
    private static var offlineTitle: String { "Offline maps" }

    public static func make<S: Screen>(_ screen: S, environment: AppEnvironment) -> S.Content {
        switch screen {
        case let map as MapScreen:
            return MapBuilder.build(region: map.region, environment: environment) as! S.Content
        case let place as PlaceScreen:
            return PlaceBuilder(places: environment.places).build(place.id) as! S.Content
        case is CompassScreen:
            return makeCompass(for: environment) as! S.Content
        case let layers as LayersScreen:
            return LayersViewController { [weak environment, layers] in
                layers.onPick("\($0), \(environment?.opened.count ?? 0)")
            } as! S.Content
        case let trip as TripScreen:
            return TripBuilder.trip(trip.name, lasting: trip.days) as! S.Content
        case is TripsScreen:
            return TripBuilder.list(in: environment) as! S.Content
        case let packing as PackingScreen:
            return TripBuilder.packing(for: packing.trip, limit: Self.packingLimit) as! S.Content
        case is OfflineScreen:
            return titled(offlineTitle) as! S.Content
        case is SettingsScreen:
            environment.log("settings")
            return titled("Settings") as! S.Content
        default:
            preconditionFailure("\(S.self) has no scene")
        }
    }
}
