public import Foundation

/// https://developer.apple.com/documentation/uikit/uisearchcontroller
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var isActive = false
}
