public import Foundation

/// https://developer.apple.com/documentation/uikit/uialertcontroller
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func addAction(_ action: UIAlertAction) {}
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
    open var textFields: [UITextField]? { nil }

    /// https://developer.apple.com/documentation/uikit/uialertcontroller/style
    public enum Style: Int, Sendable { case actionSheet, alert }
}

/// https://developer.apple.com/documentation/uikit/uialertaction
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }

    /// https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
}
