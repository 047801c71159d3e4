#if !canImport(UIKit)
    public import Foundation

    /// The common base of items of bars, as in UIKit.
    @MainActor open class UIBarItem: NSObject {
        /// The title in the bar.
        open var title: String?
        /// Stored without effect: nothing is drawn.
        open var image: UIImage?
        /// Stored without effect: there are no touches.
        open var isEnabled = true
        /// A number to identify the item.
        open var tag = 0
        /// A name for tests, not shown to users.
        open var accessibilityIdentifier: String?

        public override init() { super.init() }
    }
#endif
