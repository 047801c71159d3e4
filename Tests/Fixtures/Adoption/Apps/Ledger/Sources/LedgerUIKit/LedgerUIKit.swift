// swift-format-ignore-file
#if canImport(UIKit)
@_exported import UIKit
#else
import Foundation

// The core team compiles Ledger on Linux, too.

open class UIViewController {
    open var title: String?
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) { return nil }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
}

open class UINavigationController: UIViewController {
    public var viewControllers: [UIViewController] = []
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }
}
#endif
