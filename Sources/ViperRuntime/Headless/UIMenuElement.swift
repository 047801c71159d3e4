#if !canImport(UIKit)
    public import Foundation

    /// What menus, buttons and bar button items have in common, as in UIKit.
    @MainActor open class UIMenuElement: NSObject {
        public let title: String

        init(title: String) {
            self.title = title
            super.init()
        }
    }
#endif
