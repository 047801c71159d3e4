#if !canImport(UIKit)
    public import Foundation

    /// What a navigation bar shows for a controller, as in UIKit.
    @MainActor open class UINavigationItem: NSObject {
        /// Whether a bar shows the title large.
        public enum LargeTitleDisplayMode: Int, Sendable {
            case automatic = 0
            case always = 1
            case never = 2
        }

        /// What the bar shows in its middle.
        open var title: String?
        /// A line above the title.
        open var prompt: String?
        /// What the back button of the next controller says.
        open var backButtonTitle: String?
        /// Kept, without effect: there are no bars.
        open var hidesBackButton = false
        /// Kept, without effect: there are no bars.
        open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
        /// A view in place of the title. Kept, without effect: there are no bars.
        open var titleView: UIView?
        /// The buttons at the leading edge.
        open var leftBarButtonItems: [UIBarButtonItem]?
        /// The buttons at the trailing edge.
        open var rightBarButtonItems: [UIBarButtonItem]?

        /// An item without buttons.
        public init(title: String) {
            self.title = title
            super.init()
        }

        init(title: String?) {
            self.title = title
            super.init()
        }

        /// The first of the left items. Setting it replaces them all.
        open var leftBarButtonItem: UIBarButtonItem? {
            get { leftBarButtonItems?.first }
            set { leftBarButtonItems = newValue.map { [$0] } }
        }

        /// The first of the right items. Setting it replaces them all.
        open var rightBarButtonItem: UIBarButtonItem? {
            get { rightBarButtonItems?.first }
            set { rightBarButtonItems = newValue.map { [$0] } }
        }
    }
#endif
