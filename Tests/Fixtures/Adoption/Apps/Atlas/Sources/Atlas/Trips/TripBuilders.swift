// swift-format-ignore-file
import AtlasCore
import UIKit

@MainActor
enum TripBuilder {
    static func trip(_ name: String, lasting days: Int) -> UIViewController { titled("\(name), \(days) days") }

    static func list(in environment: AppEnvironment) -> UINavigationController {
        environment.log("trips")
        return UINavigationController(rootViewController: titled("Trips"))
    }

    static func packing(for trip: String, limit: Int) -> UIViewController {
        titled("\(limit) things for \(trip)")
    }
}
