#if !canImport(UIKit)
    public import Foundation

    /// A button with a title for each state, as in UIKit.
    @MainActor open class UIButton: UIControl {
        public enum ButtonType: Int, Sendable {
            case custom = 0
            case system = 1
            case close = 7
        }

        /// The type that it was created with.
        public private(set) var buttonType = ButtonType.custom
        private var titles: [State: String] = [:]
        /// The look of the button as a value. Stored without effect: nothing is drawn.
        open var configuration: Configuration?

        public override init(frame: CGRect) {
            super.init(frame: frame)
            accessibilityTraits = .button
        }

        /// Creates a button with the action's title, which calls the action for `primaryActionTriggered`.
        public override init(frame: CGRect, primaryAction: UIAction?) {
            super.init(frame: frame, primaryAction: primaryAction)
            setTitle(primaryAction?.title, for: .normal)
            accessibilityTraits = .button
        }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Creates a button without a title and without an action.
        public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

        /// Creates a button with the action's title, which calls the action for `primaryActionTriggered`.
        public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
            self.init(frame: .zero, primaryAction: primaryAction)
            self.buttonType = buttonType
        }

        /// Creates a button with a configuration, which calls the action for `primaryActionTriggered`.
        public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
            self.init(type: .system, primaryAction: primaryAction)
            self.configuration = configuration
        }

        /// Sets the title of exactly this state; nil removes it.
        open func setTitle(_ title: String?, for state: State) { titles[state] = title }

        /// Returns the title of exactly this state.
        open func title(for state: State) -> String? { titles[state] }

        /// The title of the current state, otherwise the normal one.
        open var currentTitle: String? { titles[state] ?? titles[.normal] }

        /// The look of a button, as in UIKit: titles wrap, and follow the text size that the user has chosen.
        ///
        /// From https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
        public struct Configuration: Sendable {
            public static func plain() -> Configuration { Configuration() }
            public static func gray() -> Configuration { Configuration() }
            public static func tinted() -> Configuration { Configuration() }
            public static func filled() -> Configuration { Configuration() }

            private init() {}
        }
    }
#endif
