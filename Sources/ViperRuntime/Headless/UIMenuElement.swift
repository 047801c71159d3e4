#if !canImport(UIKit)
    public import Foundation

    /// The common base of elements of menus, buttons and bar button items, as in UIKit.
    @MainActor open class UIMenuElement: NSObject {
        public let title: String

        init(title: String) {
            self.title = title
            super.init()
        }
    }
#endif
