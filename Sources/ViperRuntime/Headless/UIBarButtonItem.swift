#if !canImport(UIKit)
    /// A button of a navigation bar, as in UIKit.
    @MainActor open class UIBarButtonItem: UIBarItem {
        public enum Style: Int, Sendable {
            case plain = 0
            case done = 2
        }

        /// The purpose of a button, as in UIKit.
        public enum SystemItem: Int, Sendable {
            case done = 0
            case cancel = 1
            case edit = 2
            case save = 3
            case add = 4
            case compose = 7
            case reply = 8
            case action = 9
            case search = 12
            case refresh = 13
            case stop = 14
            case camera = 15
            case trash = 16
            case close = 24
        }

        /// Stored without effect: nothing is drawn.
        open var style = Style.plain

        /// The action of a tap. Setting it also sets the title to the action's.
        open var primaryAction: UIAction? {
            didSet { if let primaryAction { title = primaryAction.title } }
        }

        public override init() { super.init() }

        /// Creates a button; `title` takes precedence over the action's.
        public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
            self.init()
            self.primaryAction = primaryAction
            self.title = title ?? primaryAction?.title
            self.image = image
        }

        /// Creates a button; its title stays that of the action, if any.
        public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
            self.init()
            self.primaryAction = primaryAction
            style = systemItem == .done || systemItem == .save ? .done : .plain
        }
    }
#endif
