/// https://developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    public override init() { super.init() }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.init() }
    public convenience init(customView: UIView) { self.init() }

    public class func flexibleSpace() -> Self { fatalError("a declaration only") }

    open var style = Style.plain
    open var primaryAction: UIAction?

    /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    /// https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
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
}
