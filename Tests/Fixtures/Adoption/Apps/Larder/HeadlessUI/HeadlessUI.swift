// swift-format-ignore-file
#if !canImport(UIKit)
import Foundation

// Just enough for unit tests on Linux. Don't add drawing here.

@MainActor
open class UIView {
    public init() { }
}

@MainActor
open class UIViewController {

    open var title: String?
    open var view: UIView! = UIView()

    public init(nibName: String?, bundle: Bundle?) { }

    public required init?(coder: NSCoder) {
        return nil
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }
}

@MainActor
open class UINavigationController: UIViewController {

    open var viewControllers: [UIViewController] = []

    open var topViewController: UIViewController? { return viewControllers.last }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        self.viewControllers = [rootViewController]
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
}

#endif
