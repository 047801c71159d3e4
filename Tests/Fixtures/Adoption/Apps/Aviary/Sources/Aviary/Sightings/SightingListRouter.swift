// swift-format-ignore-file
import Birds
import UIKit

struct Sighting {
    var bird: Bird
    var count: Int
}

final class SightingListViewController: UIViewController {
    var presenter: SightingListPresenter?
}

final class SightingListPresenter {
    let router: SightingListRouter
    init(router: SightingListRouter) { self.router = router }
}

@MainActor
final class SightingListRouter {
    private weak var viewController: UIViewController?

    private init(viewController: UIViewController) { self.viewController = viewController }

    static func assembleModule() -> SightingListViewController {
        let view = SightingListViewController()
        view.presenter = SightingListPresenter(router: SightingListRouter(viewController: view))
        return view
    }

    func showSighting(_ sighting: Sighting) -> UIViewController {
        SightingDetailRouter.assembleModule(sighting: sighting, isEditable: true)
    }
}

final class SightingDetailViewController: UIViewController {
    var sighting: Sighting?
    var isEditable = false
}

@MainActor
final class SightingDetailRouter {
    static func assembleModule(sighting: Sighting, isEditable: Bool = false) -> SightingDetailViewController {
        let view = SightingDetailViewController()
        view.sighting = sighting
        view.isEditable = isEditable
        return view
    }
}

protocol SightingEditorDelegate: AnyObject {}

@MainActor
enum SightingEditorRouter {
    static func createModule(sighting: Sighting?, delegate: SightingEditorDelegate) -> UIViewController {
        UIViewController()
    }
}
