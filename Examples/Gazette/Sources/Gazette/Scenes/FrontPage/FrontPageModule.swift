// swift-format-ignore-file
import GazetteUI

@MainActor
enum FrontPageModule {
    static func assemble(session: Session) -> UIViewController {
        let router = FrontPageRouter(session: session)
        let presenter = FrontPagePresenter(store: session.store, router: router)
        let viewController = FrontPageViewController(presenter: presenter)
        presenter.view = viewController
        router.viewController = viewController
        return viewController
    }
}
