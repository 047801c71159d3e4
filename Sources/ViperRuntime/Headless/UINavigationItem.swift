#if !canImport(UIKit)
    public import Foundation

    /// The content of a navigation bar for a controller, as in UIKit.
    @MainActor open class UINavigationItem: NSObject {
        /// The setting for a large title, as in UIKit.
        public enum LargeTitleDisplayMode: Int, Sendable {
            case automatic = 0
            case always = 1
            case never = 2
        }

        /// The title in the middle of the bar.
        open var title: String?
        /// A line above the title.
        open var prompt: String?
        /// The title of the next controller's back button.
        open var backButtonTitle: String?
        /// Stored without effect: there are no bars.
        open var hidesBackButton = false
        /// Stored without effect: there are no bars.
        open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
        /// A view in place of the title. Stored without effect: there are no bars.
        open var titleView: UIView?
        /// The buttons at the leading edge.
        open var leftBarButtonItems: [UIBarButtonItem]?
        /// The buttons at the trailing edge.
        open var rightBarButtonItems: [UIBarButtonItem]?

        /// Creates an item without buttons.
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
