// swift-format-ignore-file
@MainActor open class UIViewController {
    open var title: String?
    public init() {}
}

open class UINavigationController: UIViewController {
    public var viewControllers: [UIViewController] = []

    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }
}

open class UIWindow {
    @MainActor public var rootViewController: UIViewController?
    public init() {}
}
