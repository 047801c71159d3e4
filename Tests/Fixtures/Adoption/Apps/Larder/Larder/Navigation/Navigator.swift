// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#else
import HeadlessUI
#endif

@MainActor
final class Navigator {

    let root: UINavigationController
    private let router: Router

    init(start: any Route, router: Router) {
        self.router = router
        self.root = UINavigationController(rootViewController: router.viewController(for: start))
    }

    func show(_ route: any Route) {
        root.pushViewController(router.viewController(for: route), animated: true)
    }
}
