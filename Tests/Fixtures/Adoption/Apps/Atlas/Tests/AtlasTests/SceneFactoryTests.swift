// swift-format-ignore-file
import AtlasCore
import UIKit
import XCTest

@testable import Atlas

private struct Places: PlaceService {
    func name(ofPlace id: Int) -> String { "Place \(id)" }
}

@MainActor
final class SceneFactoryTests: XCTestCase {
    private let environment = AppEnvironment(places: Places())

    func testMaps() async {
        XCTAssertEqual(SceneFactory.make(MapScreen(region: "Tyrol"), environment: environment).title, "Map of Tyrol")
        XCTAssertEqual(SceneFactory.make(PlaceScreen(id: 7), environment: environment).title, "Place 7")
        XCTAssertEqual(SceneFactory.make(CompassScreen(), environment: environment).tag, 1)
    }

    func testALayerIsPicked() async throws {
        var picked = ""
        let layers = SceneFactory.make(LayersScreen { picked = $0 }, environment: environment)
        try XCTUnwrap(layers as? LayersViewController).pick("Snow")
        XCTAssertEqual(picked, "Snow, 0")
    }

    func testTrips() async {
        let trip = SceneFactory.make(TripScreen(name: "Andes", days: 9), environment: environment)
        XCTAssertEqual(trip.title, "Andes, 9 days")
        let trips = SceneFactory.make(TripsScreen(), environment: environment)
        XCTAssertEqual(trips.viewControllers.first?.title, "Trips")
        XCTAssertEqual(environment.opened, ["trips"])
    }

    func testThings() async {
        let packing = SceneFactory.make(PackingScreen(trip: "Andes"), environment: environment)
        XCTAssertEqual(packing.title, "20 things for Andes")
        XCTAssertEqual(SceneFactory.make(OfflineScreen(), environment: environment).title, "Offline maps")
        XCTAssertEqual(SceneFactory.make(SettingsScreen(), environment: environment).title, "Settings")
    }
}
