// swift-format-ignore-file
import Birds
import UIKit

enum SpeciesOrder { case name, size }

final class SpeciesViewController: UIViewController {
    let bird: Bird
    let order: SpeciesOrder

    init(bird: Bird, order: SpeciesOrder) {
        self.bird = bird
        self.order = order
        super.init()
    }
}

@MainActor
struct SpeciesWireframe {
    enum Style { case plain, full }

    static func makeViewController(with bird: Bird, in order: SpeciesOrder = .name, style: Style) -> UIViewController {
        SpeciesViewController(bird: bird, order: order)
    }

    static func makeFilter(onSelect: @escaping (Bird) -> Void) -> UIViewController { UIViewController() }
}
