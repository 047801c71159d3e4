// swift-format-ignore-file
import Foundation

// As much of UIKit as the tests on the build server need.

@MainActor
open class UIView {
    public var accessibilityIdentifier: String?

    public init() {}
}

@MainActor
open class UIViewController {
    open var title: String?
    public private(set) var isViewLoaded = false

    public lazy var view: UIView = {
        isViewLoaded = true
        let view = UIView()
        viewDidLoad()
        return view
    }()

    public init(nibName: String?, bundle: Bundle?) {}

    public required init?(coder: NSCoder) { nil }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    open func viewDidLoad() {}
}

open class UINavigationController: UIViewController {
    public private(set) var viewControllers: [UIViewController] = []
    public var topViewController: UIViewController? { viewControllers.last }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
}
