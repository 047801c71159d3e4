// swift-format-ignore-file
import AtlasCore
import Foundation
import UIKit

@MainActor
enum MapBuilder {
    static func build(region: String, environment: AppEnvironment) -> UIViewController {
        environment.log("map")
        return titled("Map of \(region)")
    }
}

@MainActor
struct PlaceBuilder {
    let places: any PlaceService

    func build(_ id: Int) -> UIViewController { titled(places.name(ofPlace: id)) }
}

@MainActor
func makeCompass(for environment: AppEnvironment) -> UIView {
    let compass = UIView()
    compass.tag = environment.opened.count
    return compass
}

final class LayersViewController: UIViewController {
    private let picked: @MainActor (String) -> Void

    init(picked: @escaping @MainActor (String) -> Void) {
        self.picked = picked
        super.init(nibName: nil, bundle: nil)
        title = "Layers"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    func pick(_ layer: String) { picked(layer) }
}

@MainActor
func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
}
