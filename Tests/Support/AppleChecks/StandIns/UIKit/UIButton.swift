public import Foundation

/// https://developer.apple.com/documentation/uikit/uibutton
@MainActor @preconcurrency
open class UIButton: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public override init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame, primaryAction: primaryAction)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { self.init(frame: .zero) }

    open var configuration: Configuration?

    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
    public struct Configuration: Sendable {
        public static func plain() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
    }

    open var buttonType: ButtonType { .system }
    open var titleLabel: UILabel? { nil }
    open var currentTitle: String? { nil }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func title(for state: UIControl.State) -> String? { nil }
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}

    /// https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case close = 7
    }
}
