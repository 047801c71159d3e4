// swift-format-ignore-file

import EmberCore
import UIKit

final class FiringViewController: UIViewController, Kiln.FiringScreen {
    init(number: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "Firing \(number)"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(temperature: Int) { title = "\(temperature) °C" }
}

@MainActor
enum ShelfBuilder {
    static func build(pots: [String]) -> UIViewController {
        let viewController = UIViewController()
        viewController.title = pots.first
        return viewController
    }
}

final class GlazePicker: UIViewController {
    init(fetch: any FetchGlazesUseCase) {
        super.init(nibName: nil, bundle: nil)
        title = fetch().first
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

struct FetchGlazes: FetchGlazesUseCase {
    let glazes: [String]

    func callAsFunction() -> [String] { glazes }
}
