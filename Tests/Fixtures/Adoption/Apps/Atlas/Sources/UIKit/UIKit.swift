// swift-format-ignore-file
import Foundation

@MainActor open class UIView {
    public var tag = 0
    public init() {}
}

@MainActor open class UIViewController {
    open var title: String?
    public var presentedViewController: UIViewController?

    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) { nil }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
}

open class UITableViewController: UIViewController {}

open class UINavigationController: UIViewController {
    public var viewControllers: [UIViewController] = []

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }
}
