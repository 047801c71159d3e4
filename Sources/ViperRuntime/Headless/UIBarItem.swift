#if !canImport(UIKit)
    public import Foundation

    /// What the items of bars have in common, as in UIKit.
    @MainActor open class UIBarItem: NSObject {
        /// What the bar shows.
        open var title: String?
        /// Kept, without effect: nothing is drawn.
        open var image: UIImage?
        /// Kept, without effect: there are no touches.
        open var isEnabled = true
        /// A number to tell items apart.
        open var tag = 0
        /// A name for tests, not shown to users.
        open var accessibilityIdentifier: String?

        public override init() { super.init() }
    }
#endif
