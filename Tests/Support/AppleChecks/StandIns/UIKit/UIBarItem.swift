public import Foundation

/// https://developer.apple.com/documentation/uikit/uibaritem
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    public override init() { super.init() }

    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
}

/// https://developer.apple.com/documentation/uikit/uitabbaritem
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    public override init() { super.init() }
    public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }

    open var selectedImage: UIImage?
    open var badgeValue: String?
}
